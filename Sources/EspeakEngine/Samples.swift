extension [Int16] {
  /// The sound without the silence around it, rising and falling softly.
  ///
  /// Up to so many samples of silence stay at each end; the fades lie inside the sound, so that it
  /// starts and ends at zero whatever comes before and after.
  package func trimmed(keeping kept: Int, fade: Int) -> [Int16] {
    guard let first = firstIndex(where: { $0 != 0 }), let last = lastIndex(where: { $0 != 0 })
    else {
      return []
    }
    var sound = Array(self[first...last])
    sound.fade(over: Swift.min(fade, sound.count / 2))
    return self[Swift.max(first - kept, 0)..<first] + sound
      + self[(last + 1)..<Swift.min(last + 1 + kept, count)]
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
