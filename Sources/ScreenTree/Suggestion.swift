/// Finds the word that was probably meant.
package enum Suggestion {
  /// A sentence about the nearest of the allowed words, or the list of them when none is near.
  package static func sentence(for word: String, among allowed: [String]) -> String {
    Words(allowed).sentence(for: word)
  }

  /// The nearest allowed word, or nil when none is near.
  ///
  /// - Parameters:
  ///   - word: the word as it was written.
  ///   - allowed: the words that could have been meant.
  ///   - limit: how many letters may differ; half of the word when it is nil.
  /// - Returns: the nearest word.
  package static func nearest(
    to word: String, among allowed: [String], limit: Int? = nil
  ) -> String? {
    Words(allowed).nearest(to: word, limit: limit)
  }

  /// How many letters may be compared for the suggestions of one file: those for the first errors
  /// are worked out, whatever their number.
  package static let usualBudget = 20_000_000

  /// Words that could have been meant, ready to be compared with many others.
  package struct Words: Sendable {
    private let words: [String]
    private let letters: [[Unicode.Scalar]]
    private let list: String

    /// Prepares the allowed words.
    package init(_ allowed: [String]) {
      words = allowed
      letters = allowed.map { Array($0.lowercased().unicodeScalars.prefix(longest + 5)) }
      let first = allowed.sorted().prefix(12).joined(separator: ", ")
      list =
        allowed.isEmpty
        ? "There is none." : "Use one of \(first)\(allowed.count > 12 ? ", …" : "")."
    }

    /// A sentence about the nearest word, or the list of the words when none is near.
    package func sentence(for word: String) -> String {
      var budget = Int.max
      return sentence(for: word, budget: &budget)
    }

    /// The same sentence as long as there is a budget, which each comparison lowers by its letters;
    /// the list of the words after that.
    package func sentence(for word: String, budget: inout Int) -> String {
      nearest(to: word, limit: nil, budget: &budget).map { "Did you mean '\($0)'?" } ?? list
    }

    /// The nearest word in which no more letters differ than the limit, half of them when it is nil.
    package func nearest(to word: String, limit: Int? = nil) -> String? {
      var budget = Int.max
      return nearest(to: word, limit: limit, budget: &budget)
    }

    /// Words that begin alike come first: 'isHeding' is a misspelt 'isHeader' rather than 'isEditing'.
    private func nearest(to word: String, limit: Int?, budget: inout Int) -> String? {
      let written = Array(word.prefix(longest).lowercased().unicodeScalars)
      let limit = limit ?? max(1, written.count / 2)
      var best: (rank: Int, word: String)?
      for (index, other) in letters.enumerated() {
        guard budget > 0 else { return nil }
        let isFar = abs(written.count - other.count) > min(limit, mostExtra)
        budget -= isFar ? 1 : written.count * other.count + 1
        guard !isFar else { continue }
        let distance = distance(written, other)
        guard distance <= limit else { continue }
        let rank = distance - zip(written, other).prefix { $0 == $1 }.count
        if best.map({ (rank, words[index]) < $0 }) ?? true { best = (rank, words[index]) }
      }
      return best?.word
    }
  }

  /// How many letters of a word are looked at.
  private static let longest = 64
  /// How much longer or shorter than a word another may be.
  private static let mostExtra = 4

  /// How many letters must be added, removed, replaced or swapped with a neighbour.
  static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    guard abs(one.count - other.count) <= mostExtra else { return .max }
    var before: [Int] = []
    var last = Array(0...other.count)
    var row = last
    for i in one.indices {
      row[0] = i + 1
      for j in other.indices {
        let cost = one[i] == other[j] ? 0 : 1
        row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + cost)
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          row[j + 1] = min(row[j + 1], before[j - 1] + 1)
        }
      }
      before = last
      swap(&last, &row)
    }
    return last[other.count]
  }
}
