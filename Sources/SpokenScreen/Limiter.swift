import Foundation

extension [Int16] {
  /// The samples made louder by so many decibels, with the peaks held below a ceiling.
  func limited(after decibels: Double, window: Int, ceiling: Double) -> [Int16] {
    guard decibels != 0 || contains(where: { Double($0.magnitude) > ceiling }) else { return self }
    let gain = pow(10, decibels / 20)
    return map { Double($0) * gain }.limited(window: window, ceiling: ceiling)
  }
}

extension [Double] {
  /// The values as samples, with the peaks held below a ceiling.
  ///
  /// Where a peak would rise above it, the gain is lower around it, and goes there and back evenly:
  /// the lowest gain that any sample ahead needs, averaged over the window.
  ///
  /// - Parameters:
  ///   - window: how long the gain takes to change, in samples.
  ///   - ceiling: the greatest magnitude of a sample.
  /// - Returns: as many samples.
  func limited(window: Int, ceiling: Double) -> [Int16] {
    guard contains(where: { $0.magnitude > ceiling }) else { return map { Int16($0) } }
    let lowest = map { Swift.min(1, ceiling / Swift.max(1, $0.magnitude)) }.lowestAhead(
      within: window)
    var sum = Double(window) * lowest[0]
    return indices.map { index in
      sum += lowest[index] - lowest[Swift.max(index - window, 0)]
      return Int16(self[index] * Swift.min(1, sum / Double(window)))
    }
  }

  /// The lowest value from each place on within a window, in linear time.
  private func lowestAhead(within window: Int) -> [Double] {
    var result = self
    // The places whose value is lower than all before them in the window, the lowest first.
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
