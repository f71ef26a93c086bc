#if defined(__linux__)

#include <stdlib.h>
#include <unistd.h>

// The Swift runtime looks for its folder before `main` runs, to find the program that prints crashes.
// Linked statically it asks /proc for its own path, and aborts where that is missing, as in an empty
// chroot. A folder by name needs no path; it is set before the runtime's own constructors run.
__attribute__((constructor(101))) static void spoken_name_runtime_folder(void) {
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
}

#endif
