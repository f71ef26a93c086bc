package import ArgumentParser
package import ScreenScenarios
package import SpokenCheck
package import SpokenInputs
package import VoiceOverSpeech

/// What commands about words can also do where there is an engine: options that need sound.
///
/// `spoken-text` has none of them, `spoken` has all.
package protocol SoundOptions: SendableMetatype {
  /// Options of `check`.
  associatedtype Pages: CheckPages
  /// Options of `diff`.
  associatedtype Clips: ChangeClips
  /// Options of `explain`.
  associatedtype Times: HeardTimes
  /// Options of `inspect`.
  associatedtype Plans: SpeechPlans
  /// What reads Japanese for a voice; nil where there is none.
  static var japanese: (any JapaneseWords)? { get }
}

/// What reads Japanese for a voice.
package protocol JapaneseWords: Sendable {
  /// A text with the reading in hiragana after each group of ideographs; nil without a dictionary.
  func furigana(of text: String) -> String?

  /// How many characters of some texts are left out of the sound.
  func unread(in texts: [String]) -> Int

  /// What is said about characters that are left out of the sound, with what helps; nil for none.
  func warning(of count: Int) -> String?
}

/// Pages that play the inputs of a check which differ.
package protocol CheckPages: ParsableArguments {
  /// Writes the requested pages, if any.
  ///
  /// - Throws: the exit code of an engine that is missing, and of a failed write.
  func write(_ results: [CheckResult], _ summary: String, _ options: ScenarioOptions) throws
}

/// Sounds of the stops that a comparison found changed.
package protocol ChangeClips: ParsableArguments {
  /// Writes the clips of one input, whose name is the prefix of their names.
  typealias Writer = (
    _ name: String, _ difference: HeardDifference, _ before: LoadedTranscript,
    _ after: LoadedTranscript
  ) throws -> Void

  /// What writes the requested clips; nil when none are.
  ///
  /// - Throws: the exit code of an engine that is missing, and of a folder that cannot be created.
  func writer() throws -> Writer?
}

/// A time of the recording whose words are explained.
package protocol HeardTimes: ParsableArguments {
  /// The requested time, as it is printed; nil when none is.
  var time: String? { get }

  /// The utterance that is heard at the requested time, and the steps that failed.
  ///
  /// - Throws: the exit code of an engine that is missing, and of a time after the end.
  func heard(
    of scenario: Scenario, _ options: ScenarioOptions
  ) throws -> (utterances: [Utterance], failures: [StepFailure])
}

/// Plans of what an engine is asked to speak.
package protocol SpeechPlans: ParsableArguments {
  /// Whether there is an engine to plan for.
  static var isAvailable: Bool { get }

  /// The plan, as it is printed.
  ///
  /// - Throws: the exit code of a voice that is missing.
  func plan(of scenario: Scenario) throws -> String
}

/// No option that needs sound.
package enum NoSound: SoundOptions {
  /// None.
  package static var japanese: (any JapaneseWords)? { nil }

  /// No pages.
  package struct Pages: CheckPages {
    package init() {}
    package func write(_: [CheckResult], _: String, _: ScenarioOptions) {}
  }

  /// No clips.
  package struct Clips: ChangeClips {
    package init() {}
    package func writer() -> Writer? { nil }
  }

  /// No times.
  package struct Times: HeardTimes {
    package init() {}
    package var time: String? { nil }
    package func heard(
      of scenario: Scenario, _ options: ScenarioOptions
    ) -> (utterances: [Utterance], failures: [StepFailure]) { ([], []) }
  }

  /// No plans.
  package struct Plans: SpeechPlans {
    package static var isAvailable: Bool { false }
    package init() {}
    package func plan(of scenario: Scenario) -> String { "" }
  }
}
