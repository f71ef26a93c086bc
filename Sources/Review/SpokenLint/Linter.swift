package import ScreenScenarios
import ScreenTree
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

/// Finds problems that a listener would notice, in one scenario after the other.
package struct Linter: Sendable {
  /// The limits, disabled rules and severities.
  package var settings: LintSettings

  /// A linter with its settings.
  package init(settings: LintSettings = LintSettings()) { self.settings = settings }

  /// Lints the screens of a scenario, and the steps of a walkthrough.
  ///
  /// The time is linear in the number of elements.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - sources: the bytes of its files by their names, whose comments may disable rules; a live
  ///     view has none.
  /// - Returns: the result, under the name of the scenario's file.
  package func lint(_ scenario: Scenario, sources: [String: [UInt8]] = [:]) -> LintResult {
    var result = LintResult(path: scenario.file)
    let isOfCode = scenario.screens.contains { $0.views.first?.position.sourceFile != nil }
    let comments = isOfCode ? [:] : sources.mapValues(LintComments.init)
    for file in comments.keys.sorted() {
      result.remarks += comments[file].map { Self.remarks(on: $0, in: file) } ?? []
    }
    lint(scenario, comments, into: &result)
    // Only a walkthrough has steps of a user; a single screen is only swiped through.
    if !scenario.screenFiles.isEmpty {
      let run = scenario.lintedRun
      for rule in LintRule.all {
        guard case .run(let search) = rule.search else { continue }
        add(search(run), of: rule, comments, into: &result)
      }
    }
    result.findings.sort { $0.isBefore($1) }
    return result
  }

  /// Lints each screen of a scenario.
  private func lint(
    _ scenario: Scenario, _ comments: [String: LintComments], into result: inout LintResult
  ) {
    var evidence = EvidenceCount()
    defer { result.about = Provenance(of: scenario, evidence: evidence) }
    for screen in scenario.lintedScreens {
      for stop in screen.stops {
        evidence.add(stop.utterance)
        result.japaneseTexts += stop.utterance.japaneseTexts
      }
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
            origin: fault.origin, message: fault.message,
            fix: rule.fix(at: fault.origin.position)))
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
