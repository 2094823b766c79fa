# Completion of oxhide for fish, installed in its folder vendor_completions.d.
# Commands, options and games are asked of the program itself.
function __oxhide_commands
    oxhide --help 2>/dev/null | string replace -rf '^  ([a-z-]+) +(.*)' '$1\t$2'
end
function __oxhide_options
    set -l words (commandline -opc)
    test (count $words) -gt 1; or return
    printf -- '--help\twhat it does\n'
    oxhide $words[2] --help 2>/dev/null | string replace -rf '^  (--[a-z-]+)\S*(?: [A-Z][A-Z=,]*)? +(.*)' '$1\t$2'
end
# What usage says comes next: one of several words, or a game.
function __oxhide_next
    set -l words (commandline -opc)
    test (count $words) -gt 1; or return
    set -l usage (LC_ALL=C oxhide $words[2] --help 2>/dev/null)[1]
    set -l kinds (string match -rg '^usage: oxhide [a-z-]+ ([a-z]+\|[a-z|]+)' -- $usage | string split '|')
    if test (count $words) -eq 2 -a (count $kinds) -gt 0
        printf '%s\n' $kinds
    else if test (count $words) -eq (test (count $kinds) -gt 0; and echo 3; or echo 2)
        and string match -q '*GAME*' -- $usage
        oxhide games 2>/dev/null | string replace -rf '^([a-z-]+)  .*' '$1'
    end
end
complete -c oxhide -n __fish_use_subcommand -f -a '(__oxhide_commands)'
complete -c oxhide -n 'string match -q -- "-*" (commandline -ct)' -f -a '(__oxhide_options)'
complete -c oxhide -n 'test -n "$(__oxhide_next)"' -f -a '(__oxhide_next)'
