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
function __oxhide_wants_game
    set -l words (commandline -opc)
    test (count $words) -eq 2; and LC_ALL=C oxhide $words[2] --help 2>/dev/null | string match -rq '^usage: .* GAME'
end
complete -c oxhide -n __fish_use_subcommand -f -a '(__oxhide_commands)'
complete -c oxhide -n 'string match -q -- "-*" (commandline -ct)' -f -a '(__oxhide_options)'
complete -c oxhide -n __oxhide_wants_game -f -a '(oxhide games 2>/dev/null | string replace -rf "^([a-z-]+)  .*" "\$1")'
