/// Finds the word that was probably meant.
package enum Suggestion {
  /// A sentence with the nearest of the allowed words, or with the list of them when none is near.
  package static func sentence(for word: String, among allowed: [String]) -> String {
    Words(allowed).sentence(for: word)
  }

  /// The nearest allowed word, or nil.
  ///
  /// - Parameters:
  ///   - word: the word as it was written.
  ///   - allowed: the candidates.
  ///   - limit: the most letters that may differ; half of the word by default.
  /// - Returns: the nearest word.
  package static func nearest(
    to word: String, among allowed: [String], limit: Int? = nil
  ) -> String? {
    Words(allowed).nearest(to: word, limit: limit)
  }

  /// The most letters that are compared for the suggestions of one file; the first errors get
  /// suggestions, regardless of the number of errors.
  package static let usualBudget = 20_000_000

  /// Candidates, prepared for comparison with many words.
  package struct Words: Sendable {
    private let words: [String]
    private let letters: [[Unicode.Scalar]]
    private let list: String

    /// Prepares the allowed words.
    ///
    /// - Parameters:
    ///   - allowed: the words.
    ///   - shown: the ones that a list begins with, in this order; the first by the alphabet if nil.
    package init(_ allowed: [String], shown: [String]? = nil) {
      words = allowed
      // Longer by 5 than any word that is compared is too far already, so the rest is not kept.
      letters = allowed.map { Array($0.lowercased().unicodeScalars.prefix(longest + 5)) }
      let first = shown ?? Array(allowed.sorted().prefix(12))
      let more = allowed.count > first.count ? ", …" : ""
      list =
        allowed.isEmpty
        ? "There is none." : "Use one of \(first.joined(separator: ", "))\(more)."
    }

    /// A sentence with the nearest word, or with the list of the words when none is near.
    package func sentence(for word: String) -> String {
      var budget = Int.max
      return sentence(for: word, budget: &budget)
    }

    /// The same sentence within a budget, which each comparison reduces by its letters; after that,
    /// the list of the words.
    package func sentence(for word: String, budget: inout Int) -> String {
      nearest(to: word, limit: nil, budget: &budget).map { "Did you mean '\($0)'?" } ?? list
    }

    /// The nearest word within a limit of different letters; half of them by default.
    package func nearest(to word: String, limit: Int? = nil) -> String? {
      var budget = Int.max
      return nearest(to: word, limit: limit, budget: &budget)
    }

    /// Words with a common start come first: 'isHeding' is a misspelled 'isHeader' rather than
    /// 'isEditing'.
    private func nearest(to word: String, limit: Int?, budget: inout Int) -> String? {
      let written = Array(word.prefix(longest).lowercased().unicodeScalars)
      let limit = limit ?? max(1, written.count / 2)
      var best: (rank: Int, word: String)?
      for (index, other) in letters.enumerated() {
        guard budget > 0 else { return nil }
        // The difference in length is the least that can be changed, and costs nothing to know.
        let isFar = abs(written.count - other.count) > min(limit, mostExtra)
        budget -= isFar ? 1 : written.count * other.count + 1
        guard !isFar else { continue }
        let distance = distance(written, other)
        guard distance <= limit else { continue }
        let rank = distance - zip(written, other).prefix { $0 == $1 }.count
        // Of equal ranks the first by the alphabet, so that the order of the table does not matter.
        if best.map({ (rank, words[index]) < $0 }) ?? true { best = (rank, words[index]) }
      }
      return best?.word
    }
  }

  /// The most letters of a word that are compared.
  private static let longest = 64
  /// The greatest difference in length.
  private static let mostExtra = 4

  /// The edit distance: added, removed, replaced and swapped letters.
  static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    guard abs(one.count - other.count) <= mostExtra else { return .max }
    // Three rows of the table are enough, because a swap looks two rows back.
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
