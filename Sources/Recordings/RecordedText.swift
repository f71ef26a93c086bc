import ScreenImport
import ScreenTree

/// The text of a recording with its lines, whatever their line breaks.
struct RecordedText {
  /// A line and its number, counted from 1.
  struct Line {
    var text: Substring
    var number: Int

    /// Whether there is nothing in it but white space.
    var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
    /// The line without white space around it.
    var trimmed: String {
      var rest = text.drop(while: \.isWhitespace)
      while rest.last?.isWhitespace == true { rest.removeLast() }
      return String(rest)
    }
    /// The place of its first character.
    var position: Position { Position(line: number, column: 1) }

    /// The JSON value that the line is; an error has the number of the line.
    func json() throws(Document.Fault) -> Document {
      do throws(Document.Fault) {
        return try Document.readJSON(Array(text.utf8)).moved(toLine: number)
      } catch {
        throw Document.Fault(error.message, at: error.position.moved(toLine: number))
      }
    }
  }

  /// The lines, of which there is one at least.
  let lines: [Line]

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
      .enumerated().map { Line(text: $1, number: $0 + 1) }
  }

  /// Whether it is a log with a recording of Aloud in it.
  var isAloudLog: Bool { lines.contains { $0.text.contains(AloudLog.mark) } }

  /// Whether a list of JSON may begin with the first two signs; words in brackets are none.
  var beginsLikeList: Bool {
    let signs = lines.lazy.flatMap(\.text).filter { !$0.isWhitespace }.prefix(2)
    return signs.first == "[" && "\"{[]-tfn0123456789".contains(Array(signs).last ?? "[")
  }

  /// The first character that is no white space.
  var firstSign: Character? {
    for line in lines {
      if let sign = line.text.first(where: { !$0.isWhitespace }) { return sign }
    }
    return nil
  }
}

extension Character {
  /// Whether it ends a line of a text file.
  fileprivate var isLineBreak: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

extension Position {
  /// The same column on another line.
  fileprivate func moved(toLine number: Int) -> Position {
    Position(line: number, column: Int(column))
  }
}

extension Document {
  /// The same value with all its places on one line of a file.
  fileprivate func moved(toLine number: Int) -> Document {
    let place = position.moved(toLine: number)
    switch value {
    case .scalar: return Document(value, at: place)
    case .sequence(let items):
      return Document(.sequence(items.map { $0.moved(toLine: number) }), at: place)
    case .mapping(let entries):
      let moved = entries.map { entry in
        Entry(
          key: entry.key, position: entry.position.moved(toLine: number),
          value: entry.value.moved(toLine: number))
      }
      return Document(.mapping(moved), at: place)
    }
  }
}
