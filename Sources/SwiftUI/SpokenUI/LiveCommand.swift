import Foundation
import ScreenDocuments
import ScreenScenarios
import ScreenTree
import SpokenCheck
import SpokenLive
import VoiceOverElements
import VoiceOverSpeech

/// A command of an app over a view: what VoiceOver says of it, without the command `spoken`.
@MainActor
struct LiveCommand {
  let name: String
  let arguments: AppArguments
  let screen: LiveScreen

  private var scenario: Scenario { Scenario(screen, settings: arguments.settings) }

  /// Runs the command, and returns the exit code of the program.
  func run() -> Int32 {
    switch arguments.command {
    case .explain: explain()
    case .walk: walk(Walker(scenario))
    case .lint: lint(arguments.words.first)
    case .check: check(arguments.words.first ?? "\(name).transcript")
    case .transcript, .previews, .help, .serve, .render, .play, .preview: transcript()
    }
  }

  private func transcript() -> Int32 {
    let scenario = scenario
    let transcript = Transcript()
    print(transcript.header(for: scenario), terminator: "")
    let failures = scenario.run { print(transcript.lines(for: $0), terminator: "") }
    return report(failures.map(\.description) + screen.errors)
  }

  private func explain() -> Int32 {
    let scenario = scenario
    let failures = scenario.run { print(scenario.record(of: $0).explanation, terminator: "") }
    for node in scenario.resolutions.flatMap(\.dropped) {
      print(StopRecord.explanation(ofDropped: node), terminator: "")
    }
    return report(failures.map(\.description))
  }

  /// Performs lines from standard input until its end.
  private func walk(_ first: Walker) -> Int32 {
    var walker = first
    let transcript = Transcript()
    var utterances = walker.open()
    while true {
      for utterance in utterances { print(transcript.lines(for: utterance), terminator: "") }
      guard let line = readLine() else { return 0 }
      do throws(WalkLine.Problem) {
        utterances = perform(try WalkLine(line), by: &walker)
      } catch {
        utterances = []
        // A slip in a line must not end the walk, whose state would be lost.
        _ = fail(0, error.description)
      }
    }
  }

  private func perform(_ line: WalkLine, by walker: inout Walker) -> [Utterance] {
    switch line {
    case .gesture(let gesture): return walker.handle(gesture)
    case .wait(let duration):
      screen.waitNow(duration)
      return walker.wait(duration)
    }
  }

  private func lint(_ folder: String?) -> Int32 {
    for line in screen.lintReport { print(line) }
    for finding in folder.map(UnheardBlocks.findings) ?? [] { print(finding) }
    return screen.hasLintErrors ? 1 : 0
  }

  private func check(_ file: String) -> Int32 {
    let scenario = scenario
    let url = URL(filePath: file)
    let text = try? String(contentsOf: url, encoding: .utf8)
    do {
      switch GoldenVerdict(text, file: file, scenario, { Array(scenario.utterances) }) {
      case .missing where !arguments.isUpdate:
        return fail(1, "there is no golden \(file); --update records it")
      case .missing:
        try record(Listened(scenario).transcript, to: url)
        return note("\(file): recorded")
      case .faulty(let findings): return report(findings.map(\.description))
      // Also with --update: a golden that is the same is not written, so that its time of change
      // stays.
      case .same: return note("\(file) is as recorded")
      case .differs(let comparison) where arguments.isUpdate:
        try record(comparison.updated, to: url)
        return note("\(file): recorded")
      case .differs(let comparison):
        print(
          "\(file) differs from what is heard now; --update records it\n\(comparison.text)",
          terminator: "")
        return 1
      }
    } catch {
      return fail(74, "\(file) cannot be written: \(error)")
    }
  }

  private func record(_ text: String, to file: URL) throws {
    // In one step, so that a program that is stopped leaves the old golden.
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Prints errors, and returns the exit code for them.
  private func report(_ errors: [String]) -> Int32 {
    for error in errors { _ = fail(1, error) }
    return errors.isEmpty ? 0 : 1
  }

  /// Says that all is well, and returns the exit code for that.
  private func note(_ message: String) -> Int32 { fail(0, message) }

  /// Prints a line on standard error, and returns an exit code.
  private func fail(_ code: Int32, _ message: String) -> Int32 {
    FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
    return code
  }
}

extension LiveScreen {
  /// The errors among its findings.
  fileprivate var errors: [String] {
    findings.filter { $0.severity == .error }.map(\.description)
  }
}
