#pragma once

/* Audio devices for an engine that never plays anything: there is none. See no_audio.c. */
