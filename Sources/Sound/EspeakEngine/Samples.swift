extension [Int16] {
  /// Trims the silence around the sound in place, with soft fades.
  ///
  /// Up to a number of silent samples remain at each end; the fades are inside the sound, so that
  /// it always starts and ends at zero.
  ///
  /// - Parameters:
  ///   - kept: the most silent samples that remain at each end.
  ///   - fade: the length of a fade in samples.
  /// - Returns: how many samples were removed before the sound.
  package mutating func trim(keeping kept: Int, fade: Int) -> Int {
    guard let (first, last) = bounds else {
      removeAll()
      return 0
    }
    let start = Swift.max(first - kept, 0)
    // The end first: removing the start would move the position of the last sample.
    removeLast(count - Swift.min(last + 1 + kept, count))
    removeFirst(start)
    let length = last + 1 - first
    // At most half of the sound, so that the fades do not overlap.
    self.fade(first - start..<last + 1 - start, over: Swift.min(fade, length / 2))
    return start
  }

  /// The first and the last sample that is not silent, or nil.
  private var bounds: (first: Int, last: Int)? {
    withUnsafeBufferPointer { samples in
      guard let first = samples.firstIndex(where: { $0 != 0 }),
        let last = samples.lastIndex(where: { $0 != 0 })
      else { return nil }
      return (first, last)
    }
  }

  /// Fades the samples at each end of a range linearly from and to zero.
  private mutating func fade(_ range: Range<Int>, over length: Int) {
    for step in 0..<length {
      for index in [range.lowerBound + step, range.upperBound - 1 - step] {
        self[index] = Int16(Int(self[index]) * step / length)
      }
    }
  }
}
