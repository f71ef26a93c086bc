#pragma once
#include <espeak-ng/speak_lib.h>
#include <espeak-ng/espeak_ng.h>
#include <unistd.h>

/* fork() is marked unavailable in Swift; the worker forks once for each utterance. */
static inline pid_t shim_fork(void) { return fork(); }
