extension [Int16] {
  /// Removes the silence around the sound, which rises and falls softly, without a second copy of it.
  ///
  /// Up to so many samples of silence stay at each end; the fades lie inside the sound, so that it
  /// starts and ends at zero whatever comes before and after.
  ///
  /// - Parameters:
  ///   - kept: how many samples of silence stay at each end at most.
  ///   - fade: how many samples at each end of the sound rise or fall.
  /// - Returns: how many samples were cut off before it.
  package mutating func trim(keeping kept: Int, fade: Int) -> Int {
    guard let (first, last) = bounds else {
      removeAll()
      return 0
    }
    let start = Swift.max(first - kept, 0)
    removeLast(count - Swift.min(last + 1 + kept, count))
    removeFirst(start)
    let length = last + 1 - first
    self.fade(first - start..<last + 1 - start, over: Swift.min(fade, length / 2))
    return start
  }

  /// The first and the last place where there is sound, or nil when there is none.
  private var bounds: (first: Int, last: Int)? {
    withUnsafeBufferPointer { samples in
      guard let first = samples.firstIndex(where: { $0 != 0 }),
        let last = samples.lastIndex(where: { $0 != 0 })
      else { return nil }
      return (first, last)
    }
  }

  /// Lets so many samples at each end of a range rise from and fall to zero in a straight line.
  private mutating func fade(_ range: Range<Int>, over length: Int) {
    for step in 0..<length {
      for index in [range.lowerBound + step, range.upperBound - 1 - step] {
        self[index] = Int16(Int(self[index]) * step / length)
      }
    }
  }
}
