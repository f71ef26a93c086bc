/*
 The functions of pcaudiolib that eSpeak NG's static library refers to.

 The worker takes samples and plays none, so that they are never called. With them the library can be
 linked into the worker without pcaudiolib, which would load thirty others, PulseAudio among them: each
 copy of the process would have to copy their mappings.
 */
#include "include/no_audio.h"
#include <stddef.h>

struct audio_object;

/* There is no device. */
struct audio_object *create_audio_device_object(
    const char *device, const char *application, const char *description) {
  (void)device, (void)application, (void)description;
  return NULL;
}

int audio_object_open(struct audio_object *device, int format, unsigned rate, unsigned char channels) {
  (void)device, (void)format, (void)rate, (void)channels;
  return -1;
}

int audio_object_write(struct audio_object *device, const void *data, size_t count) {
  (void)device, (void)data, (void)count;
  return -1;
}

int audio_object_drain(struct audio_object *device) {
  (void)device;
  return -1;
}

int audio_object_flush(struct audio_object *device) {
  (void)device;
  return -1;
}

const char *audio_object_strerror(struct audio_object *device, int error) {
  (void)device, (void)error;
  return "there is no audio device";
}

void audio_object_close(struct audio_object *device) { (void)device; }

void audio_object_destroy(struct audio_object *device) { (void)device; }
