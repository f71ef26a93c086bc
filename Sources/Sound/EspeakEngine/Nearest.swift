/// Finds the name that was probably meant, or nil.
func nearest(to word: String, in names: [String]) -> String? {
  names
    .map { (name: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    // With more than a third of the letters changed it would be another word, not a slip.
    .filter { $0.distance <= max(1, word.count / 3) }
    .min { $0.distance < $1.distance }?
    .name
}

/// The edit distance: inserted, dropped and changed letters.
private func distance(_ first: String, _ second: String) -> Int {
  // One row is enough, because each cell needs only its left, upper and diagonal neighbors.
  var row = Array(0...second.count)
  for (line, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for (column, other) in second.enumerated() {
      let change = diagonal + (letter == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(change, row[column] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}
