# shellcheck shell=bash
# Sourced by the scripts of this folder and of Tools/scripts: the root of the checkout, and how a release is built.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Prints the reason and exits.
fail() {
  printf '%s: %s\n' "$(basename "$0")" "$1" >&2
  exit 1
}

# Has eSpeak NG linked into the worker, where the system has it in that form: fewer libraries make copies of the
# worker cheaper, and the engine's memory can be put back after each text (see Sources/Sound/CEngineMemory).
# Is called in the root: pkg-config splits flags at blanks, which the path of a checkout may have.
link_engine_in() {
  local libraries engine=.build/engine
  libraries=$(pkg-config --variable=libdir espeak-ng) || return 0
  [ -f "$libraries/libespeak-ng.a" ] && [ -e "$libraries/libsonic.so.0" ] || return 0
  mkdir -p "$engine"
  prepare_engine "$libraries/libespeak-ng.a" "$engine/libespeak-ng-restorable.a"
  sed "s|^Libs:.*|Libs: -L$engine -L\${libdir} -l:libespeak-ng-restorable.a -l:libsonic.so.0 -lm|" \
    "$libraries/pkgconfig/espeak-ng.pc" >"$engine/espeak-ng.pc"
  # SwiftPM looks in folders by their whole paths alone.
  export PKG_CONFIG_PATH=$root/$engine${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
}

# Copies the engine's static library with its state in known places: its data in sections with
# special names, and its allocations in an arena. Without objcopy each text is spoken in a copy of the worker.
prepare_engine() {
  local from=$1 to=$2 changes=(
    --rename-section .data=espeak_data --rename-section .data.rel=espeak_data
    --rename-section .data.rel.local=espeak_data --rename-section .bss=espeak_bss
  )
  local function
  for function in malloc calloc realloc free strdup; do
    changes+=(--redefine-sym "$function=engine_$function")
  done
  command -v objcopy >/dev/null || changes=()
  if [ ${#changes[@]} = 0 ]; then cp "$from" "$to"; else objcopy "${changes[@]}" "$from" "$to"; fi
}

# Builds `spoken` and its worker as they are installed, and prints the folder they lie in.
# The worker is built with `spoken`, which depends on it. On Linux the Swift
# runtime is linked in, so that the binaries run where Swift is not installed, and functions are found
# when a program starts, not again in each copy of the worker.
build_release() {
  # The commit that `spoken --version` names; a plus says that the sources had changes.
  local commit
  if commit=$(git -C "$root" rev-parse --short=12 HEAD 2>/dev/null); then
    [ -z "$(git -C "$root" status --porcelain --untracked-files=no)" ] || commit+=+
    export SPOKEN_COMMIT=$commit
  fi
  local flags=(-c release -Xswiftc -cross-module-optimization)
  cd "$root" || return
  if [ "$(uname -s)" = Linux ]; then
    link_engine_in
    flags+=(--static-swift-stdlib -Xlinker -s -Xlinker -z -Xlinker now)
  fi
  swift build "${flags[@]}" --product spoken >&2 && swift build "${flags[@]}" --show-bin-path
}

# Builds programs of Tools/Benchmarks, all of them when none is named, and prints the folder they lie in:
# optimized across modules and with the Swift runtime linked in, as the release is.
build_benchmarks() {
  local program flags=(-c release -Xswiftc -cross-module-optimization)
  flags+=(--scratch-path "$root/.build-benchmarks")
  [ "$(uname -s)" != Linux ] || flags+=(--static-swift-stdlib)
  export SPOKEN_BENCHMARKS=1
  cd "$root"
  [ $# -gt 0 ] || set -- Bench Check Curve Doubling Empty Graphs Import Layout Live Parse Walk
  for program in "$@"; do
    swift build "${flags[@]}" --product "$program" >&2 || return
  done
  swift build "${flags[@]}" --show-bin-path
}

# Writes the man pages of a command into a folder: spoken.1, and spoken-check.1 for `man spoken check`.
# The program that writes them comes with swift-argument-parser; the date is that of the last commit.
write_manual() {
  local command=$1 folder=$2 tool=$root/.build-manual date page name made commands sub
  date=$(git -C "$root" log -1 --format=%cs 2>/dev/null) || date=$(date +%F)
  (cd "$root" && swift package resolve >&2)
  swift build --package-path "$root/.build/checkouts/swift-argument-parser" --scratch-path "$tool" \
    --product generate-manual >&2
  made=$(mktemp -d)
  "$tool/debug/generate-manual" "$command" --multi-page --date "$date" --output-directory "$made" >&2
  for page in "$made"/*.1; do
    name=$(basename "$page" .1) commands=
    # A list of the subcommands with what they do, which the tool names without a word.
    for sub in "$made/$name".*.1; do
      sub=$(basename "$sub" .1)
      [ -f "$made/$sub.1" ] && [[ ${sub#"$name."} != *.* ]] || continue
      commands+=".It Cm ${sub#"$name."}"$'\n'$(sed -n 's/^\.Nd "\(.*\)"$/\1/p' "$made/$sub.1")$'\n'
    done
    [ -z "$commands" ] || commands=$'.Sh COMMANDS\n.Bl -tag -width transcript\n'$commands$'.El\n'
    # The tool joins the words of a subcommand by points; `man` looks for hyphens, and `whatis` reads the name.
    # An empty line is a paragraph, and none before the next option.
    TITLE=${name//./ } NAME=${name//./-} COMMANDS=$commands perl -0pe '
      s/^(?=\.Sh "EXIT STATUS")/$ENV{COMMANDS}/m;
      s/^\.Nm "\Q$ENV{TITLE}\E"/.Nm $ENV{NAME}/m;
      s/^(\.Sh SYNOPSIS\n)\.Nm$/$1.Nm "$ENV{TITLE}"/m;
      s/^(\.(?:Dt|Xr) .*)/(my $line = $1) =~ s#([A-Za-z])\.#$1-#g; $line/gme;
      s/^(?:\.Pp)?\n(?=\.(?:It|Sh|El))//gm;
      s/^\n/.Pp\n/gm' "$page" >"$folder/${name//./-}.1"
  done
  rm -rf "$made"
}

# Writes what a shell, an editor and `man` want to know of a command, below share/ of a prefix.
write_share() {
  local command=$1 share=$2 name kind
  name=$(basename "$command")
  mkdir -p "$share"/{bash-completion/completions,zsh/site-functions,fish/vendor_completions.d,man/man1} "$share/$name/schemas"
  "$command" --generate-completion-script bash >"$share/bash-completion/completions/$name"
  "$command" --generate-completion-script zsh >"$share/zsh/site-functions/_$name"
  "$command" --generate-completion-script fish >"$share/fish/vendor_completions.d/$name.fish"
  for kind in screen walkthrough settings budget recording claim stop; do
    "$command" schema --of "$kind" >"$share/$name/schemas/$kind.schema.json"
  done
  write_manual "$command" "$share/man/man1"
}

# Copies the pages that users read below share/ of a prefix.
write_docs() {
  local share=$1 name=${2:-spoken}
  mkdir -p "$share/doc/$name/docs"
  # With what they show and link to.
  cp "$root"/*.md "$root/LICENSE" "$share/doc/$name/"
  cp -R "$root/docs/." "$share/doc/$name/docs/"
  cp -R "$root/samples" "$root/skills" "$share/doc/$name/"
}

# The folders of the targets that a running app is linked with, from the root: those that stand for a module of Apple,
# what they import, and the macros.
live_targets() {
  local room=Sources/SwiftUI open=() seen=' ' folder name
  open=("$room"/{SpokenUI,SpokenUIKit,SpokenCharts,SpokenCombine,SpokenMacros,CMainThread,CPreviews} "$room"/Aliases/*)
  while [ ${#open[@]} -gt 0 ]; do
    folder=${open[0]}
    open=("${open[@]:1}")
    case $seen in *" $folder "*) continue ;; esac
    seen+="$folder "
    echo "$folder"
    while IFS= read -r name; do
      for name in Sources/*/"$name" "$room"/Aliases/"$name"; do
        if [ -d "$name" ]; then open+=("$name"); fi
      done
    done < <(find "$folder" -name '*.swift' -exec sed -nE 's/^[^/]*\bimport ([A-Za-z]+).*/\1/p' {} + | sort -u)
  done
}

# Copies the sources that `--app` builds once for a compiler below share/ of a prefix.
write_live() {
  local to=$1/spoken/live folder
  while IFS= read -r folder; do
    mkdir -p "$to/$folder"
    cp -R "$root/$folder/." "$to/$folder/"
  done < <(cd "$root" && live_targets)
}

# Builds `spoken-text` with everything linked in, as far as the system allows it, and prints the folder it lies in.
build_text() {
  local flags=(-c release --product spoken-text --scratch-path "$root/.build-text")
  local commit
  if commit=$(git -C "$root" rev-parse --short=12 HEAD 2>/dev/null); then
    [ -z "$(git -C "$root" status --porcelain --untracked-files=no)" ] || commit+=+
    export SPOKEN_COMMIT=$commit
  fi
  [ "$(uname -s)" != Linux ] ||
    flags+=(--static-swift-stdlib -Xswiftc -static-executable -Xlinker -s)
  cd "$root" && swift build "${flags[@]}" >&2 && swift build "${flags[@]}" --show-bin-path
}
