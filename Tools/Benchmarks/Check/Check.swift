import Dispatch
import Foundation
import SpokenScreen
import func Yams.compose

/// Prints how long a check of 1,000 screens of 50 elements takes beside a YAML parser that reads the same
/// files, with one job and with two.
///
/// Files and golden transcripts are first written into a temporary folder. Each is measured five
/// times, one after the other; the fastest run counts.
@main
enum Check {
  /// The fastest of several runs: on the wall clock, and on all processors together.
  private struct Time {
    var wall = Duration.seconds(3600)
    var processors = Duration.seconds(3600)

    mutating func measure(_ body: () throws -> Void) rethrows {
      let start = clock()
      wall = min(wall, try ContinuousClock().measure(body))
      let ticks = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      processors = min(processors, .seconds(ticks))
    }
  }

  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
    let folder = FileManager.default.temporaryDirectory.appending(path: "spoken-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inputs = try prepare(count, in: folder)
    var (yaml, one, two) = (Time(), Time(), Time())
    for _ in 0..<5 {
      try yaml.measure { try parse(inputs) }
      one.measure { check(inputs, jobs: 1) }
      two.measure { check(inputs, jobs: 2) }
    }
    print("\(count) screens\tseconds\tms a file\tCPU seconds\tagainst YAML\tby CPU")
    for (name, time) in [("YAML alone", yaml), ("check, 1 job", one), ("check, 2 jobs", two)] {
      let columns = [
        time.wall / .seconds(1), time.wall / .milliseconds(1) / Double(count),
        time.processors / .seconds(1), time.wall / yaml.wall, time.processors / yaml.processors,
      ]
      print(([name] + columns.map(rounded)).joined(separator: "\t"))
    }
  }

  /// Writes the screens and records them.
  private static func prepare(_ count: Int, in folder: URL) throws -> [CheckInput] {
    let inputs = try (0..<count).map { number in
      let file = folder.appending(path: "shop\(number).screen.yaml")
      try Data(shop(number).utf8).write(to: file)
      return CheckInput(file.path)
    }
    for input in inputs {
      let text = Transcript().text(of: try ScenarioReader().read(input.path).scenario)
      try Data(text.utf8).write(to: URL(filePath: input.golden))
      precondition(command.check(input).isGood)
    }
    return inputs
  }

  /// The check as `spoken check` makes it: it looks for a recording beside each input too.
  private static let command: GoldenCheck = {
    var check = GoldenCheck()
    check.recordings = RecordingResult.beside
    return check
  }()

  private static func parse(_ inputs: [CheckInput]) throws {
    for input in inputs {
      _ = try compose(yaml: try String(contentsOfFile: input.path, encoding: .utf8))
    }
  }

  private static func check(_ inputs: [CheckInput], jobs: Int) {
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      for index in stride(from: job, to: inputs.count, by: jobs) {
        guard case .same = command.check(inputs[index]).outcome else {
          fatalError("\(inputs[index].path) differs from its own recording")
        }
      }
    }
  }

  private static func rounded(_ number: Double) -> String {
    "\((number * 1000).rounded() / 1000)"
  }
}
