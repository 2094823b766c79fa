"""Pages of rules as lists of sections, for check-rules and rules-stamp.

A translation, docs/rules/LANGUAGE/GAME.md, has the headings of the English page
one by one, with the same ids. Behind each stands what it was translated from:
`<!-- of 1a2b3c4d -->`, the hash of the English section, its heading included.
"""
import hashlib
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
RULES = ROOT / "docs/rules"
HEADING = re.compile(r"^(#{1,5}) (.*)$")
STAMP = re.compile(r" *<!-- of ([0-9a-f]{8}) -->")
ID = re.compile(r"^[A-Z]+-\d+(?:\.\d+)*\b")
RULING = re.compile(r"^\s*[-*] \*\*([A-Z]+-\d+(?:\.\d+)*r\d+)\*\*", re.M)


class Section:
    def __init__(self, heading, line):
        self.level, self.title = len(heading[1]), heading[2]
        self.line, self.text = line, heading[0]
        stamp = STAMP.search(self.title)
        self.stamp = stamp and stamp[1]
        found = ID.match(self.title)
        self.id = found[0] if found else None

    @property
    def name(self):
        return self.id or f"'{STAMP.sub('', self.title)}'"

    @property
    def shape(self):
        """What a translation must have alike: level, id, rulings."""
        return self.level, self.id, RULING.findall(self.text)

    @property
    def hash(self):
        words = " ".join(STAMP.sub("", self.text).split())
        return hashlib.sha256(words.encode()).hexdigest()[:8]


def sections(page):
    found = []
    for number, line in enumerate(page.read_text().splitlines()):
        heading = HEADING.match(line)
        if heading:
            found.append(Section(heading, number))
        elif found:
            found[-1].text += "\n" + line
    return found


def translations():
    """(page, its English one) for every translated page."""
    return [(page, RULES / page.name) for page in sorted(RULES.glob("*/*.md"))]
