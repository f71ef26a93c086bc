// Fails one call of the system in the program that it is loaded into: the n-th of those that are counted.
//
// SPOKEN_FAIL is the number, counted from 1, and SPOKEN_FAIL_LOG a file that gets the number of calls and
// the name of the one that failed; without SPOKEN_FAIL all calls are written there. Calls of the loader are not
// counted: the counting begins with the first open of a path that contains SPOKEN_FAIL_IN. Nor is what the
// libraries ask the kernel for: Dispatch ends the program when it cannot read /proc/self.
//
// SPOKEN_KILL is the name of a call after which a process ends that the program started and that runs no other one.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_int counted;
static atomic_int begun;

static long number(void) {
  const char *text = getenv("SPOKEN_FAIL");
  return text ? atol(text) : 0;
}

static void note(const char *name, int at) {
  const char *path = getenv("SPOKEN_FAIL_LOG");
  if (!path) return;
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND, 0600);
  char line[80];
  int length = snprintf(line, sizeof line, "%d %s\n", at, name);
  syscall(SYS_write, file, line, length);
  syscall(SYS_close, file);
}

// Whether the call is the one that is to fail; errno is set then.
static int fails(const char *name, int error) {
  if (!atomic_load(&begun)) return 0;
  int at = atomic_fetch_add(&counted, 1) + 1;
  if (at != number()) {
    if (number() == 0) note(name, at);
    return 0;
  }
  note(name, at);
  errno = error;
  return 1;
}

static pid_t program;

__attribute__((constructor)) static void keep(void) { program = getpid(); }

// Ends the process by SIGKILL after a call that SPOKEN_KILL names, unless it is the program itself.
static int ended(const char *name, int result) {
  const char *last = getenv("SPOKEN_KILL");
  if (last && strcmp(last, name) == 0 && getpid() != program) kill(getpid(), SIGKILL);
  return result;
}

static void begin(const char *path) {
  const char *part = getenv("SPOKEN_FAIL_IN");
  if (part && path && strstr(path, part)) atomic_store(&begun, 1);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  begin(path);
  int isOurs = strncmp(path, "/proc/", 6) != 0 && strncmp(path, "/sys/", 5) != 0;
  return isOurs && fails("open", EIO) ? -1 : REAL(open)(path, flags, mode);
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (file > 2 && fails("write", ENOSPC)) return -1;
  return REAL(write)(file, bytes, count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
  return fails("pwrite", ENOSPC) ? -1 : REAL(pwrite)(file, bytes, count, place);
}

ssize_t read(int file, void *bytes, size_t count) {
  if (file > 2 && fails("read", EIO)) return -1;
  return REAL(read)(file, bytes, count);
}

ssize_t pread(int file, void *bytes, size_t count, off_t place) {
  return fails("pread", EIO) ? -1 : REAL(pread)(file, bytes, count, place);
}

int linkat(int from, const char *old, int to, const char *new, int flags) {
  return fails("linkat", ENOSPC) ? -1 : ended("linkat", REAL(linkat)(from, old, to, new, flags));
}

int rename(const char *old, const char *new) {
  return fails("rename", EACCES) ? -1 : ended("rename", REAL(rename)(old, new));
}

int fchmod(int file, mode_t mode) { return fails("fchmod", EPERM) ? -1 : REAL(fchmod)(file, mode); }

int mkdir(const char *path, mode_t mode) {
  return fails("mkdir", ENOSPC) ? -1 : REAL(mkdir)(path, mode);
}

int ftruncate(int file, off_t size) {
  return fails("ftruncate", EIO) ? -1 : REAL(ftruncate)(file, size);
}

int fsync(int file) { return fails("fsync", EIO) ? -1 : REAL(fsync)(file); }

int socketpair(int domain, int type, int protocol, int ends[2]) {
  return fails("socketpair", EMFILE) ? -1 : REAL(socketpair)(domain, type, protocol, ends);
}

pid_t fork(void) { return fails("fork", EAGAIN) ? -1 : REAL(fork)(); }

int execve(const char *path, char *const words[], char *const variables[]) {
  return fails("execve", EACCES) ? -1 : REAL(execve)(path, words, variables);
}

int posix_spawn(
    pid_t *process, const char *path, const posix_spawn_file_actions_t *actions,
    const posix_spawnattr_t *attributes, char *const words[], char *const variables[]) {
  if (fails("posix_spawn", EAGAIN)) return EAGAIN;
  return REAL(posix_spawn)(process, path, actions, attributes, words, variables);
}
