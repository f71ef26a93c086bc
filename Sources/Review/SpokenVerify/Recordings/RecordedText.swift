import ScreenDocuments
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

  /// Whether it is a log with a recording of Aloud in it.
  let isAloudLog: Bool

  init(_ text: String) {
    var lines: [Line] = []
    let bytes = text.utf8
    var (start, index) = (bytes.startIndex, bytes.startIndex)
    while index < bytes.endIndex {
      var next = bytes.index(after: index)
      if bytes[index] == .lineFeed || bytes[index] == .carriageReturn {
        lines.append(Line(text: text[start..<index], number: lines.count + 1))
        // Both together are one line break.
        if bytes[index] == .carriageReturn, next < bytes.endIndex, bytes[next] == .lineFeed {
          next = bytes.index(after: next)
        }
        start = next
      }
      index = next
    }
    self.lines = lines + [Line(text: text[start...], number: lines.count + 1)]
    isAloudLog = text.hasASCII(AloudLog.mark)
  }

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

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}

extension StringProtocol {
  /// Whether a text of ASCII is in it, which is found faster by bytes than by characters.
  func hasASCII(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    var rest = utf8[...]
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: text.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
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
