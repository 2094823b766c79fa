# Completion of oxhide for bash: source this file, or install it as
# /usr/share/bash-completion/completions/oxhide. Commands, options and games
# are asked of the program itself, so there is no list here to keep.
_oxhide() {
    local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]:-} words
    local previous=${COMP_WORDS[COMP_CWORD-1]} usage kinds place=2

    COMPREPLY=()
    usage=$(LC_ALL=C oxhide "$command" --help 2>/dev/null | head -n 1)
    kinds=$(echo "$usage" | sed -n 's/^usage: oxhide [a-z-]* \([a-z]*|[a-z|]*\).*/\1/p' | tr '|' ' ')
    [ -z "$kinds" ] || place=3
    if [ "$COMP_CWORD" = 1 ]; then
        words=$(oxhide --help 2>/dev/null | sed -n 's/^  \([a-z-]*\)  .*/\1/p')
    elif [[ $word == -* ]]; then
        words="--help $(oxhide "$command" --help 2>/dev/null |
            sed -n 's/^  \(--[a-z-]*\).*/\1/p')"
    elif [ "$previous" = --seats ]; then
        words="human random greedy ai:1 ai:2 ai:3 ai:4 ai:5 ai:6 ai:7 ai:8"
    elif [ "$COMP_CWORD" = 2 ] && [ "$kinds" ]; then
        words=$kinds
    elif [ "$COMP_CWORD" = $place ] && [[ $usage == *GAME* ]]; then
        words=$(oxhide games 2>/dev/null | sed -n 's/^\([a-z-]*\)  .*/\1/p')
    else
        COMPREPLY=($(compgen -f -- "$word"))
        return
    fi
    COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o filenames -F _oxhide oxhide
