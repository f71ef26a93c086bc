#include "CSpokenSystem.h"

#include <fcntl.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

// Closes what the program would inherit: a pipe of another thread, which would never end for its reader while the
// program runs. Only calls to the system.
static void close_others(void) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, STDERR_FILENO + 1, ~0U, 0) == 0) return;
#endif
  // Bounded, because a system without a limit names a number of a thousand million.
  long most = sysconf(_SC_OPEN_MAX);
  if (most < 0 || most > 65536) most = 65536;
  for (int file = STDERR_FILENO + 1; file < most; file++) close(file);
}

pid_t spoken_start(char *const arguments[], char *const variables[], int stream) {
  // The most frequent reasons, which are known before there is a process.
  if (access(arguments[0], X_OK) != 0) return -1;
  pid_t number = fork();
  if (number != 0) return number;
  // Other threads may hold locks here, so that nothing but calls to the system may follow.
  // A stream in the place of another one would close with the program's start.
  if (stream <= STDERR_FILENO) stream = fcntl(stream, F_DUPFD, STDERR_FILENO + 1);
  if (dup2(stream, STDIN_FILENO) < 0 || dup2(stream, STDOUT_FILENO) < 0) _exit(127);
  // The engine prints remarks on voice files that mean nothing to a user.
  int nowhere = open("/dev/null", O_WRONLY);
  if (nowhere >= 0 && nowhere != STDERR_FILENO) dup2(nowhere, STDERR_FILENO);
  close_others();
  execve(arguments[0], arguments, variables);
  _exit(127);
}
