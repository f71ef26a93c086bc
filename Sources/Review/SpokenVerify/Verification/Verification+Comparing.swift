package import ScreenScenarios
import ScreenTree
import VoiceOverLanguages

extension Verification {
  /// Compares a recording with what is predicted of a scenario.
  ///
  /// - Parameters:
  ///   - recording: what was recorded.
  ///   - file: the recording file.
  ///   - scenario: the screen, walkthrough or capture.
  ///   - prediction: what is predicted of it.
  package init(
    _ recording: Recording, file: String, with scenario: Scenario, _ prediction: Prediction
  ) {
    self.file = file
    self.recording = recording
    input = scenario.file
    comparison = RecordingComparison(
      recording, with: prediction.stops, messages: scenario.messages(of: recording),
      names: scenario.names(of: recording))
    about = Provenance(of: scenario, evidence: prediction.evidence)
    for row in comparison.rows {
      switch row {
      case .unreached(let stop, _), .unheard(let stop, _), .skipped(let stop):
        names[stop] = prediction.name(of: stop)
      case .equal, .reordered, .changed, .moved, .extra: break
      }
    }
    var places = DifferenceReader(comparison, recording, prediction)
    differences = places.differences()
    amounts = AmountReader(comparison, recording, prediction).amounts()
    let needed = accept(prediction)
    remarks =
      scenario.mismatches(with: recording, in: file) + staleAcceptances(needed)
  }

  /// Marks the differences that the recording accepts.
  ///
  /// - Parameter prediction: what is predicted.
  /// - Returns: all that acceptances may name in the differences.
  private mutating func accept(_ prediction: Prediction) -> Set<Accepted> {
    guard !recording.accepted.isEmpty else { return [] }
    let reasons = Dictionary(recording.accepted.map { (Accepted($0), $0.why) }) { one, _ in one }
    var needed: Set<Accepted> = []
    for index in differences.indices {
      let names = Accepted.names(of: differences[index], prediction)
      needed.formUnion(names)
      differences[index].accepted = names.lazy.compactMap { reasons[$0] }.first
    }
    return needed
  }

  /// The acceptances that no difference needs any more; nothing is known of a stop that was not reached.
  private func staleAcceptances(_ needed: Set<Accepted>) -> [String] {
    let isPartial = comparison.rows.contains { if case .unreached = $0 { true } else { false } }
    return recording.accepted.filter {
      !needed.contains(Accepted($0)) && !($0.missing != nil && isPartial)
    }.map { accepted in
      let what = accepted.step.map { "step \($0)" } ?? "\"\(accepted.missing?.oneLine ?? "")\""
      return Finding(
        .warning, file: file, position: accepted.position,
        message: "\(what) matches no difference; take it out of 'accepted'"
      ).description
    }
  }

  /// What an acceptance and a difference have in common: the step, or the words of a stop.
  private enum Accepted: Hashable {
    case step(Int)
    case missing([String])

    init(_ accepted: Recording.Accepted) {
      self =
        accepted.step.map(Accepted.step)
        ?? .missing(ComparedWords.words(of: accepted.missing ?? ""))
    }

    /// What an acceptance may name for a difference: its step, or the words of a stop that was
    /// passed over.
    static func names(of difference: Difference, _ prediction: Prediction) -> [Accepted] {
      if let step = difference.step { return [.step(step)] }
      guard difference.kind == .skipped, let stop = difference.stop else { return [] }
      return prediction.words(of: stop).map(Accepted.missing)
    }
  }
}

extension Scenario {
  /// What VoiceOver says of itself before the first element, in the languages that may be meant.
  fileprivate func messages(of recording: Recording) -> [String] {
    let tags = [recording.language, "en"].compactMap { $0 }
    return [words[.voiceOverOn].text] + tags.map { Vocabulary.inForce(for: $0)[.voiceOverOn].text }
  }

  /// What the app may be called: by the screen file, by the recording, and by its bundle identifier.
  fileprivate func names(of recording: Recording) -> [String] {
    // The last part of a bundle identifier is usually the name of the app.
    let bundle = recording.app?.split(separator: ".").last.map(String.init)
    return screens.compactMap(\.app) + [recording.app, bundle].compactMap { $0 }
  }

  /// What the recording says of its device that the screen says otherwise.
  fileprivate func mismatches(with recording: Recording, in file: String) -> [String] {
    var remarks: [String] = []
    if let tag = recording.language, tag.primaryLanguage != language.primaryLanguage {
      remarks.append(
        "\(file): warning: the recording is in \(tag), the screen in \(language); pass --language \(tag)"
      )
    }
    // Without the version: a recording of another one is still of the same system.
    let systems = Platform.allCases.filter { platform in
      recording.system?.hasPrefix(platform.modeledSystem.prefix { $0 != " " } + "") == true
    }
    if let platform = systems.first, platform != self.platform {
      remarks.append(
        "\(file): warning: the recording is of \(platform.rawValue), the prediction of "
          + "\(self.platform.rawValue); pass --platform \(platform.rawValue)")
    }
    return remarks.map(\.printedLine)
  }
}
