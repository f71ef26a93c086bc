package import VoiceOverLanguages

/// The results of a custom rotor: its name, its first results, how many more.
///
/// The search runs forwards and backwards. A run ends where nothing or the same result is found,
/// and where it begins to repeat itself. If one direction finds everything that the other does, it
/// is the list; otherwise the earlier results come before the later ones (AccessibilitySnapshot's
/// rules).
package struct RotorListing: Hashable, Sendable, Codable {
  /// The direction of a search.
  package enum Direction: Hashable, Sendable {
    case forwards
    case backwards
  }

  /// The name of the rotor.
  package var name: String
  /// The text of each listed result.
  package var results: [String]
  /// A summary of results that are not listed, or that there are none; otherwise nil.
  package var more: String?

  /// How many results past the limit are counted.
  package static let countedResults = 99

  /// Runs the search of a rotor.
  ///
  /// - Parameters:
  ///   - name: the name of the rotor.
  ///   - limit: how many results are listed; with 0 or less the search is not run.
  ///   - words: VoiceOver's words in the language of the screen.
  ///   - text: the text of a result.
  ///   - search: the next result in a direction after another, or the first; nil at the end.
  package init<Result: Hashable>(
    name: String, limit: Int = 10, words: Vocabulary, text: (Result) -> String,
    search: (Direction, Result?) -> Result?
  ) {
    self.name = name
    guard limit > 0 else {
      results = []
      return
    }
    // The search is the app's and may never end, so the number of results bounds it.
    let bound = limit + Self.countedResults
    let found = Self.joined(
      Self.run(.forwards, upTo: bound, search), Self.run(.backwards, upTo: bound, search))
    results = found.prefix(limit).map(text)
    let rest = found.count - limit
    if found.isEmpty {
      more = words[.noResults].text
    } else if rest >= Self.countedResults {
      more = words[.manyMoreResults].filled("\(Self.countedResults)").text
    } else if rest > 0 {
      more = words[.moreResults].filled("\(rest)").text
    }
  }

  /// The results in one direction, without repetitions.
  private static func run<Result: Hashable>(
    _ direction: Direction, upTo bound: Int, _ search: (Direction, Result?) -> Result?
  ) -> [Result] {
    var found: [Result] = []
    while found.count < bound, let next = search(direction, found.last), next != found.last {
      found.append(next)
      if let start = loop(in: found) { return Array(found[..<start]) }
    }
    return found
  }

  /// The index where the last three results repeat three earlier consecutive ones.
  private static func loop<Result: Hashable>(in found: [Result]) -> Int? {
    let start = found.count - 3
    guard start > 0 else { return nil }
    let tail = found[start...]
    // Quadratic over all results, of which there are few: the limit and 99 more.
    return (0..<start).contains { found[$0..<($0 + 3)].elementsEqual(tail) } ? start : nil
  }

  private static func joined<Result: Hashable>(
    _ forwards: [Result], _ backwards: [Result]
  ) -> [Result] {
    let ahead = Set(forwards)
    let behind = Set(backwards)
    if ahead.isSuperset(of: behind) { return forwards }
    if behind.isSuperset(of: ahead) { return backwards }
    let isShared = forwards.first == backwards.first
    var seen: Set<Result> = []
    // Both runs may begin with the same result, which is listed once.
    return (backwards.reversed() + forwards.dropFirst(isShared ? 1 : 0)).filter {
      seen.insert($0).inserted
    }
  }
}
