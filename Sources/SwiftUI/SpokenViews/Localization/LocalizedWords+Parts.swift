import ScreenDocuments
import ScreenTree

extension Faults {
  /// Checks that the parts that words name are there, and that none is in itself.
  ///
  /// - Parameters:
  ///   - words: the words with their parts.
  ///   - declared: the names of the parts in the file, also of those that cannot be used.
  ///   - place: what parts are called in the file.
  ///   - position: the position of the words.
  mutating func check(
    _ words: LocalizedWords, declared: [String], place: String, at position: Position
  ) {
    let used = (words.forms.all + words.substitutions.values.flatMap(\.forms.all))
      .flatMap { Format($0).parts }
    // Sorted, because a set has another order in each run, and findings must not.
    for name in Set(used).subtracting(declared).sorted() {
      let parts = [
        "'%#@\(name.shown(in: 80))@' names no part, so that its argument is heard instead.",
        advice(for: name, among: declared), "Add it to \(place), or correct the name.",
      ]
      add(parts.filter { !$0.isEmpty }.joined(separator: " "), at: position)
    }
    for name in words.substitutions.keys.sorted() where words.isInItself(name) {
      add(
        "the part '\(name.shown(in: 80))' is in itself, so that its argument is heard there. "
          + "Write the words without it.", at: position)
    }
  }
}

extension LocalizedWords {
  /// Whether a part names itself, or one in it does.
  fileprivate func isInItself(_ name: String) -> Bool {
    // Parts may name each other in a circle, so each one is visited once.
    var seen: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      let inside = substitutions[next]?.forms.all.flatMap { Format($0).parts } ?? []
      if inside.contains(name) { return true }
      waiting += inside.filter { seen.insert($0).inserted }
    }
    return false
  }
}
