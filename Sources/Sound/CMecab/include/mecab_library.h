#pragma once
#include <stddef.h>

/*
 MeCab, which parts Japanese text into words with their readings, as far as it is used here.

 The library is loaded while the program runs, so that neither it nor its headers are needed to build or to
 start it. The declarations have the layout of MeCab 0.996, the last version (2013).
 */

/* A library of MeCab with an open dictionary. */
struct mecab_library;

/* A word of a text, as MeCab lays it out. */
struct mecab_node {
  struct mecab_node *prev;
  /* The next word; NULL after the last. */
  struct mecab_node *next;
  struct mecab_node *enext;
  struct mecab_node *bnext;
  void *rpath;
  void *lpath;
  /* The bytes of the word in the text, without an end. */
  const char *surface;
  /* What the dictionary says about the word: fields between commas. */
  const char *feature;
  unsigned int identifier;
  /* The number of bytes of the word, and the same with the blanks before it. */
  unsigned short length;
  unsigned short length_with_blanks;
  unsigned short right_attribute;
  unsigned short left_attribute;
  unsigned short part_of_speech;
  unsigned char character_type;
  /* 0 and 1 for a word, other numbers for the ends of the text. */
  unsigned char state;
};

/*
 Loads a library and opens a dictionary with it; NULL when either cannot be used.

 No configuration of the user is read. A library that was loaded stays, because it cannot be unloaded safely.
 */
struct mecab_library *mecab_library_open(const char *library, const char *dictionary);

/* The version of the library, such as `0.996`. */
const char *mecab_library_version(const struct mecab_library *library);

/* The encoding of the dictionary, such as `UTF-8`; NULL if it is unknown. */
const char *mecab_library_charset(const struct mecab_library *library);

/*
 Parts a text into words; NULL when MeCab refuses it.

 The words lie in the text and in the library until the next call, and only one thread may call at a time.
 */
const struct mecab_node *mecab_library_words(
    struct mecab_library *library, const char *text, size_t length);

/* Closes the dictionary. */
void mecab_library_close(struct mecab_library *library);
