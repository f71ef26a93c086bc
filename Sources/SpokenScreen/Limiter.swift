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
    let peak = Double(map(\.magnitude).max() ?? 0) * gain
    guard peak > ceiling else { return decibels == 0 ? self : map { Int16(Double($0) * gain) } }
    let lowest = gains(to: ceiling / gain).lowestAhead(within: window)
    var sum = Double(window) * (lowest.first ?? 1)
    return indices.map { index in
      sum += lowest[index] - lowest[Swift.max(index - window, 0)]
      return Int16(Double(self[index]) * gain * Swift.min(1, sum / Double(window)))
    }
  }

  /// The gain that each sample can have.
  private func gains(to ceiling: Double) -> [Double] {
    map { Swift.min(1, ceiling / Swift.max(1, Double($0.magnitude))) }
  }
}

extension [Double] {
  /// The lowest value from each place on within a window, in linear time.
  fileprivate func lowestAhead(within window: Int) -> [Double] {
    var result = self
    // The places whose value is lower than all before them in the window, the lowest last.
    var rising: [Int] = []
    var first = 0
    for index in indices.reversed() {
      while rising.count > first, let last = rising.last, self[last] >= self[index] {
        rising.removeLast()
      }
      rising.append(index)
      while rising[first] >= index + window { first += 1 }
      result[index] = self[rising[first]]
    }
    return result
  }
}
