package import ScreenScenarios
package import ScreenTree
import VoiceOverSpeech

/// A recording of VoiceOver beside what is predicted: what agrees, what differs, and why.
package struct Verification: Sendable {
  /// The recording file.
  package var file: String
  /// The screen, walkthrough or capture that it is compared with.
  package var input: String
  /// What was recorded.
  package var recording: Recording
  /// The recording beside the predicted stops.
  package var comparison: RecordingComparison
  /// What differs, in the order of the stops.
  package var differences: [Difference] = []
  /// What made the prediction.
  package var about: Provenance
  /// What deserves a look, a line each.
  package var remarks: [String] = []
  /// The settings that together remove the most differences; empty when none does, or none was tried.
  package var settings: [Walkthrough.Setting] = []
  /// How many differences remain with them; nil when none was tried.
  package var openWithSettings: Int?
  /// The words of the predicted stops that were not heard, by their numbers.
  package var names: [Int: String] = [:]
  /// The pauses, pitches and languages that the recording has, beside those that are predicted.
  package var amounts: [Amount] = []

  /// Something that was heard otherwise than predicted.
  package struct Difference: Hashable, Sendable {
    /// What kind of difference it is.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The same segments in another order.
      case order
      /// A stop at another place.
      case moved
      /// Other words.
      case words
      /// An utterance without a predicted stop.
      case extra
      /// A predicted stop between two that were heard.
      case skipped
    }

    /// What kind of difference it is.
    package var kind: Kind
    /// The number of the step, counted from 1; nil for a stop that was not heard.
    package var step: Int?
    /// The number of the predicted stop, counted from 0; nil for an utterance without one.
    package var stop: Int?
    /// The place of the step in the recording.
    package var position: Position
    /// What is predicted; nil for an utterance without a stop.
    package var predicted: String?
    /// What was heard; nil for a stop without an utterance.
    package var heard: String?
    /// The difference in a sentence without a full stop.
    package var message: String
    /// The rule and the place of each word of ours that differs.
    package var reasons: [String] = []
    /// The place of the first of them.
    package var origin: Origin?
    /// Why it is accepted; nil when it is not.
    package var accepted: String?
    /// The setting that would remove it; nil when none is known.
    package var setting: String?
  }

  /// The differences that nobody accepted.
  package var open: [Difference] { differences.filter { $0.accepted == nil } }

  /// The share of stops with equal words, of those that were heard or passed over, in percent.
  ///
  /// - Parameter acceptsKnown: whether differences that are accepted count as equal.
  /// - Returns: the percentage, 0 when nothing was heard.
  package func share(acceptsKnown: Bool = false) -> Double {
    let all = comparison.heardCount + comparison.skipped
    let known = acceptsKnown ? differences.count { $0.accepted != nil } : 0
    return all == 0 ? 0 : Double((comparison.equal + known) * 100) / Double(all)
  }

  /// Whether it is good enough: a share of equal stops, or nil for no difference at all.
  package func isGood(atLeast share: Double? = nil) -> Bool {
    // A recording of nothing has no differences, but proves nothing either.
    guard comparison.heardCount > 0 else { return false }
    guard let share else { return open.isEmpty }
    return self.share(acceptsKnown: true) >= share
  }
}

/// The numbers of one or more verifications.
package struct VerificationSum: Hashable, Sendable, CustomStringConvertible {
  /// How many recordings there are.
  package var recordings = 0
  /// How many stops were heard.
  package var heard = 0
  /// How many of them have equal words at their place.
  package var equal = 0
  /// How many have equal words in another order or at another place.
  package var order = 0
  /// How many have other words.
  package var different = 0
  /// How many predicted stops were passed over.
  package var skipped = 0
  /// How many differences are accepted.
  package var accepted = 0

  /// Adds up verifications.
  package init(_ verifications: [Verification]) {
    for verification in verifications {
      let comparison = verification.comparison
      recordings += 1
      heard += comparison.heardCount
      equal += comparison.equal
      order += comparison.inOtherOrder
      different += comparison.different
      skipped += comparison.skipped
      accepted += verification.differences.count { $0.accepted != nil }
    }
  }

  /// The share of equal stops of those that were heard or passed over, in percent.
  package var share: Double {
    heard + skipped == 0 ? 0 : Double(equal * 100) / Double(heard + skipped)
  }

  /// The numbers in a line: `12 stops heard: 10 equal, 1 order only, 1 different (83.3 %)`.
  package var description: String {
    let many = recordings == 1 ? "" : "\(recordings) recordings, "
    let passed = skipped == 0 ? "" : ", \(skipped) predicted and passed over"
    let known = accepted == 0 ? "" : ", \(accepted) accepted"
    return many + "\(heard.counted("stop")) heard: \(equal) equal, \(order) order only, "
      + "\(different) different\(passed)\(known) (\(share.inPercent))"
  }
}

extension Double {
  /// The number with one digit after the point, never rounded up to 100, and the sign.
  var inPercent: String {
    let tenths = Int((self * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
