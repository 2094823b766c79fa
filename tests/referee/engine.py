"""Talks to `oxhide engine`: one JSON object a line out, one a line back."""

import json
import subprocess


class Engine:
    def __init__(self, binary):
        self.child = subprocess.Popen(
            [binary, "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, cmd, **fields):
        """The answer as it comes, failures included."""
        self.child.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
        self.child.stdin.flush()
        line = self.child.stdout.readline()
        if not line:
            raise RuntimeError(f"the engine ended at {cmd} {fields}")
        return json.loads(line)

    def must(self, cmd, **fields):
        """The answer, which must not be a failure."""
        answer = self.ask(cmd, **fields)
        if not answer.get("ok"):
            raise RuntimeError(f"the engine failed at {cmd} {fields}: {answer}")
        return answer

    def close(self):
        self.child.stdin.close()
        self.child.wait(timeout=10)
