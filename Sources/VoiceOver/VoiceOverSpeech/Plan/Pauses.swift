import ScreenTree
import VoiceOverElements

/// The silences in an utterance at a speaking rate.
struct Pauses {
  /// The silence between two parts, and between a hint and what comes after it.
  let part: Duration
  private let app: Duration
  private let phonetic: Duration

  /// The silence between a sound and words.
  private static let sound = Duration.milliseconds(110)

  /// The silences of an utterance.
  ///
  /// - Parameters:
  ///   - utterance: the utterance.
  ///   - wordsPerMinute: the rate of its voice.
  init(of utterance: Utterance, at wordsPerMinute: Int) {
    let (settings, platform) = (utterance.settings, utterance.platform)
    let amounts = SpeechAmounts.of(settings.resolver.systemVersion, on: platform)
    part = settings.partGap(at: wordsPerMinute, on: platform)
    app = amounts.appPause ?? part
    phonetic = amounts.phoneticPause
  }

  /// The silence before a segment, which is not the first of its list.
  func before(_ index: Int, in segments: [Segment]) -> Duration {
    guard index > 0 else { return part }
    let last = segments[index - 1]
    if last.graph != nil { return AudioGraph.pauseBetweenSeries }
    if last.kind.isTone || segments[index].kind.isTone { return Self.sound }
    if last.kind == .system, last.word == nil { return app }
    // Only the word behind its letter; of several letters in turn the next follows as a part.
    let isWord = segments[index].pitch.kind == .phonetic && last.pitch.kind != .phonetic
    return isWord ? phonetic : part
  }
}
