import Dispatch
import Foundation
import SpokenScreen
import func Yams.compose

/// Prints how long a check of 1,000 screens of 50 elements takes beside a YAML parser that reads the same
/// files, with one job and with two.
///
/// Files and golden transcripts are written into a folder of their own first. Each is measured five times,
/// one after the other; the fastest run counts.
@main
enum Check {
  private struct Times {
    var yaml = Duration.seconds(3600)
    var one = Duration.seconds(3600)
    var two = Duration.seconds(3600)
  }

  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
    let folder = FileManager.default.temporaryDirectory.appending(path: "spoken-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inputs = try prepare(count, in: folder)
    var best = Times()
    let clock = ContinuousClock()
    for _ in 0..<5 {
      best.yaml = min(best.yaml, try clock.measure { try parse(inputs) })
      best.one = min(best.one, clock.measure { check(inputs, jobs: 1) })
      best.two = min(best.two, clock.measure { check(inputs, jobs: 2) })
    }
    report(count, best)
  }

  /// Writes the screens and records them.
  private static func prepare(_ count: Int, in folder: URL) throws -> [CheckInput] {
    let inputs = try (0..<count).map { number in
      let file = folder.appending(path: "shop\(number).screen.yaml")
      try Data(shop(number).utf8).write(to: file)
      return CheckInput(file.path)
    }
    let recording = GoldenCheck(record: { try Data($0.utf8).write(to: URL(filePath: $1)) })
    for input in inputs { precondition(recording.check(input).isGood) }
    return inputs
  }

  private static func parse(_ inputs: [CheckInput]) throws {
    for input in inputs {
      _ = try compose(yaml: try String(contentsOfFile: input.path, encoding: .utf8))
    }
  }

  private static func check(_ inputs: [CheckInput], jobs: Int) {
    let check = GoldenCheck()
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      for index in stride(from: job, to: inputs.count, by: jobs) {
        guard case .same = check.check(inputs[index]).outcome else {
          fatalError("\(inputs[index].path) differs from its own recording")
        }
      }
    }
  }

  private static func report(_ count: Int, _ times: Times) {
    func row(_ name: String, _ time: Duration, _ other: Duration) -> String {
      let milliseconds = time / .milliseconds(1) / Double(count)
      return "\(name)\t\(rounded(time / .seconds(1)))\t\(rounded(milliseconds))"
        + "\t\(rounded(time / other))"
    }
    print("\(count) screens\tseconds\tms a file\tagainst YAML")
    print(row("YAML alone", times.yaml, times.yaml))
    print(row("check, 1 job", times.one, times.yaml))
    print(row("check, 2 jobs", times.two, times.yaml))
  }

  private static func rounded(_ number: Double) -> String {
    "\((number * 1000).rounded() / 1000)"
  }
}
