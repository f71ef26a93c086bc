extension [Int16] {
  /// The sound without the silence around it, rising and falling softly.
  ///
  /// Up to so many samples of silence stay at each end; the fades lie inside the sound, so that it
  /// starts and ends at zero whatever comes before and after.
  ///
  /// - Parameters:
  ///   - kept: how many samples of silence stay at each end at most.
  ///   - fade: how many samples at each end of the sound rise or fall.
  /// - Returns: the sound, and how many samples were cut off before it.
  package func trimmed(keeping kept: Int, fade: Int) -> (samples: [Int16], cut: Int) {
    guard let first = firstIndex(where: { $0 != 0 }), let last = lastIndex(where: { $0 != 0 })
    else {
      return ([], 0)
    }
    var sound = Array(self[first...last])
    sound.fade(over: Swift.min(fade, sound.count / 2))
    let start = Swift.max(first - kept, 0)
    let whole = self[start..<first] + sound + self[(last + 1)..<Swift.min(last + 1 + kept, count)]
    return (Array(whole), start)
  }

  /// Lets so many samples at each end rise from and fall to zero in a straight line.
  private mutating func fade(over length: Int) {
    for step in 0..<length {
      for index in [step, count - 1 - step] {
        self[index] = Int16(Int(self[index]) * step / length)
      }
    }
  }
}
