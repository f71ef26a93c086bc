// Runs a program, and writes the most memory that it had (bytes) and its time of the processor (microseconds) into a
// file. Usage: peak FILE PROGRAM ARGUMENT…
//
// The peak of a program includes that of the process that starts it, and a process of tests is large: this one is not.

#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static long long microseconds(struct timeval time) {
  return 1000000LL * time.tv_sec + time.tv_usec;
}

int main(int count, char **words) {
  if (count < 3) return 125;
  pid_t child = fork();
  if (child == 0) {
    execv(words[2], words + 2);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 126;
  long long peak = usage.ru_maxrss;
#ifndef __APPLE__
  peak *= 1024;
#endif
  FILE *file = fopen(words[1], "w");
  if (!file) return 126;
  fprintf(file, "%lld %lld\n", peak, microseconds(usage.ru_utime) + microseconds(usage.ru_stime));
  if (fclose(file) != 0) return 126;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
