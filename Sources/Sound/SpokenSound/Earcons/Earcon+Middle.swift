import Foundation

extension [Int16] {
  /// Frames of left and right as one channel that is as loud as both together.
  ///
  /// The mean of two equal channels would be 3 dB softer than the two. Where both are opposites,
  /// nothing is left of them.
  func inOneChannel(at sampleRate: Int) -> [Int16] {
    let left = stride(from: 0, to: count - 1, by: 2).map { Double(self[$0]) }
    let right = stride(from: 1, to: count, by: 2).map { Double(self[$0]) }
    let middle = zip(left, right).map { ($0 + $1) / 2 }
    let peak = middle.reduce(0) { Swift.max($0, abs($1)) }
    guard peak > 0 else { return middle.map { _ in 0 } }
    let measure = Loudness(sampleRate: sampleRate)
    let missing = measure.momentary([left, right]) - measure.momentary([middle])
    let factor = Swift.min(pow(10, missing / 20), SpokenAudio.ceiling / peak)
    // A rate far below that of speech has no such filters.
    guard factor.isFinite else { return middle.map { Int16($0.rounded()) } }
    return middle.map { Int16(($0 * factor).rounded()) }
  }
}
