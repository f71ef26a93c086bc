#pragma once
#include <stddef.h>

/*
 The memory of eSpeak NG, remembered and put back.

 The engine's samples depend on all that it said before. Where its static library is linked in as `scripts/shared.sh`
 prepares it, all that it remembers lies in two sections and in the arena below, and can be put back as it was.
 */

/* Whether the engine was linked in so that its memory can be put back. */
int engine_memory_is_restorable(void);

/* Remembers the engine's memory as it is; 0, or -1 when there is no room for it. */
int engine_memory_save(void);

/* Puts the engine's memory back as it was when it was remembered. */
void engine_memory_restore(void);

/*
 What the engine calls in place of the system's functions: they take from one arena, so that a copy of the arena is a
 copy of all that the engine asked for.
 */
void *engine_malloc(size_t size);
void *engine_calloc(size_t count, size_t size);
void *engine_realloc(void *old, size_t size);
char *engine_strdup(const char *text);
void engine_free(void *block);

/* How many bytes of the arena are in use, with those that wait to be used again. */
size_t engine_memory_used(void);
