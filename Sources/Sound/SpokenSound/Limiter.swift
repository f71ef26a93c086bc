import Foundation

extension SpokenAudio {
  /// The highest sample of speech: 1 dB below full scale.
  package static let ceiling = 29_204.0

  /// Amplifies the speech by a number of decibels, and limits its peaks to the ceiling.
  ///
  /// It consumes the speech, which is changed in place: an hour of it is 159 MB.
  package consuming func louder(by decibels: Double) -> SpokenAudio {
    samples.limit(after: decibels, window: sampleRate / 125, ceiling: Self.ceiling)
    return self
  }
}

extension [Int16] {
  /// Amplifies the samples by a number of decibels, and limits their peaks to a ceiling.
  ///
  /// Only samples near a peak are examined closely, because all speech passes through here.
  mutating func limit(after decibels: Double, window: Int, ceiling: Double) {
    let gain = pow(10, decibels / 20)
    // A factor of 16 and more is too large for the fast path, so all samples are examined.
    let loud = gain < 16 ? ranges(above: ceiling / gain, reach: window) : [indices]
    // Without a gain and a peak nothing changes, and an array that is shared is not copied.
    guard decibels != 0 || !loud.isEmpty else { return }
    var start = 0
    for range in loud {
      // Between the ranges no sample exceeds the ceiling after amplification, so its 16 bits cannot
      // overflow.
      amplify(start..<range.lowerBound, by: gain)
      let held = self[range].map { Double($0) * gain }.limited(window: window, ceiling: ceiling)
      replaceSubrange(range, with: held)
      start = range.upperBound
    }
    amplify(start..<count, by: gain)
  }

  /// Multiplies the samples of a range by a factor, with rounding.
  private mutating func amplify(_ range: Range<Int>, by gain: Double) {
    // In 32-bit numbers, of which the processor multiplies many at once.
    let factor = Int32(Swift.min(gain, 16) * 4096)
    withUnsafeMutableBufferPointer { samples in
      for index in range {
        samples[index] = Int16(
          truncatingIfNeeded: (Int32(samples[index]) &* factor &+ 2048) &>> 12)
      }
    }
  }

  /// The ranges above a limit, with their surroundings on both sides.
  private func ranges(above limit: Double, reach: Int) -> [Range<Int>] {
    guard limit < Double(Int16.max) else { return [] }
    // A whole number is above the limit when it is above its integer part.
    let limit = UInt16(Swift.max(limit, 0))
    var ranges: [Range<Int>] = []
    withUnsafeBufferPointer { samples in
      for index in samples.indices where samples[index].magnitude > limit {
        let end = Swift.min(index + reach + 1, count)
        // Peaks whose surroundings touch share a range, so that the gain does not rise between
        // them.
        if let last = ranges.last, index - reach <= last.upperBound {
          ranges[ranges.count - 1] = last.lowerBound..<end
        } else {
          ranges.append(Swift.max(index - reach, 0)..<end)
        }
      }
    }
    return ranges
  }
}

extension [Double] {
  /// The values as samples, with peaks limited to a ceiling.
  ///
  /// Near a peak above the ceiling the gain is lower, with linear transitions: the lowest gain that
  /// any sample ahead needs, averaged over the window.
  ///
  /// - Parameters:
  ///   - window: the transition time of the gain, in samples.
  ///   - ceiling: the greatest magnitude of a sample.
  /// - Returns: as many samples.
  package func limited(window: Int, ceiling: Double) -> [Int16] {
    guard contains(where: { $0.magnitude > ceiling }) else { return map { Int16($0) } }
    let lowest = lowestGains(within: window, ceiling: ceiling)
    // Each of the last `window` gains covers the next `window` samples, so all in the average of a
    // peak's place know that peak: the average is never above the gain that it needs.
    var sum = Double(window) * lowest[0]
    return [Int16](unsafeUninitializedCapacity: count) { output, initialized in
      for index in indices {
        sum += lowest[index] - lowest[Swift.max(index - window, 0)]
        output.initializeElement(
          at: index, to: Int16(self[index] * Swift.min(1, sum / Double(window))))
      }
      initialized = count
    }
  }

  /// The lowest gain that a sample in a window from each index on needs, in linear time.
  private func lowestGains(within window: Int, ceiling: Double) -> [Double] {
    [Double](unsafeUninitializedCapacity: count) { gains, initialized in
      // The indices of samples above the ceiling that are louder than all before them in the
      // window, the loudest first; all other samples need no lower gain.
      withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { peaks in
        var (first, end, lowest) = (0, 0, 1.0)
        for index in indices.reversed() {
          let magnitude = self[index].magnitude
          let before = first < end ? peaks[first] : -1
          if magnitude > ceiling {
            while end > first, self[peaks[end - 1]].magnitude <= magnitude { end -= 1 }
            peaks[end] = index
            end += 1
          }
          if first < end, peaks[first] >= index + window { first += 1 }
          let loudest = first < end ? peaks[first] : -1
          if loudest != before { lowest = loudest < 0 ? 1 : ceiling / self[loudest].magnitude }
          gains.initializeElement(at: index, to: lowest)
        }
      }
      initialized = count
    }
  }
}
