#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1 /* for dladdr */
#endif
#include <dlfcn.h>
#include <espeak-ng/speak_lib.h>
#include <espeak-ng/espeak_ng.h>
#include <unistd.h>
#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>
#endif

/* fork() is marked unavailable in Swift; the worker forks once for each utterance. */
static inline pid_t shim_fork(void) { return fork(); }

/* The file that a function was loaded from, or NULL when it is a part of a static program. */
static inline const char *shim_file_of(const char *function) {
  Dl_info info;
  void *address = dlsym(RTLD_DEFAULT, function);
  return address && dladdr(address, &info) ? info.dli_fname : NULL;
}

#ifdef __ELF__
/* Absent before eSpeak NG 1.52, and declared by its header from then on: hence a name of our own. */
extern int shim_set_seed(long seed) __asm__("espeak_ng_SetRandSeed") __attribute__((weak));
#endif

/* From 1.52 on the engine's noise, of which whispers are made, is another one at each second. This begins it
   with the same number, as earlier versions do. */
static inline void shim_fix_noise(void) {
#ifdef __ELF__
  if (shim_set_seed) {
    shim_set_seed(1);
    return;
  }
#endif
  /* A program that was built with an earlier version may run with a later one. */
  int (*set_seed)(long) = (int (*)(long))dlsym(RTLD_DEFAULT, "espeak_ng_SetRandSeed");
  if (set_seed) set_seed(1);
}

/* Ends the process when the one that made it ends, where the system can do so. */
static inline void shim_end_with_parent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}
