/// Finds the word that was probably meant.
package enum Suggestion {
  /// A sentence about the nearest of the allowed words, or the list of them when none is near.
  package static func sentence(for word: String, among allowed: [String]) -> String {
    if let near = nearest(to: word, among: allowed) { return "Did you mean '\(near)'?" }
    guard !allowed.isEmpty else { return "There is none." }
    let list = allowed.sorted().prefix(12).joined(separator: ", ")
    return "Use one of \(list)\(allowed.count > 12 ? ", …" : "")."
  }

  /// The nearest allowed word, or nil when none is near.
  ///
  /// Words that begin alike come first: 'isHeding' is a misspelt 'isHeader' rather than 'isEditing'.
  ///
  /// - Parameters:
  ///   - word: the word as it was written.
  ///   - allowed: the words that could have been meant.
  ///   - limit: how many letters may differ; half of the word when it is nil.
  /// - Returns: the nearest word.
  package static func nearest(
    to word: String, among allowed: [String], limit: Int? = nil
  ) -> String? {
    let letters = Array(word.prefix(64).lowercased())
    let limit = limit ?? max(1, letters.count / 2)
    let candidates = allowed.compactMap { candidate -> (rank: Int, word: String)? in
      let other = Array(candidate.lowercased())
      let distance = distance(letters, other)
      guard distance <= limit else { return nil }
      let shared = zip(letters, other).prefix { $0 == $1 }.count
      return (distance - shared, candidate)
    }
    return candidates.min { $0 < $1 }?.word
  }

  /// How many letters must be added, removed, replaced or swapped with a neighbour.
  static func distance(_ one: [Character], _ other: [Character]) -> Int {
    guard abs(one.count - other.count) <= 4 else { return .max }
    var rows = [Array(0...other.count)]
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        let cost = one[i] == other[j] ? 0 : 1
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + cost)
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
