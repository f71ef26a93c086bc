/*
 The worker: speaks for `spoken` in a process of its own, one request after another.

 Usage: spoken-espeak-worker BUFFER. BUFFER is the length of the engine's buffer in milliseconds.
 Requests come on the standard input and replies leave on the standard output, as `Frame` has them.
 The first reply comes unasked: what the engine consists of, or why there is no engine.
 */

let arguments = CommandLine.arguments
if arguments.count == 2, let length = Int32(arguments[1]), 20...1000 ~= length {
  Worker.run(bufferLength: length)
} else {
  Worker.complain("usage: spoken-espeak-worker BUFFER, 20 to 1000 milliseconds; spoken starts it")
}
