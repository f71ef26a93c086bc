import Foundation
import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

/// Puts the rows of a comparison that are not equal into sentences, with rule and place of our words.
struct DifferenceReader {
  private let comparison: RecordingComparison
  private let recording: Recording
  private let prediction: Prediction
  /// The words that were heard last, in the order of the recording.
  private var lastHeard: String?

  init(_ comparison: RecordingComparison, _ recording: Recording, _ prediction: Prediction) {
    self.comparison = comparison
    self.recording = recording
    self.prediction = prediction
  }

  /// The differences in the order of the rows.
  mutating func differences() -> [Verification.Difference] {
    var found: [Verification.Difference] = []
    for row in comparison.rows {
      if let difference = difference(row) { found.append(difference) }
      // After the difference, which is placed behind the words that came before it.
      if let step = row.step { lastHeard = recording.steps[step].heard?.oneLine ?? lastHeard }
    }
    return found
  }

  private func difference(_ row: RecordingComparison.Row) -> Verification.Difference? {
    switch row {
    case .equal, .unreached, .unheard: return nil
    case .reordered(let stop, _):
      return make(.order, row, "the same words are heard in another order") {
        reasons(prediction.segments(of: stop))
      }
    case .moved(let stop, _):
      let place = stop == 0 ? "first" : "after \"\(prediction.name(of: stop - 1))\""
      return make(.moved, row, "heard \(afterLast), predicted \(place)") { reasons(at: stop) }
    case .changed(let stop, let step, let changes):
      let segments = prediction.segments(of: stop)
      let sentences = changes.map { sentence($0, stop, segments, step) }
      let touched = changes.flatMap { self.segments(in: $0.predicted, segments) }
      return make(.words, row, sentences.joined(separator: "; ")) {
        touched.isEmpty ? reasons(at: stop) : reasons(touched)
      }
    case .extra: return make(.extra, row, "heard and not predicted, \(afterLast)") { [] }
    case .skipped(let stop):
      return make(.skipped, row, "predicted and not heard, \(afterLast)") { reasons(at: stop) }
    }
  }

  private var afterLast: String { lastHeard.map { "after \"\($0)\"" } ?? "first" }

  /// A reason: a text, and the place of our words.
  private typealias Place = (text: String, origin: Origin)

  private func make(
    _ kind: Verification.Difference.Kind, _ row: RecordingComparison.Row, _ message: String,
    reasons: () -> [Place]
  ) -> Verification.Difference {
    let reasons = reasons()
    let step = row.step.map { recording.steps[$0] }
    return .init(
      kind: kind, step: row.step.map { $0 + 1 }, stop: row.stop,
      position: step?.position ?? .unknown, predicted: row.stop.map(prediction.name),
      heard: step?.heard?.oneLine, message: message, reasons: reasons.map(\.text).unique,
      origin: reasons.first?.origin)
  }

  /// A stretch of words that differ, in our words and in those that were heard.
  private func sentence(
    _ change: WordChange, _ stop: Int, _ segments: [Segment], _ step: Int
  ) -> String {
    let ours = words(change.predicted, segments)
    let theirs = comparison.heard[step].map { $0[change.heard].joined(separator: " ") } ?? ""
    let heard = original(theirs, in: step)
    if change.heard.isEmpty { return "\"\(ours)\" is predicted and not heard" }
    if change.predicted.isEmpty { return "\"\(heard)\" is heard and not predicted" }
    return "\"\(ours)\" is predicted, \"\(heard)\" is heard"
  }

  /// Words of a stop as their segments write them, where whole segments are meant.
  private func words(_ range: Range<Int>, _ segments: [Segment]) -> String {
    let touched = self.segments(in: range, segments)
    let all = touched.flatMap { ComparedWords.words(of: $0.text) }
    if all.count == range.count { return touched.map(\.text.oneLine).joined(separator: ", ") }
    let words = segments.flatMap { ComparedWords.words(of: $0.text) }
    return words[range].joined(separator: " ")
  }

  /// The segments that some words of a stop belong to.
  private func segments(in range: Range<Int>, _ segments: [Segment]) -> [Segment] {
    var start = 0
    return segments.filter { segment in
      let words = start..<(start + ComparedWords.words(of: segment.text).count)
      start = words.upperBound
      return words.overlaps(range)
    }
  }

  /// Heard words as the recording writes them, if they stand there in the same way but for case.
  private func original(_ words: String, in step: Int) -> String {
    guard let heard = recording.steps[step].heard?.oneLine,
      let range = heard.range(of: words, options: .caseInsensitive)
    else { return words }
    return String(heard[range])
  }

  /// The rule of each segment and the place of its words.
  private func reasons(_ segments: [Segment]) -> [Place] {
    segments.map { segment in
      let reason = segment.reason
      let text =
        "\"\(segment.text.oneLine)\": rule \(reason.rule.rawValue), \(reason.rule.summary) "
        + "[\(reason.evidence.summary)] (\(reason.origin))"
      return (text, reason.origin)
    }
  }

  /// The place of the element of a stop.
  private func reasons(at stop: Int) -> [Place] {
    guard let origin = prediction.utterances[stop].event.element?.origin else { return [] }
    return [("the stop is at \(origin)", origin)]
  }
}

extension [String] {
  /// The texts in their order, each once.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
