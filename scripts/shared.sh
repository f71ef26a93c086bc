# shellcheck shell=bash
# Sourced by the scripts of this folder: the root of the checkout, and how a release is built.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Says why the script stops, and stops it.
fail() {
  printf '%s: %s\n' "$(basename "$0")" "$1" >&2
  exit 1
}

# Has eSpeak NG linked into the worker, where the system has it in that form: fewer libraries make the
# copies cheaper in which the worker speaks.
link_engine_in() {
  local libraries
  libraries=$(pkg-config --variable=libdir espeak-ng) || return 0
  [ -f "$libraries/libespeak-ng.a" ] && [ -e "$libraries/libsonic.so.0" ] || return 0
  mkdir -p "$root/.build/engine"
  sed 's|^Libs:.*|Libs: -L${libdir} -l:libespeak-ng.a -l:libsonic.so.0 -lm|' \
    "$libraries/pkgconfig/espeak-ng.pc" >"$root/.build/engine/espeak-ng.pc"
  export PKG_CONFIG_PATH=$root/.build/engine${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
}

# Builds `spoken` and its worker as they are installed, and prints the folder they lie in.
# The worker is built with `spoken`, which depends on it. On Linux the Swift
# runtime is linked in, so that the binaries run where Swift is not installed, and functions are found
# when a program starts, not in each copy of the worker anew.
build_release() {
  local flags=(-c release -Xswiftc -cross-module-optimization)
  if [ "$(uname -s)" = Linux ]; then
    link_engine_in
    flags+=(--static-swift-stdlib -Xlinker -s -Xlinker -z -Xlinker now)
  fi
  cd "$root" &&
    swift build "${flags[@]}" --product spoken >&2 &&
    swift build "${flags[@]}" --show-bin-path
}
