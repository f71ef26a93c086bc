extension SignatureReader {
  /// Reads an initializer; gives the index of its body.
  mutating func readInitializer(
    at index: Int, before end: Int, isExtension: Bool
  ) -> Int {
    var place = index + 1
    var mark = ""
    if code.has("?", at: place) || code.has("!", at: place) {
      mark = code.text(place)
      place += 1
    }
    let generics = TypePieces.angled(from: place, in: code)
    place = generics.upperBound
    guard code.has("(", at: place), let close = code.closing(place), close < end else {
      return index + 1
    }
    if !isExtension { hasOwn = true }
    let parameters = parameters(place + 1..<close)
    place = close + 1
    while place < end, !code.has("{", at: place) { place += 1 }
    let tail = close + 1..<place
    let conditions = tail.first { code.has("where", at: $0) }.map { $0..<place }
    if modifiers.isDisjoint(with: ["private", "fileprivate"]) {
      initializers.append(
        .init(
          parameters: parameters, mark: mark,
          generics: TypePieces.pieces(generics, in: code),
          conditions: conditions.map { TypePieces.pieces($0, in: code) } ?? [],
          effects: tail.map(code.text).filter { $0 == "async" || $0 == "throws" }
            .joined(separator: " ")))
    }
    return place
  }

  private func parameters(_ range: Range<Int>) -> [ViewSignature.Parameter] {
    var (found, place): ([ViewSignature.Parameter], Int) = ([], range.lowerBound)
    while place < range.upperBound {
      var (words, isBuilder): ([String], Bool) = ([], false)
      while place < range.upperBound, !code.has(":", at: place) {
        if code.has("@ViewBuilder", at: place) { isBuilder = true }
        if code.tokens[place].kind != .attribute { words.append(code.text(place)) }
        place += 1
      }
      let type = TypePieces.type(from: place + 1, before: range.upperBound, in: code)
      guard !words.isEmpty, !type.isEmpty else { break }
      place = type.upperBound
      found.append(
        .init(
          label: words.joined(separator: " "), type: TypePieces.pieces(type, in: code),
          isBuilder: isBuilder, hasDefault: code.has("=", at: place)))
      // A default is not taken over.
      while place < range.upperBound, !code.has(",", at: place) {
        place = code.closing(place).flatMap { isOpen(place) ? $0 : nil } ?? place
        place += 1
      }
      place += 1
    }
    return found
  }

  private func isOpen(_ index: Int) -> Bool {
    ["(", "[", "{"].contains(code.text(index))
  }
}
