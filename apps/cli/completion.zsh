#compdef oxhide
# Completion of oxhide for zsh, installed as _oxhide in a folder of $fpath.
# Commands, options and games are asked of the program itself.
local command=${words[2]} current=${words[CURRENT]} previous=${words[CURRENT-1]}
local usage=${"$(LC_ALL=C oxhide $command --help 2>/dev/null)"%%$'\n'*}
local -a found kinds
kinds=(${(s:|:)"$(sed -n 's/^usage: oxhide [a-z-]* \([a-z]*|[a-z|]*\).*/\1/p' <<<$usage)"})

if (( CURRENT == 2 )); then
    found=(${(f)"$(oxhide --help 2>/dev/null | sed -n 's/^  \([a-z-]*\)  *\(.*\)/\1:\2/p')"})
    _describe command found
elif [[ $current == -* ]]; then
    found=('--help:what it does' ${(f)"$(oxhide $command --help 2>/dev/null |
        sed -n 's/^  \(--[a-z-]*\)[^ ]* *[A-Z=,]*  *\(.*\)/\1:\2/p')"})
    _describe option found
elif [[ $previous == --seats ]]; then
    compadd -S '' human random greedy ai:{1..8}
elif (( CURRENT == 3 && $#kinds )); then
    compadd $kinds
elif (( CURRENT == ($#kinds ? 4 : 3) )) && [[ $usage == *GAME* ]]; then
    compadd ${(f)"$(oxhide games 2>/dev/null | sed -n 's/^\([a-z-]*\)  .*/\1/p')"}
else
    _files
fi
