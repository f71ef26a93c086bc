/// Decides whether a transcript is what a golden stands for, line by line and without going back.
///
/// It holds the places in the golden that the lines so far can have led to; each line is compared
/// with those alone, so that the work is at most the product of both lengths, and mostly the sum.
struct PatternAutomaton {
  private let patterns: [GoldenPattern]
  private var places: [Int] = []
  private var isMarked: [Bool]

  init(_ patterns: [GoldenPattern]) {
    self.patterns = patterns
    isMarked = Array(repeating: false, count: patterns.count + 1)
  }

  /// Whether all of the lines are what all of the golden stands for.
  static func accepts(
    _ patterns: [GoldenPattern], _ lines: [String], _ matcher: inout LineMatcher
  ) -> Bool {
    var automaton = PatternAutomaton(patterns)
    automaton.reach(0)
    for line in lines {
      automaton.take(line, &matcher)
      if automaton.places.isEmpty { return false }
    }
    return automaton.places.contains(patterns.count)
  }

  /// Adds a place, and those that can be reached from it without a line.
  private mutating func reach(_ place: Int) {
    var place = place
    while !isMarked[place] {
      isMarked[place] = true
      places.append(place)
      guard place < patterns.count,
        patterns[place].isOptional || patterns[place].content == .anything
      else { return }
      place += 1
    }
  }

  private mutating func take(_ line: String, _ matcher: inout LineMatcher) {
    let before = places
    places = []
    for place in before { isMarked[place] = false }
    for place in before where place < patterns.count && matcher.matches(patterns[place], line) {
      reach(patterns[place].content == .anything ? place : place + 1)
    }
  }
}
