#include "include/mecab_library.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

/* The start of MeCab's description of a dictionary. */
struct dictionary {
  const char *filename;
  const char *charset;
};

struct mecab_library {
  void *mecab;
  void (*destroy)(void *);
  const char *(*version)(void);
  const struct dictionary *(*dictionary)(void *);
  const struct mecab_node *(*words)(void *, const char *, size_t);
};

/* Finds a function; false without it. ISO C knows no conversion of a pointer to one, POSIX promises it. */
static int find(void *handle, const char *name, void *function) {
  void *symbol = dlsym(handle, name);
  memcpy(function, &symbol, sizeof symbol);
  return symbol != NULL;
}

struct mecab_library *mecab_library_open(const char *library, const char *dictionary) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  void *(*create)(int, char **);
  struct mecab_library found = {0};
  if (handle == NULL) return NULL;
  if (!find(handle, "mecab_new", &create) || !find(handle, "mecab_destroy", &found.destroy) ||
      !find(handle, "mecab_version", &found.version) ||
      !find(handle, "mecab_dictionary_info", &found.dictionary) ||
      !find(handle, "mecab_sparse_tonode2", &found.words))
    return NULL;
  /* An empty configuration, because a user's could name another dictionary and another output. */
  char *arguments[] = {"mecab", "-r", "/dev/null", "-d", (char *)dictionary, NULL};
  found.mecab = create(5, arguments);
  if (found.mecab == NULL) return NULL;
  struct mecab_library *result = malloc(sizeof *result);
  if (result == NULL)
    found.destroy(found.mecab);
  else
    *result = found;
  return result;
}

const char *mecab_library_version(const struct mecab_library *library) { return library->version(); }

const char *mecab_library_charset(const struct mecab_library *library) {
  const struct dictionary *dictionary = library->dictionary(library->mecab);
  return dictionary == NULL ? NULL : dictionary->charset;
}

const struct mecab_node *mecab_library_words(
    struct mecab_library *library, const char *text, size_t length) {
  return library->words(library->mecab, text, length);
}

void mecab_library_close(struct mecab_library *library) {
  if (library == NULL) return;
  library->destroy(library->mecab);
  free(library);
}
