import Foundation
import ScreenDocuments
import ScreenScenarios
import ScreenTree
import SpokenCheck
import SpokenLive
import VoiceOverElements
import VoiceOverSpeech

/// The command line of an app: what VoiceOver says of its first screen.
@MainActor
struct LiveCommand {
  let name: String
  let arguments: [String]
  let screen: LiveScreen

  /// The commands and what they do.
  private static let commands = [
    ("transcript", "prints what VoiceOver says from the first element to the last (the default)"),
    ("walk", "performs the lines of standard input, such as next, activate or wait 500ms"),
    ("explain", "explains each word: its rule, and the line of Swift that it comes from"),
    ("lint [FOLDER]", "finds problems; in FOLDER also blocks that only Apple's systems compile"),
    ("check [FILE] [--update]", "compares the transcript with a golden, or records it"),
    ("render -o OUT.wav", "records it, with the command `spoken` and its options"),
    ("play", "plays it, with the command `spoken`"),
    ("preview", "serves a page of it; run it again after a change, and the page connects again"),
    ("previews", "lists the previews of the app, which `--preview NAME` hears instead"),
    ("… --language TAG", "hears it in another language, such as de or pt-BR"),
    ("… --platform macos", "hears it as on a Mac, or an iPad: ipados"),
    ("check --previews", "compares every preview with its golden in the folder Previews"),
  ]

  /// Runs the command, and returns the exit code of the program.
  func run() -> Int32 {
    switch arguments.first ?? "transcript" {
    case "transcript": transcript()
    case "explain": explain()
    case "walk": walk()
    case "lint": lint(arguments.dropFirst().first)
    case "check": check(Array(arguments.dropFirst()))
    case "help", "--help", "-h": help()
    case "render", "play", "preview": sound()
    default:
      fail(64, "there is no command '\(arguments[0])'; `\(name) help` lists them")
    }
  }

  private func help() -> Int32 {
    print("Hear what VoiceOver would say of \(name).\n")
    for (command, summary) in Self.commands {
      print("  \(command.padding(toLength: 26, withPad: " ", startingAt: 0))\(summary)")
    }
    return 0
  }

  private func transcript() -> Int32 {
    let live = self.screen
    let scenario = Scenario(live)
    let transcript = Transcript()
    print(transcript.header(for: scenario), terminator: "")
    let failures = scenario.run { print(transcript.lines(for: $0), terminator: "") }
    return report(failures.map(\.description) + live.errors)
  }

  private func explain() -> Int32 {
    let scenario = Scenario(screen)
    let failures = scenario.run { print(scenario.explanation(of: $0), terminator: "") }
    for node in scenario.resolutions.flatMap(\.dropped) {
      print(Explanation.text(ofDropped: node), terminator: "")
    }
    return report(failures.map(\.description))
  }

  /// Performs lines from standard input until its end, with VoiceOver's settings as `--set
  /// KEY=VALUE`; with `--json` in the lines of `spoken preview`.
  private func walk() -> Int32 {
    let settings: SpeechSettings
    do throws(SettingError) { settings = try givenSettings() } catch {
      return fail(64, error.description)
    }
    if arguments.contains("--json") {
      var conversation = LiveConversation(screen, settings: settings)
      return conversation.run()
    }
    return walk(Walker(Scenario(screen, settings: settings)))
  }

  private func givenSettings() throws(SettingError) -> SpeechSettings {
    var settings = SpeechSettings()
    for (option, text) in zip(arguments, arguments.dropFirst()) where option == "--set" {
      let key = text.prefix { $0 != "=" }
      try settings.set(String(key), to: String(text.dropFirst(key.count + 1)))
    }
    return settings
  }

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

  private func sound() -> Int32 {
    let failure = SoundCommand(screen: screen, name: name, arguments: arguments).run()
    switch failure {
    case .missing: return fail(69, "\(failure)")
    case .different: return fail(65, "\(failure)")
    case .unwritable: return fail(74, "\(failure)")
    }
  }

  private func check(_ arguments: [String]) -> Int32 {
    let isUpdate = arguments.contains("--update")
    let file = arguments.first { !$0.hasPrefix("--") } ?? "\(name).transcript"
    let scenario = Scenario(screen)
    let url = URL(filePath: file)
    do {
      guard let text = try? String(contentsOf: url, encoding: .utf8) else {
        guard isUpdate else { return fail(1, "there is no golden \(file); --update records it") }
        try record(Listened(scenario).transcript, to: url)
        return 0
      }
      let reading = Golden.read(text, file: file)
      guard let golden = reading.value else {
        return report(reading.findings.map(\.description))
      }
      let comparison = Comparison(scenario, with: golden, file: file)
      // Also with --update: a golden that is the same is not written, so that its time of change
      // stays.
      guard !comparison.isSame else { return 0 }
      guard isUpdate else {
        print(
          "\(file) differs from what is heard now; --update records it\n\(comparison.text)",
          terminator: "")
        return 1
      }
      try record(comparison.updated, to: url)
      return 0
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
