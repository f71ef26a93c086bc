import Foundation
import Testing

@testable import SpokenPage

@Test(arguments: [
  (0, "0:00", "0 s"), (999, "0:00", "0 s"), (4000, "0:04", "4 s"), (64_000, "1:04", "1 min 4 s"),
  (3_604_000, "1:00:04", "60 min 4 s"),
])
func `a time is rounded down to seconds`(frame: Int, clock: String, words: String) {
  let time = PageTime(frame: frame, at: 1000)
  #expect(time.clock == clock)
  #expect(time.words == words)
}

private let node = "/usr/bin/node"

@Test(.enabled(if: FileManager.default.isExecutableFile(atPath: node), "there is no Node.js"))
func `the script shows times as the page does`() throws {
  let seconds = [0, 0.9, 4, 64, 599, 600, 3599, 3600, 3604, 3900, 36_061, 360_000]
  let functions = PageScript.controls.split(separator: "\n")
    .drop { !$0.contains("const position") }.dropFirst().prefix { !$0.contains("const whole") }
  let program = "console.log(\(seconds).map(clock).join(' '))"
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: node)
  process.arguments = ["-e", functions.joined(separator: "\n") + "\n" + program]
  process.standardOutput = output
  try process.run()
  let shown = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  let clocks = seconds.map { PageTime(frame: Int($0 * 10), at: 10).clock }
  #expect(shown == clocks.joined(separator: " ") + "\n")
}
