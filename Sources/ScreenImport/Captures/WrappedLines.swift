import ScreenTree

/// Lines of a capture inside the JSON in which a driver or a server answers:
/// `{"value": "Element subtree: …"}`, `{"content": [{"type": "text", "text": "- button …"}]}`.
///
/// Escapes become what they stand for, so that places in the text are others than those in the file;
/// `place(_:)` tells the latter.
struct WrappedLines: Sendable {
  /// The text.
  private(set) var bytes: [UInt8] = []
  /// Why the JSON around it is not whole, if it is not.
  private(set) var fault: Document.Fault?
  private let json: [UInt8]
  /// The line of the file on which the text stands; JSON allows no line break in it.
  private let line: Int
  /// Where each line of the text begins in the file.
  private var starts: [(index: Int, column: Int)] = []

  private static let mark = UInt8(ascii: "\"")

  /// Finds lines of a capture in an answer as JSON; nil when there are none.
  init?(_ json: [UInt8]) {
    for start in Self.texts(in: json) {
      let lines = WrappedLines(json, from: start)
      guard CaptureText.holdsLines(lines.bytes) else { continue }
      self = lines
      return
    }
    return nil
  }

  private init(_ json: [UInt8], from start: Int) {
    self.json = json
    let before = json[..<start]
    line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var column = before[lineStart...].count { $0.beginsScalar } + 1
    starts = [(start, column)]
    var index = start
    while index < json.count, json[index] != Self.mark {
      let part = Self.part(of: json, at: index)
      bytes += part.text
      index += part.length
      column += part.width
      if part.text.first == 0x0A { starts.append((index, column)) }
    }
    if !Self.isWhole(json) {
      fault = Document.Fault(
        "the JSON around the capture is broken off; capture it again",
        at: Position(line: line, column: 1))
    }
  }

  /// The place in the file of a place in the text.
  func place(_ position: Position) -> Position {
    let number = Int(position.line) - 1
    guard starts.indices.contains(number) else { return position }
    var (index, column) = starts[number]
    var rest = Int(position.column) - 1
    while rest > 0, index < json.count, json[index] != Self.mark {
      let part = Self.part(of: json, at: index)
      rest -= part.text.count { $0.beginsScalar }
      index += part.length
      column += part.width
    }
    return Position(line: line, column: column)
  }

  /// What a byte or an escape stands for, how many bytes it has and how many characters.
  private static func part(
    of json: [UInt8], at index: Int
  ) -> (text: [UInt8], length: Int, width: Int) {
    let byte = json[index]
    guard byte == UInt8(ascii: "\\") else { return ([byte], 1, byte.beginsScalar ? 1 : 0) }
    guard index + 1 < json.count else { return ([], 1, 1) }
    switch json[index + 1] {
    case UInt8(ascii: "n"): return ([0x0A], 2, 2)
    case UInt8(ascii: "t"): return ([0x09], 2, 2)
    case UInt8(ascii: "r"): return ([0x0D], 2, 2)
    case UInt8(ascii: "b"), UInt8(ascii: "f"): return ([], 2, 2)
    case UInt8(ascii: "u"):
      guard let (scalar, length) = WrappedText.scalar(at: index, of: json) else {
        return ([], 2, 2)
      }
      let isControl = scalar.value < 0x20 && scalar != "\n" && scalar != "\t" && scalar != "\r"
      return (isControl ? [] : Array(String(Character(scalar)).utf8), length, length)
    case let sign: return ([sign], 2, 2)
    }
  }

  /// Where the texts begin that may hold a capture.
  private static func texts(in json: [UInt8]) -> [Int] {
    if let value = WrappedText.value(in: json) { return [value] }
    guard let first = json.firstIndex(where: { $0 > 0x20 }) else { return [] }
    let start = json[first...].prefix(4096)
    let words = start.filter { $0 > 0x20 }
    let isList = words.starts(with: "[{\"type\":\"text\",\"text\":\"".utf8)
    let content = Array("\"content\":[{".utf8)
    guard isList || (words.first == UInt8(ascii: "{") && words.firstRange(of: content) != nil)
    else { return [] }
    return values(of: "text", in: json[first...])
  }

  /// Where the texts begin that are under a key, 16 at most.
  private static func values(of key: String, in json: ArraySlice<UInt8>) -> [Int] {
    var starts: [Int] = []
    var index = json.startIndex
    while starts.count < 16, let open = json[index...].firstIndex(of: mark) {
      let end = endOfText(json, open)
      index = min(end + 1, json.endIndex)
      guard json[(open + 1)..<end].elementsEqual(key.utf8) else { continue }
      let colon = json[index...].drop { $0 <= 0x20 }
      let value = colon.dropFirst().drop { $0 <= 0x20 }
      if colon.first == UInt8(ascii: ":"), value.first == mark {
        starts.append(value.startIndex + 1)
      }
    }
    return starts
  }

  /// Where the text ends that begins with a quotation mark.
  private static func endOfText(_ json: ArraySlice<UInt8>, _ open: Int) -> Int {
    var index = open + 1
    while index < json.endIndex, json[index] != mark {
      index += json[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, json.endIndex)
  }

  /// Whether everything that is opened is closed.
  private static func isWhole(_ json: [UInt8]) -> Bool {
    var depth = 0
    var index = 0
    while index < json.count {
      switch json[index] {
      case mark: index = endOfText(json[...], index)
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      index += 1
    }
    return depth == 0
  }
}

extension UInt8 {
  /// Whether it is the first of the bytes of a character in UTF-8.
  fileprivate var beginsScalar: Bool { self & 0xC0 != 0x80 }
}

extension CaptureText {
  /// Reads nodes, and gives them and what is wrong with them their places in the file.
  ///
  /// - Parameters:
  ///   - notes: the report so far.
  ///   - read: reads the nodes from the text.
  /// - Returns: the nodes.
  /// - Throws: what is wrong with the text.
  func placed(
    _ notes: inout CaptureNotes,
    _ read: (inout CaptureNotes) throws(Document.Fault) -> [CaptureNode]
  ) throws(Document.Fault) -> [CaptureNode] {
    guard let origin else { return try read(&notes) }
    do throws(Document.Fault) {
      var roots = try read(&notes)
      for index in roots.indices { roots[index].place(by: origin) }
      notes.place(by: origin)
      return roots
    } catch {
      throw Document.Fault(error.message, at: origin.place(error.position))
    }
  }
}

extension CaptureNode {
  /// Gives this node and all in it their places in the file.
  fileprivate mutating func place(by origin: WrappedLines) {
    position = origin.place(position)
    for index in attributes.indices {
      attributes[index].position = origin.place(attributes[index].position)
    }
    for index in children.indices { children[index].place(by: origin) }
  }
}
