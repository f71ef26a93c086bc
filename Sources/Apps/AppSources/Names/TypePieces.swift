/// Pieces of a type in a source, as they are written again.
enum TypePieces {
  /// The pieces of a range, each with a space before it where the source has white space.
  static func pieces(_ tokens: Range<Int>, in code: SourceCode) -> [String] {
    tokens.map { index in
      index == tokens.lowerBound || code.isAdjacent(index)
        ? code.text(index) : " " + code.text(index)
    }
  }

  /// The pieces of a type that begins at an index.
  ///
  /// It ends before its default, its body, a comma, or with its line.
  static func type(from start: Int, before end: Int, in code: SourceCode) -> Range<Int> {
    var (place, angles) = (start, 0)
    while place < end, let token = code.token(place) {
      let text = code.text(place)
      if angles <= 0, place > start, endsLine(before: place, in: code) { break }
      if ["{", "}", ")", "]", ";", "="].contains(text) || text == "," && angles <= 0 { break }
      if text == "(" || text == "[" {
        guard let last = code.closing(place), last < end else { break }
        place = last
      } else if token.kind == .operator {
        angles += Self.angles(text)
      }
      place += 1
    }
    return start..<place
  }

  /// The pieces between angle brackets, with these, when one stands at an index.
  static func angled(from start: Int, in code: SourceCode) -> Range<Int> {
    guard code.has("<", at: start) else { return start..<start }
    var (place, angles) = (start, 0)
    while let token = code.token(place), !code.has("{", at: place) {
      if token.kind == .operator { angles += Self.angles(code.text(place)) }
      place += 1
      if angles <= 0 { return start..<place }
    }
    return start..<start
  }

  /// How many angle brackets an operator opens, less those that it closes.
  static func angles(_ text: String) -> Int {
    guard text != "->" else { return 0 }
    return text.utf8.reduce(0) {
      $1 == UInt8(ascii: "<") ? $0 + 1 : $1 == UInt8(ascii: ">") ? $0 - 1 : $0
    }
  }

  /// Whether a type ends with the line before a piece.
  private static func endsLine(before place: Int, in code: SourceCode) -> Bool {
    guard !code.followsOnLine(place) else { return false }
    return !joiners.contains(code.text(place)) && !joiners.contains(code.text(place - 1))
  }

  private static let joiners: Set<String> = ["->", "&", ".", "any", "some", "throws", "async"]
}
