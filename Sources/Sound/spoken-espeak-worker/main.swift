/*
 The worker: speaks for `spoken` in a process of its own, one request after another.

 Usage: spoken-espeak-worker BUFFER [copies]. BUFFER is the length of the engine's buffer in milliseconds. With
 `copies` each text is spoken in a copy of the process, also where the engine's memory could be put back.
 Requests come on the standard input and replies leave on the standard output, as `EspeakProtocol` has them.
 The first reply comes unasked: what the engine consists of, or why there is no engine.
 */

import CSpokenSystem

// `CommandLine.arguments` needs /proc, which not every system has mounted.
var arguments: [String] = []
if let words = unsafe spoken_arguments() {
  while let word = unsafe words[arguments.count] { unsafe arguments.append(String(cString: word)) }
} else {
  arguments = CommandLine.arguments
}
// Checked strictly: the samples depend on the buffer, so a wrong length must not pass silently.
if arguments.count == 2 || arguments.dropFirst(2) == ["copies"],
  let length = Int32(arguments[1]), 20...1000 ~= length
{
  Worker.run(bufferLength: length, copying: arguments.count == 3)
} else {
  Worker.warn("usage: spoken-espeak-worker BUFFER, 20 to 1000 milliseconds; spoken starts it")
}
