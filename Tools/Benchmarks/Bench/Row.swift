/// A comparison of two ways to do something.
struct Row {
  /// The name of the comparison.
  var name: String
  /// The letter that its name begins with, in parentheses.
  var letter: Character { name.dropFirst().first ?? "?" }
  /// The target ratio; nil without one.
  var target: Double?
  /// Prepares each run of the first way, unmeasured.
  var prepare: () -> Void = {}
  /// The measured way.
  var ours: [String]
  /// The way to compare with.
  var other: [String]
  /// Whether to report the difference in milliseconds instead of the ratio.
  var isDifference = false

  /// The medians of some runs of both ways, in turn.
  struct Result: Codable {
    var name: String
    var runs: Int
    var ours: Double
    var other: Double
    var value: Double
    var target: Double?
    var unit: String
  }

  /// Measures both ways a number of times.
  func measure(runs: Int) -> Result {
    var ours: [Cost] = []
    var others: [Cost] = []
    for _ in 0..<runs {
      prepare()
      ours.append(Cost.of(self.ours))
      others.append(Cost.of(other))
    }
    let (one, two) = (ours.map(\.wall).median, others.map(\.wall).median)
    return Result(
      name: name, runs: runs, ours: one, other: two,
      value: isDifference ? (one - two) * 1000 : one / two, target: target,
      unit: isDifference ? "ms more" : "of it")
  }
}
