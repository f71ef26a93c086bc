#pragma once
#include <alsa/asoundlib.h>

/* ALSA prints each problem besides returning it; a variadic handler cannot be written in Swift. */
static void shim_ignore(
    const char *file, int line, const char *function, int err, const char *fmt, ...) {
  (void)file, (void)line, (void)function, (void)err, (void)fmt;
}
static inline void shim_silence(void) { snd_lib_error_set_handler(shim_ignore); }
