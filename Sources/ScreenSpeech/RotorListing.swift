/// What a rotor of the app's own finds, as a list: its name, its first results, how many more.
///
/// The search is run forwards and backwards. A run ends where nothing is found or the same again,
/// and where it begins to repeat itself. When one direction finds all that the other does, it is
/// the list; else what lies before comes before what lies behind (AccessibilitySnapshot's rules).
public struct RotorListing: Hashable, Sendable, Encodable {
  /// Which way a rotor is searched.
  public enum Direction: Hashable, Sendable {
    case forwards
    case backwards
  }

  /// The name of the rotor.
  public var name: String
  /// The text of each result that is shown.
  public var results: [String]
  /// What stands for the results that are not shown, or nil when all are; also that there is none.
  public var more: String?

  /// How many results past the limit are counted.
  public static let countedResults = 99

  /// Runs the search of a rotor.
  ///
  /// - Parameters:
  ///   - name: the name of the rotor.
  ///   - limit: how many results are shown; with 0 or less the search is not run at all.
  ///   - words: VoiceOver's words in the language of the screen.
  ///   - text: the text of a result.
  ///   - search: the next result in a direction from another, or from nowhere; nil at the end.
  public init<Result: Hashable>(
    name: String, limit: Int = 10, words: Vocabulary, text: (Result) -> String,
    search: (Direction, Result?) -> Result?
  ) {
    self.name = name
    guard limit > 0 else {
      results = []
      return
    }
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

  /// The results in one direction, without what repeats.
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

  /// Where the last three results repeat three earlier ones that follow each other.
  private static func loop<Result: Hashable>(in found: [Result]) -> Int? {
    let start = found.count - 3
    guard start > 0 else { return nil }
    let tail = found[start...]
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
    return (backwards.reversed() + forwards.dropFirst(isShared ? 1 : 0)).filter {
      seen.insert($0).inserted
    }
  }
}
