/// A comparison of two ways to do something.
struct Row {
  /// What is compared.
  var name: String
  /// What the first way may take of the second; nil when nothing is demanded.
  var target: Double?
  /// What prepares each run of the first way, unmeasured.
  var prepare: () -> Void = {}
  /// The way that is measured.
  var ours: [String]
  /// The way that it is compared with.
  var other: [String]
  /// Whether the difference in milliseconds is meant, and not the ratio.
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

  /// Measures both ways so many times.
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
