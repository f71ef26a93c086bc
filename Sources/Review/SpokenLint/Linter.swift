import ScreenDocuments
import ScreenFiles
package import ScreenScenarios
import ScreenTree
import SpokenFiles
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

/// Finds problems that a listener would notice, in one input after the other.
package struct Linter: Sendable {
  /// The reader of inputs.
  package var reader: ScenarioReader
  /// The limits, disabled rules and severities.
  package var settings: LintSettings

  /// A linter with a reader and its settings.
  ///
  /// - Parameters:
  ///   - reader: the reader of inputs.
  ///   - settings: the limits, disabled rules and severities.
  package init(reader: ScenarioReader = ScenarioReader(), settings: LintSettings = LintSettings()) {
    self.reader = reader
    self.settings = settings
  }

  /// Reads a budget file, `*.budget.yaml`, or the same parts of a settings file.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - hasSettings: whether it is a settings file, with VoiceOver's settings beside the two parts.
  /// - Returns: the limits, disabled rules and severities.
  /// - Throws: `ScenarioError` when the file is missing, unreadable or invalid.
  package static func settings(
    _ path: String, hasSettings: Bool = false
  ) throws(ScenarioError) -> LintSettings {
    try settings(try InputFile.bytes(of: path), path: path, hasSettings: hasSettings)
  }

  /// Reads the bytes of a budget file or of a settings file.
  ///
  /// - Throws: `ScenarioError` when they are invalid.
  package static func settings(
    _ bytes: [UInt8], path: String, hasSettings: Bool
  ) throws(ScenarioError) -> LintSettings {
    try BudgetReader.read(bytes, path: path, hasSettings: hasSettings)
  }

  /// Lints a screen, a walkthrough with all of its screens, or a capture; `-` is standard input.
  ///
  /// The time is linear in the number of elements.
  package func lint(_ path: String) -> LintResult { lint(path, .byUser) }

  /// Lints an input of a command, which a folder may have named.
  package func lint(_ input: CheckInput) -> LintResult {
    lint(input.path, input.naming(followsLinks: reader.followsLinks))
  }

  /// Lints the screens of a scenario, such as that of a live view.
  package func lint(_ scenario: Scenario) -> LintResult {
    var result = LintResult(path: scenario.file)
    // A live view has no file with comments that could disable rules.
    lint(scenario, [:], into: &result)
    result.findings.sort { $0.isBefore($1) }
    return result
  }

  private func lint(_ path: String, _ naming: Naming) -> LintResult {
    do throws(ScenarioError) {
      let reading = try reader.read(path, naming)
      var result = LintResult(path: path)
      result.remarks = reading.remarks
      lint(reading, into: &result)
      return result
    } catch {
      return LintResult(path: path, fault: error)
    }
  }

  private func lint(_ reading: ScenarioReader.Reading, into result: inout LintResult) {
    let comments = reading.sources.mapValues(LintComments.init)
    for file in comments.keys.sorted() {
      result.remarks += comments[file].map { Self.remarks(on: $0, in: file) } ?? []
    }
    lint(reading.scenario, comments, into: &result)
    // Only a walkthrough has steps of a user; a single screen is only swiped through.
    if !reading.scenario.screenFiles.isEmpty {
      let run = reading.scenario.lintedRun
      for rule in LintRule.all {
        guard case .run(let search) = rule.search else { continue }
        add(search(run), of: rule, comments, into: &result)
      }
    }
    result.findings.sort { $0.isBefore($1) }
  }

  /// Lints each screen of a scenario.
  private func lint(
    _ scenario: Scenario, _ comments: [String: LintComments], into result: inout LintResult
  ) {
    var evidence = EvidenceCount()
    defer { result.about = Provenance(of: scenario, evidence: evidence) }
    for screen in scenario.lintedScreens {
      for stop in screen.stops { evidence.add(stop.utterance) }
      var screen = screen
      screen.budget = settings.budget(for: screen.screen)
      result.reached.formUnion(screen.reached)
      result.budgeted.formUnion(settings.patterns(for: screen.screen))
      for rule in LintRule.all {
        guard case .screen(let search) = rule.search else { continue }
        add(search(screen), of: rule, comments, into: &result)
      }
    }
  }

  private func add(
    _ faults: [LintRule.Fault], of rule: LintRule, _ comments: [String: LintComments],
    into result: inout LintResult
  ) {
    for fault in faults {
      let switches = settings.switches(for: fault.origin.file)
      let isOff =
        switches.disabled.contains(rule.id) || switches.disabled.contains(LintComments.everything)
        || comments[fault.origin.file]?.silence(
          rule.id, at: [fault.origin.position, fault.view]) ?? false
      if isOff {
        result.silenced += 1
      } else {
        result.findings.append(
          LintFinding(
            rule: rule.id, severity: switches.severities[rule.id] ?? rule.severity,
            origin: fault.origin, message: fault.message, fix: rule.fix))
      }
    }
  }

  /// What the comments of a file say in vain, in the order of their lines.
  private static func remarks(on comments: LintComments, in file: String) -> [String] {
    let ids = LintRule.all.map(\.id)
    let unknown = comments.unknown.map { line, id in
      (line, "there is no rule '\(id)'. " + Suggestion.sentence(for: id, among: ids))
    }
    let unclear = comments.unclear.map { line, words in
      (line, "'\(words)' is not understood. Write disable=RULE or disable-file=RULE.")
    }
    return (unknown + unclear).sorted { $0.0 < $1.0 }.map { "\(file):\($0): \($1)".printedLine }
  }
}

extension LintFinding {
  fileprivate func isBefore(_ other: LintFinding) -> Bool {
    let key = (origin.file, origin.position.line, origin.position.column, rule)
    return key
      < (other.origin.file, other.origin.position.line, other.origin.position.column, other.rule)
  }
}

extension Scenario {
  /// The announcements of the walkthrough with their results.
  fileprivate var lintedRun: LintedRun {
    var announcements: [Utterance] = []
    _ = run { if case .announced = $0.event { announcements.append($0) } }
    return LintedRun(file: file, steps: steps, announcements: announcements)
  }
}
