/// Finds the word that was probably meant.
package enum Suggestion {
  /// A sentence about the nearest of the allowed words, or the list of them when none is near.
  package static func sentence(for word: String, among allowed: [String]) -> String {
    if let near = nearest(to: word, among: allowed) { return "Did you mean '\(near)'?" }
    guard !allowed.isEmpty else { return "There is none." }
    let list = allowed.sorted().prefix(12).joined(separator: ", ")
    return "Use one of \(list)\(allowed.count > 12 ? ", …" : "")."
  }

  /// The nearest allowed word: at most two letters away, one for short words.
  package static func nearest(to word: String, among allowed: [String]) -> String? {
    let word = Array(word.prefix(64).lowercased())
    let limit = word.count < 5 ? 1 : 2
    let distances = allowed.map { ($0, distance(word, Array($0.lowercased()))) }
    return distances.filter { $0.1 <= limit }.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// How many letters must be added, removed, replaced or swapped with a neighbour.
  static func distance(_ one: [Character], _ other: [Character]) -> Int {
    guard abs(one.count - other.count) <= 2 else { return .max }
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
