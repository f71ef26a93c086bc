package import ScreenInputs
import ScreenScenarios
import ScreenTree
import VoiceOverSpeech

/// Tries the settings that change what is said of a screen, and finds those that remove differences.
package struct SettingsProposal: Sendable {
  private let reader: ScenarioReader
  private let read: AppView.Opening

  /// The settings that are tried, each of which a user may have chosen on the device of a recording.
  static let candidates: [Walkthrough.Setting] = [
    ("speakHints", "false"), ("actions", "nothing"), ("moreContent", "nothing"),
    ("traits", "none"), ("traits", "before"), ("traitFeedback", "nothing"), ("links", "nothing"),
    ("containerDescriptions", "nothing"), ("tableHeaders", "false"),
    ("rowAndColumnNumbers", "false"), ("speakHints", "true"), ("actions", "speak"),
    ("moreContent", "speak"), ("traits", "after"), ("traitFeedback", "speak"), ("links", "speak"),
    ("containerDescriptions", "speak,pitch"), ("tableHeaders", "true"),
    ("rowAndColumnNumbers", "true"),
  ].map { Walkthrough.Setting(key: $0, value: $1) }

  /// How many settings are proposed together at most.
  private static let most = 4
  /// How many stops a screen and steps a recording may have for settings to be tried.
  private static let mostStops = 500
  /// How many of them all rounds of trials together may have.
  private static let mostWork = 1_000

  /// Prepares to try settings on an input.
  package init(_ reader: ScenarioReader, _ bytes: [UInt8], path: String) {
    self.init(reader) { reader throws(ScenarioError) in try reader.read(bytes, path: path) }
  }

  /// Prepares to try settings on what is read with the settings of a reader.
  package init(_ reader: ScenarioReader, reading read: @escaping AppView.Opening) {
    (self.reader, self.read) = (reader, read)
  }

  /// Names in each open difference the setting that removes it, and keeps those that help together.
  func name(in verification: inout Verification) {
    let comparison = verification.comparison
    // Each round of trials reads and runs the whole input about twenty times.
    let stops = max(comparison.predicted, comparison.heard.count)
    guard stops <= Self.mostStops else { return }
    var reader = reader
    var best = verification
    var fewest = verification.open.count
    let candidates = changing(reader)
    // A difference may need several settings, of which the first removes only some of its words.
    var count = 0
    while verification.settings.count < Self.most, !best.open.isEmpty,
      stops * (verification.settings.count + 1) <= Self.mostWork
    {
      let tried = candidates.filter { candidate in
        !verification.settings.contains { $0.key == candidate.key }
      }.compactMap { trial(of: $0, reader, verification) }
      if verification.settings.isEmpty { verification.name(tried) }
      guard
        let better = tried.min(by: { $0.result.distance < $1.result.distance }),
        better.result.distance < best.distance
      else { break }
      verification.settings.append(better.setting)
      reader.settings.append(better.setting)
      if better.result.open.count < fewest {
        (fewest, count) = (better.result.open.count, verification.settings.count)
      }
      best = better.result
    }
    // The settings after the last that removed a whole difference only changed words in others.
    verification.settings.removeLast(verification.settings.count - count)
    verification.openWithSettings = fewest
  }

  /// The settings that are not in force already.
  private func changing(_ reader: ScenarioReader) -> [Walkthrough.Setting] {
    guard let now = try? read(reader).scenario.settings else { return [] }
    return Self.candidates.filter { candidate in
      var settings = now
      try? settings.set(candidate.key, to: candidate.value)
      return settings != now
    }
  }

  /// What comes out with one more setting; nil when it cannot be set.
  private func trial(
    of setting: Walkthrough.Setting, _ reader: ScenarioReader, _ verification: Verification
  ) -> Trial? {
    var reader = reader
    reader.settings.append(setting)
    guard let scenario = try? read(reader).scenario else { return nil }
    let result = Verification(
      verification.recording, file: verification.file, with: scenario, Prediction(of: scenario))
    return Trial(setting: setting, result: result)
  }

  /// A setting and the verification with it.
  struct Trial {
    var setting: Walkthrough.Setting
    var result: Verification
  }
}

extension Verification {
  /// How far what was heard is from what is predicted: the differences, then the words in them.
  fileprivate var distance: (Int, Int) { (open.count, comparison.differingWords) }

  /// Names the first setting under which a step does not differ.
  fileprivate mutating func name(_ trials: [SettingsProposal.Trial]) {
    let before = open.count
    let helpful = trials.filter { $0.result.open.count < before }
      .map { trial in (trial.setting, Set(trial.result.open.compactMap(\.step))) }
    for index in differences.indices where differences[index].accepted == nil {
      guard let step = differences[index].step else { continue }
      differences[index].setting = helpful.first { !$0.1.contains(step) }
        .map { "\($0.0.key)=\($0.0.value)" }
    }
  }

  /// The settings as a settings file, with a remark on how far they help.
  package var settingsFile: String {
    guard !settings.isEmpty else {
      let remark =
        open.isEmpty
        ? "no difference, so no setting is needed"
        : "no setting removes any of \(open.count.counted("difference"))"
      return "# \(file): \(remark)\n".printed + "{}\n"
    }
    let left = openWithSettings ?? open.count
    let head =
      "# \(file): these settings remove \(open.count - left) of \(open.count.counted("difference"))\n"
    return head.printed + settings.map { "\($0.key): \($0.value)\n" }.joined()
  }
}

extension String {
  /// The line with nothing in it that a terminal would act upon.
  fileprivate var printed: String { dropLast().description.printedLine + "\n" }
}
