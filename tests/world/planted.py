#!/usr/bin/env python3
"""Bugs planted in the club for the worlds to find: planted.py CLUB OUT copies
the sources of the folder CLUB to OUT with every bug in them, each asleep until
the program says so, and writes the list to OUT/planted.def. A plant is a file,
what is wrong, a piece of source that stands there exactly once, and what stands
there instead, where PLANTED is true in the runs that try this bug."""
import os
import sys

PLANTS = [
    ("node_batch", "an acknowledgement before the commit",
     "    job->landed = false;\n    if (n->waiting)",
     "    job->landed = false;\n    if (PLANTED) {\n"
     "        job->number = n->draft.row.entry.number;\n"
     "        job_answer(n, job);\n    }\n    if (n->waiting)"),
    ("node_batch", "an unknown commit taken as refused",
     "look(n, n->flying[i], now)",
     "if (PLANTED) { job_refuse(n, n->flying[i]->job, CLUB_REFUSED);"
     " land(n, n->flying[i]); } else look(n, n->flying[i], now)"),
    ("node_batch", "an unknown commit taken as done",
     "look(n, n->flying[i], now)",
     "if (PLANTED) done(n, n->flying[i], now);"
     " else look(n, n->flying[i], now)"),
    ("node_batch", "a failed commit taken as done",
     "case COMMIT_FAILED: again(",
     "case COMMIT_FAILED: if (PLANTED) done(n, n->flying[i], now);"
     " else again("),
    ("node_batch", "rows that are not sorted by stream",
     "    for (; i > 0 && before(", "    for (; i > 0 && !PLANTED && before("),
    ("node_judge", "a refusal without asking whether it was done before",
     "job->searched_at != slot_number(s) + 1",
     "!PLANTED && job->searched_at != slot_number(s) + 1"),
    ("node_judge", "a request id that another attempt does not share",
     "        text_put(&t, job->id);\n        return;",
     "        text_put(&t, job->id);\n        if (PLANTED)\n"
     "            text_uint(&t, number);\n        return;"),
    ("node_job", "an answer without a row that is not kept",
     "    if (!job->asked || why == CLUB_TRY_AGAIN ||",
     "    if (PLANTED || !job->asked || why == CLUB_TRY_AGAIN ||"),
    ("guest", "asks that a new connection forgets",
     "    for (int i = 0; i < g->asks; i++)\n        send_ask(",
     "    if (PLANTED)\n        g->asks = 0;\n"
     "    for (int i = 0; i < g->asks; i++)\n        send_ask("),
    ("guest", "nobody asks again within a connection",
     "        resend(g, now);\n",
     "        if (!PLANTED)\n            resend(g, now);\n"),
    ("guest", "gaps that are not noticed",
     "since > (epoch == t->epoch ? t->number : 0) ||",
     "(!PLANTED && since > (epoch == t->epoch ? t->number : 0)) ||"),
    ("guest", "older messages that are taken",
     "(epoch == t->epoch && number < t->number)",
     "(!PLANTED && epoch == t->epoch && number < t->number)"),
    ("guest", "a dead connection that is kept for ever",
     "now - g->heard >= GUEST_DEAD", "!PLANTED && now - g->heard >= GUEST_DEAD"),
    ("node_client", "a server that never says that something got lost",
     "tables >= 0 && (tables != c->follows || sum)",
     "!PLANTED && tables >= 0 && (tables != c->follows || sum)"),
    ("table_show", "the secret of the deal in a message",
     "    deal_hex(hex, t->commitment, sizeof t->commitment);",
     "    deal_hex(hex, PLANTED ? t->secret : t->commitment,"
     " sizeof t->commitment);"),
    ("table_show", "lines as the table has them",
     "    int as = eyes >= 0 ? eyes : OXHIDE_PUBLIC;",
     "    int as = PLANTED ? OXHIDE_ALL : eyes >= 0 ? eyes : OXHIDE_PUBLIC;"),
    ("table_show", "watchers who are not late",
     "if (eyes >= 0 || t->phase == TABLE_OVER)",
     "if (PLANTED || eyes >= 0 || t->phase == TABLE_OVER)"),
    ("table_show", "what was taken back and is not sent again",
     "        if (b->ply < ply)", "        if (!PLANTED && b->ply < ply)"),
    ("node", "a clock that runs while no server does",
     "(since < NODE_STALL ? since : NODE_STALL)",
     "(PLANTED ? since * 2 : since < NODE_STALL ? since : NODE_STALL)"),
    ("node_due", "computers that are never asked",
     "        think_want(n, s, now);",
     "        if (!PLANTED)\n            think_want(n, s, now);"),
    ("node_steps", "a result that the table does not hear of",
     'step_begin(job, "told")',
     'step_begin(job, PLANTED ? "visit" : "told")'),
    ("node", "a lease kept by the dead",
     "    for (int i = 0; i < dues; i++) {",
     "    for (int i = 0; i < dues && !PLANTED; i++) {"),
    ("table_play", "a free step back that counts as one by consent",
     "    table_put_taken(t, draft, seat, -1, false);",
     "    table_put_taken(t, draft, seat, PLANTED ? 0 : -1, PLANTED);"),
    ("table_play", "a move that is judged whatever the position was",
     "    if (!is_here(t, ask))\n"
     "        return club_error(error, CLUB_MOVED);\n    if (t->paused)",
     "    if (!PLANTED && !is_here(t, ask))\n"
     "        return club_error(error, CLUB_MOVED);\n    if (t->paused)"),
    ("table_play", "judging that leaves a trace",
     "    table_put_lines(t, draft, mark.ply);\n"
     "    oxhide_reset(t->session, mark);",
     "    table_put_lines(t, draft, mark.ply);\n"
     "    if (!PLANTED)\n        oxhide_reset(t->session, mark);"),
]


def write_changed(path, text):
    if not os.path.exists(path) or open(path).read() != text:
        with open(path, "w") as out:
            out.write(text)


def main():
    club, out = sys.argv[1:]
    os.makedirs(out, exist_ok=True)
    sources = {}
    for name in sorted(os.listdir(club)):
        if name.endswith(".c"):
            sources[name[:-2]] = open(os.path.join(club, name)).read()
    for number, (name, what, old, new) in enumerate(PLANTS, 1):
        if sources[name].count(old) != 1:
            sys.exit(f"plant {number}, {what}: its place stands "
                     f"{sources[name].count(old)} times in {name}.c")
        sources[name] = sources[name].replace(
            old, new.replace("PLANTED", f"(planted == {number})"))
    for name, text in sources.items():
        write_changed(os.path.join(out, name + ".c"),
                      "extern int planted;\n" + text)
    write_changed(os.path.join(out, "planted.def"),
                  "".join(f'PLANT({n}, "{what}")\n'
                          for n, (_, what, _, _) in enumerate(PLANTS, 1)))


if __name__ == "__main__":
    main()
