/// Random numbers that are the same on every machine for the same seed: SplitMix64.
package struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Creates the numbers of a seed.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    return bits ^ bits >> 31
  }

  /// Whether something happens that happens once in so many times.
  mutating func oneIn(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

  /// One of some values; nil when there are none.
  mutating func pick<Values: Collection>(_ values: Values) -> Values.Element? {
    values.randomElement(using: &self)
  }
}
