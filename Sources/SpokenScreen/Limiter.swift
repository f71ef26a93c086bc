import Foundation

extension [Int16] {
  /// The samples made louder, with the peaks held below a ceiling.
  ///
  /// Where a peak would rise above it, the gain is lower around it, and goes there and back evenly:
  /// the lowest gain that any sample ahead needs, averaged over the window.
  ///
  /// - Parameters:
  ///   - decibels: how much louder; 0 changes nothing below the ceiling.
  ///   - window: how long the gain takes to change, in samples.
  ///   - ceiling: the greatest magnitude of a sample.
  /// - Returns: as many samples.
  func limited(after decibels: Double, window: Int, ceiling: Double) -> [Int16] {
    let gain = pow(10, decibels / 20)
    let isLoud = Double(peak) * gain > ceiling
    if decibels == 0, !isLoud { return self }
    return [Int16](unsafeUninitializedCapacity: count) { output, initialized in
      withUnsafeBufferPointer { input in
        var limiter = Limiter(gain: gain, window: window, ceiling: ceiling, input, output)
        limiter.run(loud: isLoud)
      }
      initialized = count
    }
  }

  /// The greatest magnitude.
  private var peak: UInt16 {
    withUnsafeBufferPointer { samples in
      var (low, high) = (Int16(0), Int16(0))
      for sample in samples {
        low = Swift.min(low, sample)
        high = Swift.max(high, sample)
      }
      return Swift.max(low.magnitude, high.magnitude)
    }
  }
}

/// A limiter at work.
///
/// It looks closely only where a peak is near, because all of an app's speech passes through it.
private struct Limiter {
  private let gain: Double
  private let window: Int
  private let ceiling: Double
  private let input: UnsafeBufferPointer<Int16>
  private let output: UnsafeMutableBufferPointer<Int16>
  /// The sum of the gains over the window.
  private var sum: Double

  init(
    gain: Double, window: Int, ceiling: Double, _ input: UnsafeBufferPointer<Int16>,
    _ output: UnsafeMutableBufferPointer<Int16>
  ) {
    (self.gain, self.window, self.ceiling) = (gain, window, ceiling)
    (self.input, self.output) = (input, output)
    sum = Double(window)
  }

  /// Fills the output; loud when there is a peak above the ceiling.
  mutating func run(loud: Bool) {
    var done = 0
    while loud, let range = nextLoud(from: done) {
      amplify(done..<range.lowerBound)
      limit(range)
      done = range.upperBound
    }
    amplify(done..<input.count)
  }

  /// Where the gain moves next: a window before the first peak to a window behind the last of those
  /// that are so near to each other that it does not rest between them.
  private func nextLoud(from start: Int) -> Range<Int>? {
    let limit = ceiling / gain
    var index = start
    while index < input.count, Double(input[index].magnitude) <= limit { index += 1 }
    guard index < input.count else { return nil }
    let first = Swift.max(index - window + 1, start)
    var last = index
    while index < input.count, index < last + 2 * window {
      if Double(input[index].magnitude) > limit { last = index }
      index += 1
    }
    return first..<Swift.min(last + window + 1, input.count)
  }

  /// Makes samples louder by the gain as it is.
  private func amplify(_ range: Range<Int>) {
    let factor = Swift.min(1, sum / Double(window))
    for index in range { output[index] = Int16(Double(input[index]) * gain * factor) }
  }

  /// Makes samples louder by a gain that moves.
  private mutating func limit(_ range: Range<Int>) {
    let limit = ceiling / gain
    var lowest = range.map { Swift.min(1, limit / Swift.max(1, Double(input[$0].magnitude))) }
    lowest.becomeLowestAhead(within: window)
    // Before the first sample the gain is what it needs, so that nothing rises there.
    let before = range.lowerBound == 0 ? lowest.first ?? 1 : 1
    if range.lowerBound == 0 { sum = Double(window) * before }
    lowest.withUnsafeBufferPointer { lowest in
      for place in lowest.indices {
        sum += lowest[place] - (place < window ? before : lowest[place - window])
        let index = range.lowerBound + place
        output[index] = Int16(
          Double(input[index]) * gain * Swift.min(1, sum / Double(window)))
      }
    }
  }
}

extension [Double] {
  /// Replaces each value by the lowest from its place on within a window, in linear time.
  fileprivate mutating func becomeLowestAhead(within window: Int) {
    withUnsafeMutableBufferPointer { values in
      // The places whose value is lower than all before them in the window, the lowest first, with the
      // values, which are replaced meanwhile.
      withUnsafeTemporaryAllocation(of: (place: Int, value: Double).self, capacity: values.count) {
        rising in
        var (first, end) = (0, 0)
        for index in values.indices.reversed() {
          let value = values[index]
          while end > first, rising[end - 1].value >= value { end -= 1 }
          rising.initializeElement(at: end, to: (index, value))
          end += 1
          while rising[first].place >= index + window { first += 1 }
          values[index] = rising[first].value
        }
      }
    }
  }
}
