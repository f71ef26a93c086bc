#include "CMainThread.h"

#if defined(__linux__)

// With an asynchronous `main`, such as that of a test run, the Swift runtime on Linux serves the main
// actor by dispatch_main(). That ends the main thread, so that any thread of the pool runs the main
// actor's work, and a Foundation `Timer`, which belongs to the run loop of the thread that made it,
// never fires. On Apple's systems the run loop of the main thread serves the main actor. The runtime
// has this hook for event loops; with it the same is true on Linux.

typedef __attribute__((swiftcall)) void (*drain)(void);
typedef __attribute__((swiftcall)) void (*drain_hook)(drain original, drain compatible);

extern drain_hook swift_task_asyncMainDrainQueue_hook;
extern void CFRunLoopRun(void);

static __attribute__((swiftcall)) void run_loop(drain original, drain compatible) {
  (void)compatible;
  CFRunLoopRun();
  // Only when the program stopped its main run loop.
  original();
}

__attribute__((constructor)) static void serve_by_run_loop(void) {
  // An event loop of the program has the main thread already.
  if (swift_task_asyncMainDrainQueue_hook) return;
  swift_task_asyncMainDrainQueue_hook = run_loop;
}

#endif
