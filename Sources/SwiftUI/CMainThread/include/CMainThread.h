// Linking this module is enough: on Linux the run loop of the main thread then serves the main actor,
// in programs whose `main` is asynchronous. Nothing is called.
