#include "CSpokenSystem.h"

#include <stddef.h>

static char *const *arguments;

#ifdef __linux__
#include <features.h>
#ifdef __GLIBC__
// Swift's own list is read from /proc, which a system may not have. The GNU library hands the words to
// whatever runs before the program.
__attribute__((constructor)) static void keep(int count, char **words) {
  if (count > 0) arguments = words;
}
#endif
#endif

char *const *spoken_arguments(void) { return arguments; }
