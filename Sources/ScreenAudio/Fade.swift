/// How the loudness of a piece of sound runs from its first frame to its last.
package enum Fade: Hashable, Sendable {
  /// As it is.
  case none
  /// Evenly from silence.
  case rising
  /// Evenly to silence.
  case falling

  /// Changes the loudness of samples; those of one frame alike.
  package func applied(to samples: [Int16], channels: Int = 1) -> [Int16] {
    guard self != .none else { return samples }
    let frames = samples.count / channels
    return samples.enumerated().map { index, sample in
      let passed = index / channels
      let part = self == .rising ? passed : frames - 1 - passed
      return Int16(Int(sample) * part / max(frames, 1))
    }
  }
}
