package import ScreenTree
import VoiceOverElements

/// How long VoiceOver is silent inside an utterance, and how far it changes its pitch, on one
/// system.
package struct SpeechAmounts: Hashable, Sendable {
  /// The silence that is asked for before a hint, besides the gap between two sentences.
  package var hintPause = Duration.milliseconds(800)
  /// The silence between two parts at the natural rate.
  package var partGap = SpeechAmounts.sentenceGap
  /// Whether the gap between parts shrinks as speech gets faster: that between two sentences does,
  /// a time that is asked for does not.
  package var shrinksWithRate = true
  /// The silence behind the name of an app; nil for the gap between parts.
  package var appPause: Duration?
  /// The silence between a letter and its word in the phonetic alphabet.
  package var phoneticPause = Duration.milliseconds(750)
  /// The pitch of the name of a container, in percent.
  package var container = -15
  /// The pitch of a capital letter, in percent.
  package var capital = 50
  /// The pitch of a word of the phonetic alphabet behind its letter, in percent.
  package var phonetic = 0
  /// The pitch of anything else that is spoken at another pitch, in percent.
  package var other = 20

  /// The gap between two sentences at the natural rate.
  package static let sentenceGap = Duration.milliseconds(260)

  /// iOS and iPadOS from 27 on.
  package static let ios27 = SpeechAmounts()
  /// iOS and iPadOS 26: a letter and its word are one run, and the word is lower.
  package static let ios26 = SpeechAmounts(phoneticPause: .zero, phonetic: -10)
  /// iOS and iPadOS before 26, of which only the sum before a hint is known.
  package static let older = ios26
  /// The Mac, which asks for a time before each part.
  package static let mac = SpeechAmounts(
    partGap: .milliseconds(60), shrinksWithRate: false, appPause: .milliseconds(250))

  /// The whole silence before a hint.
  package var hintDelay: Duration { hintPause + Self.sentenceGap }

  /// The amounts of a system; on the Mac they are those of its newest version.
  package static func of(_ version: Int, on platform: Platform) -> SpeechAmounts {
    if platform == .macos { return mac }
    return version >= 27 ? ios27 : version == 26 ? ios26 : older
  }

  /// How far the pitch of a kind is changed, in percent; less than 0 for lower.
  package func percent(of kind: PitchKind) -> Int {
    switch kind {
    case .container: container
    case .capital: capital
    case .phonetic: phonetic
    case .other: other
    }
  }
}

extension SpeechSettings {
  /// The value of `pitchChange` at which pitches change by VoiceOver's amounts.
  package static let usualPitchChange = 20
  /// How containers are spoken unless a setting says otherwise.
  package static let usualContainers = Feedback.speakAndPitch
  /// How deleted text is announced unless a setting says otherwise.
  package static let usualDeletion = Feedback.speakAndPitch

  /// The pitch of a kind: VoiceOver's amount, scaled by `pitchChange`.
  ///
  /// - Parameters:
  ///   - kind: what is spoken at another pitch.
  ///   - isUsual: whether it is so without any setting, so that a transcript does not mark it.
  ///   - platform: the platform whose VoiceOver speaks.
  /// - Returns: the pitch.
  package func pitch(
    of kind: PitchKind, isUsual: Bool = false, on platform: Platform
  ) -> Segment.Pitch {
    let amount = SpeechAmounts.of(resolver.systemVersion, on: platform).percent(of: kind)
    // The public property takes any number, and a factor of a hundred is past every voice.
    let change = Double(min(max(pitchChange, 0), 2_000))
    let percent = (Double(amount) * change / Double(Self.usualPitchChange)).rounded()
    return Segment.Pitch(kind, percent: Int(percent), isUsual: isUsual)
  }

  /// The silence between two parts of an utterance.
  ///
  /// At the natural rate of 175 to 180 words per minute it is what the setting says; when speech is
  /// faster or slower it is multiplied by the speed to the power of −0.9, as measured of Apple's
  /// voice Samantha. On the Mac it is the same at every rate.
  ///
  /// - Parameters:
  ///   - wordsPerMinute: the rate, 80 to 1,000.
  ///   - platform: the platform whose VoiceOver speaks.
  /// - Returns: the silence, in whole milliseconds.
  package func partGap(at wordsPerMinute: Int, on platform: Platform) -> Duration {
    let amounts = SpeechAmounts.of(resolver.systemVersion, on: platform)
    let gap = partGap ?? amounts.partGap
    return amounts.shrinksWithRate ? gap.shrunk(at: wordsPerMinute) : gap
  }
}
