#pragma once
#include <sys/types.h>

/*
 Starts a program whose input and output are one stream, and whose complaints nobody reads; its number, or -1 with errno.

 posix_spawn() would wait until the new process runs the program, for ever where somebody stops it before; this does not.
 */
pid_t worker_start(char *const arguments[], char *const variables[], int stream);
