import SpokenSyntax

/// An error that the compiler found in a file.
struct CompilerMessage: Hashable {
  /// The path of the file as the compiler got it.
  var path: String
  /// The line, from 1.
  var line: Int
  /// The column in bytes, from 1.
  var column: Int
  /// What is wrong.
  var text: String

  /// The names between the quotes of the text.
  var names: [String] {
    let parts = text.split(atByte: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { String(parts[$0]) }
  }

  /// The errors in what the compiler wrote, in the order of writing.
  ///
  /// An error in what a macro wrote has the place of the macro, which follows it as a note.
  static func errors(in output: String) -> [CompilerMessage] {
    var (found, open): ([CompilerMessage], String?) = ([], nil)
    for line in output.byteLines {
      if let message = CompilerMessage(line, " error: ") {
        open = message.path.isAbsolutePath ? nil : message.text
        if open == nil { found.append(message) }
      } else if let text = open, var message = CompilerMessage(line.withoutMark, " note: "),
        message.path.isAbsolutePath
      {
        message.text = text
        found.append(message)
        open = nil
      }
    }
    return found
  }

  /// The place at which the compiler crashed, in one of some files; nil when it did not.
  static func crash(in output: String, of files: [String]) -> CompilerMessage? {
    // The list of what it did last begins with a number and a dot, and the innermost is last.
    let lines = output.byteLines.filter { $0.utf8.firstRange(of: "While ".utf8) != nil }
    for line in lines.reversed() {
      for file in files {
        guard let range = line.utf8.firstRange(of: "\(file):".utf8) else { continue }
        let numbers = line[range.upperBound...].split(atByte: ":", maxSplits: 2).prefix(2)
          .map {
            Int(String(decoding: $0.utf8.prefix { (0x30...0x39).contains($0) }, as: UTF8.self))
          }
        return CompilerMessage(
          path: file, line: numbers.first.flatMap(\.self) ?? 0,
          column: numbers.last.flatMap(\.self) ?? 0, text: "the compiler crashed at it")
      }
    }
    return nil
  }

  /// An error at a place.
  init(path: String, line: Int, column: Int, text: String) {
    (self.path, self.line, self.column, self.text) = (path, line, column, text)
  }

  /// A line `path:line:column: error: text`; nil for any other line.
  private init?(_ output: Substring, _ kind: String) {
    guard let range = output.utf8.firstRange(of: ":\(kind)".utf8) else { return nil }
    let place = output[..<range.lowerBound]
      .split(atByte: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let line = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    self.init(
      path: place.dropLast(2).joined(separator: ":"), line: line, column: column,
      text: String(output[range.upperBound...]))
  }
}

extension Substring {
  /// The line without the mark that leads from an error to its note.
  fileprivate var withoutMark: Substring {
    let start = utf8.firstIndex { $0 != 0x20 && $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "-") }
    return start.map { self[$0...] } ?? self
  }
}
