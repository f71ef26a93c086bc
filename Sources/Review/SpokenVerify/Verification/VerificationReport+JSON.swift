import ScreenScenarios
import ScreenTree

extension VerificationReport {
  /// The report as indented JSON with sorted keys; a key without a value is null.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package func json() throws -> String {
    try Encoded(
      about: about, recordings: verifications.map { EncodedRecording($0, atLeast: share) },
      unread: faults.map { .init(recording: $0.path, message: $0.fault.description) },
      sum: EncodedSum(sum)
    ).prettyJSON()
  }

  private struct Encoded: Encodable {
    var about: Provenance
    var recordings: [EncodedRecording]
    var unread: [Unread]
    var sum: EncodedSum
  }

  private struct Unread: Encodable {
    var recording: String
    var message: String
  }

  private struct EncodedSum: Encodable {
    var recordings: Int
    var heard: Int
    var equal: Int
    var order: Int
    var different: Int
    var skipped: Int
    var accepted: Int
    var share: Double

    init(_ sum: VerificationSum) {
      (recordings, heard, equal) = (sum.recordings, sum.heard, sum.equal)
      (order, different, skipped) = (sum.order, sum.different, sum.skipped)
      (accepted, share) = (sum.accepted, sum.share.inTenths)
    }
  }

  private struct EncodedRecording: Encodable {
    var recording: String
    var input: String
    var isGood: Bool
    var isComplete: Bool
    @Always var stopped: String?
    var predicted: Int
    var reached: Int
    var sum: EncodedSum
    var differences: [EncodedDifference]
    var notHeard: [String]
    var notCompared: [String]
    /// Left out for a recording without amounts, which most are.
    var amounts: [EncodedAmount]?

    init(_ verification: Verification, atLeast share: Double?) {
      recording = verification.file
      input = verification.input
      isGood = verification.isGood(atLeast: share)
      isComplete = verification.recording.isComplete
      stopped = verification.recording.stopped?.rawValue
      predicted = verification.comparison.predicted
      reached = verification.comparison.reached
      sum = EncodedSum(VerificationSum([verification]))
      differences = verification.differences.map(EncodedDifference.init)
      notHeard = verification.comparison.rows.compactMap { row in
        if case .unreached(let stop, _) = row { verification.names[stop] } else { nil }
      }
      notCompared = verification.setAside
      let all = verification.amounts.map(EncodedAmount.init)
      amounts = all.isEmpty ? nil : all
    }
  }

  private struct EncodedAmount: Encodable {
    var kind: String
    var step: Int
    var words: String
    var heard: String
    var predicted: String
    var agrees: Bool

    init(_ amount: Verification.Amount) {
      (kind, step, words) = (amount.kind.rawValue, amount.step, amount.words)
      (heard, predicted, agrees) = (amount.heard, amount.predicted, amount.agrees)
    }
  }

  private struct EncodedDifference: Encodable {
    var kind: String
    @Always var step: Int?
    @Always var place: String?
    @Always var predicted: String?
    @Always var heard: String?
    var message: String
    var reasons: [String]
    @Always var setting: String?
    @Always var accepted: String?

    init(_ difference: Verification.Difference) {
      kind = difference.kind.rawValue
      step = difference.step
      place = difference.position == .unknown ? nil : "\(difference.position)"
      predicted = difference.predicted
      heard = difference.heard
      message = difference.message
      reasons = difference.reasons
      setting = difference.setting
      accepted = difference.accepted
    }
  }
}

/// A value that is written as null when there is none, because a missing key and null differ for scripts.
@propertyWrapper private struct Always<Value: Encodable>: Encodable {
  var wrappedValue: Value?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension Double {
  /// The number with one digit after the point, rounded down.
  fileprivate var inTenths: Double { (self * 10).rounded(.down) / 10 }
}
