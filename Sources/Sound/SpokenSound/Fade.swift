/// How the volume changes from the first frame of a block to its last.
package enum Fade: Hashable, Sendable {
  /// Unchanged.
  case none
  /// Linearly from silence.
  case rising
  /// Linearly to silence.
  case falling

  /// Applies the fade to samples; all samples of a frame alike.
  package func applied(to samples: [Int16], channels: Int = 1) -> [Int16] {
    guard self != .none else { return samples }
    let frames = samples.count / channels
    return samples.enumerated().map { index, sample in
      // By frames, not samples: otherwise one side would be louder than the other.
      let passed = index / channels
      let part = self == .rising ? passed : frames - 1 - passed
      return Int16(Int(sample) * part / max(frames, 1))
    }
  }
}
