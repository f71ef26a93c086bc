#include "include/engine_memory.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* More than the dictionaries of all languages together; what nobody touches costs nothing. */
#define ARENA_SIZE ((size_t)128 << 20)
/* How many free blocks are looked at for one that fits. */
#define MOST_LOOKS 64

/* What stands before each block, so that blocks are aligned as those of malloc are. */
struct header {
  size_t size;
  struct header *next; /* the next free block, where this one is free */
};

/* All that changes besides the bytes of the arena: it is remembered and put back with them. */
struct state {
  size_t used;
  struct header *free_blocks;
};

static _Alignas(64) unsigned char arena[ARENA_SIZE];
static struct state state;
/* How much of the arena was ever written to since the memory was remembered. */
static size_t highest;

static size_t rounded(size_t size) { return (size + 15) & ~(size_t)15; }

static struct header *header_of(void *block) { return (struct header *)block - 1; }

static int is_ours(const void *block) {
  uintptr_t place = (uintptr_t)block, start = (uintptr_t)arena;
  return place >= start && place < start + ARENA_SIZE;
}

/* Takes a free block of about a size: the same dictionaries are loaded again and again. */
static void *reused(size_t size) {
  struct header **place = &state.free_blocks;
  for (int look = 0; *place && look < MOST_LOOKS; look++, place = &(*place)->next) {
    struct header *found = *place;
    if (found->size < size || found->size > size + size / 4 + 64) continue;
    *place = found->next;
    return found + 1;
  }
  return NULL;
}

void *engine_malloc(size_t size) {
  if (size > ARENA_SIZE) return NULL;
  size = rounded(size ? size : 1);
  void *block = reused(size);
  if (block) return block;
  if (ARENA_SIZE - state.used < size + sizeof(struct header)) return NULL;
  struct header *header = (struct header *)(arena + state.used);
  header->size = size;
  header->next = NULL;
  state.used += size + sizeof(struct header);
  if (state.used > highest) highest = state.used;
  return header + 1;
}

void *engine_calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) return NULL;
  void *block = engine_malloc(bytes);
  if (block) memset(block, 0, bytes);
  return block;
}

void engine_free(void *block) {
  if (!block) return;
  /* A function of the system may have made it. */
  if (!is_ours(block)) {
    free(block);
    return;
  }
  struct header *header = header_of(block);
  if ((unsigned char *)block + header->size == arena + state.used) {
    state.used -= header->size + sizeof(struct header);
    return;
  }
  header->next = state.free_blocks;
  state.free_blocks = header;
}

void *engine_realloc(void *old, size_t size) {
  if (!old) return engine_malloc(size);
  if (!is_ours(old)) return realloc(old, size);
  if (size <= header_of(old)->size) return old;
  void *block = engine_malloc(size);
  if (!block) return NULL;
  memcpy(block, old, header_of(old)->size);
  engine_free(old);
  return block;
}

char *engine_strdup(const char *text) {
  size_t size = strlen(text) + 1;
  char *block = engine_malloc(size);
  return block ? memcpy(block, text, size) : NULL;
}

size_t engine_memory_used(void) { return state.used; }

/* The linker knows where the engine's own data lies; nobody does where the engine is a shared library. */
#ifdef __linux__
extern unsigned char data_start[] __asm__("__start_espeak_data") __attribute__((weak));
extern unsigned char data_end[] __asm__("__stop_espeak_data") __attribute__((weak));
extern unsigned char zeros_start[] __asm__("__start_espeak_bss") __attribute__((weak));
extern unsigned char zeros_end[] __asm__("__stop_espeak_bss") __attribute__((weak));
#else
static unsigned char *const data_start = NULL, *const data_end = NULL;
static unsigned char *const zeros_start = NULL, *const zeros_end = NULL;
#endif

static unsigned char *copy;
static struct state saved;

static size_t data_size(void) { return (size_t)((uintptr_t)data_end - (uintptr_t)data_start); }
static size_t zeros_size(void) { return (size_t)((uintptr_t)zeros_end - (uintptr_t)zeros_start); }

int engine_memory_is_restorable(void) { return data_start != NULL && zeros_start != NULL; }

int engine_memory_save(void) {
  free(copy);
  copy = malloc(state.used + data_size() + zeros_size() + 1);
  if (!copy) return -1;
  saved = state;
  highest = state.used;
  memcpy(copy, arena, saved.used);
  if (engine_memory_is_restorable()) {
    memcpy(copy + saved.used, data_start, data_size());
    memcpy(copy + saved.used + data_size(), zeros_start, zeros_size());
  }
  /* The engine's noise is the system's: a process that never spoke begins with 1 too. */
  srand(1);
  return 0;
}

void engine_memory_restore(void) {
  memcpy(arena, copy, saved.used);
  /* What was never asked for is zero in a process that never spoke, and some of it is read before it is written. */
  memset(arena + saved.used, 0, highest - saved.used);
  state = saved;
  highest = saved.used;
  if (engine_memory_is_restorable()) {
    memcpy(data_start, copy + saved.used, data_size());
    memcpy(zeros_start, copy + saved.used + data_size(), zeros_size());
  }
  srand(1);
}
