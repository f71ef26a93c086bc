import Foundation

extension Duration {
  /// The rates that count as natural: that of the engine, and that of the built-in voices.
  private static let naturalRate = 175...180

  /// A silence between sentences at a rate in words per minute, in whole milliseconds.
  func shrunk(at wordsPerMinute: Int) -> Duration {
    // Most speech is at the natural rate, which needs no power.
    guard !Self.naturalRate.contains(wordsPerMinute) else { return self }
    let rate = Double(min(max(wordsPerMinute, 80), 1_000))
    let natural = Self.naturalRate
    let base = rate > Double(natural.upperBound) ? natural.upperBound : natural.lowerBound
    // Whole milliseconds, because the last digits of a power depend on the system.
    let milliseconds = self / .milliseconds(1) * pow(rate / Double(base), -0.9)
    return .milliseconds(Int64(milliseconds.rounded()))
  }
}
