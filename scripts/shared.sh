# shellcheck shell=bash
# Sourced by the scripts of this folder: the root of the checkout, and how a release is built.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Says why the script stops, and stops it.
fail() {
  printf '%s: %s\n' "$(basename "$0")" "$1" >&2
  exit 1
}

# Builds `spoken` and its worker as they are installed, and prints the folder they lie in.
# The worker is built with `spoken`, which depends on it. On Linux the Swift
# runtime is linked in, so that the binaries run where Swift is not installed.
build_release() {
  local flags=(-c release)
  [ "$(uname -s)" != Linux ] || flags+=(--static-swift-stdlib -Xlinker -s)
  cd "$root" &&
    swift build "${flags[@]}" --product spoken >&2 &&
    swift build "${flags[@]}" --show-bin-path
}
