#ifndef SPOKEN_SYSTEM_H
#define SPOKEN_SYSTEM_H

#include <sys/types.h>

/// Gives a file without a name the place of another one, by way of a hidden name.
///
/// A separate process does it, which no signal but SIGKILL to itself can end, so that the hidden name is not left
/// behind when this process is killed; when that process is, this one finishes. `source` is the file's path below `/proc`.
/// Returns 0, or the number of the error.
int spoken_replace(const char *source, const char *hidden, const char *target);

/// The words of the command line, of which the last is followed by none; null where the system does not give
/// them to a program before it begins.
char *const *spoken_arguments(void);

/// Starts a program whose input and output are one stream, and whose complaints nobody reads.
///
/// posix_spawn() would wait until the new process runs the program, for ever where somebody stops it before; this
/// does not. Returns the number of the process, or -1 with errno.
pid_t spoken_start(char *const arguments[], char *const variables[], int stream);

/// The commit that the program was built from, as the package's manifest was given it in `SPOKEN_COMMIT`; empty without.
const char *spoken_commit(void);

#endif
