// For vfork; Darwin has no files without a name.
#define _GNU_SOURCE

#include "CSpokenSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

static int replace(const char *source, const char *hidden, const char *target) {
  if (linkat(AT_FDCWD, source, AT_FDCWD, hidden, AT_SYMLINK_FOLLOW) != 0) return errno;
  if (rename(hidden, target) == 0) return 0;
  int fault = errno;
  unlink(hidden);
  return fault;
}

int spoken_replace(const char *source, const char *hidden, const char *target) {
#ifdef __linux__
  sigset_t all, before;
  sigfillset(&all);
  if (pthread_sigmask(SIG_SETMASK, &all, &before) != 0) return replace(source, hidden, target);
  // The child has this memory, and the thread waits for it: what it finds is here afterwards.
  volatile int fault = 0;
  pid_t child = vfork();
  if (child == 0) {
    fault = replace(source, hidden, target);
    _exit(0);
  }
  if (child < 0) {
    // No process is to be had; then it is done without one.
    fault = replace(source, hidden, target);
  } else {
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    if (!WIFEXITED(status)) {
      // It was killed, so the rest is done here. A file that had a name cannot get one again, so the hidden name is
      // used where it exists; it is removed afterwards because rename() keeps a second name of the same file.
      fault = rename(hidden, target) == 0 ? 0 : errno;
      if (fault == ENOENT) fault = replace(source, hidden, target);
      unlink(hidden);
    }
  }
  pthread_sigmask(SIG_SETMASK, &before, 0);
  return fault;
#else
  return replace(source, hidden, target);
#endif
}
