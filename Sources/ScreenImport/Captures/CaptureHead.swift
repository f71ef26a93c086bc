import ScreenTree

/// What the beginning of a capture shows of its format.
struct CaptureHead: Sendable {
  /// The names of the first tags, when it is XML.
  private(set) var tags: [String] = []
  /// The keys of the first objects, when it is JSON: `value.tree`, `[].AXLabel`.
  private(set) var keys: Set<String> = []
  /// What the first objects have as their role, when it is JSON.
  private(set) var roles: Set<String> = []
  /// The first lines with something in them, when it is neither.
  private(set) var lines: [Substring] = []

  /// How many bytes are looked at.
  static let size = 1 << 16

  init(_ text: CaptureText) {
    let start = text.bytes.prefix(Self.size).drop { $0 <= 0x20 }
    switch start.first {
    case UInt8(ascii: "<"): tags = Self.tags(start)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      var outline = JSONOutline(bytes: start)
      outline.read()
      keys = outline.paths
      roles = outline.roles
    default:
      lines = String(decoding: start, as: UTF8.self).split(whereSeparator: \.isNewline)
        .filter { line in line.contains { !$0.isWhitespace } }
    }
  }

  /// The names of the first four opening tags.
  private static func tags(_ bytes: ArraySlice<UInt8>) -> [String] {
    var tags: [String] = []
    var rest = bytes
    while tags.count < 4, let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      let name = rest.prefix { $0 > 0x20 && !"/><".utf8.contains($0) }
      if let first = name.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") {
        tags.append(String(decoding: name, as: UTF8.self))
      }
    }
    return tags
  }

  /// Whether any of some keys is there.
  func has(_ paths: String...) -> Bool { paths.contains { keys.contains($0) } }
}

/// Finds the keys of the first objects of a JSON text, which may be broken off anywhere.
private struct JSONOutline {
  let bytes: ArraySlice<UInt8>
  var paths: Set<String> = []
  var roles: Set<String> = []
  private var index: Int
  /// The objects and lists that are open: the path of each, and whether it is an object.
  private var open: [(path: String, isObject: Bool)] = []

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  mutating func read() {
    var path = ""
    while index < bytes.endIndex, paths.count < 500 {
      switch bytes[index] {
      case UInt8(ascii: "{"): open.append((path, true))
      case UInt8(ascii: "["):
        path += "[]"
        open.append((path, false))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ","): path = open.last?.path ?? ""
      case UInt8(ascii: "\""):
        let text = string()
        guard isKey, let around = open.last, around.isObject, open.count <= 6 else {
          if path == "role" || path.hasSuffix(".role") { roles.insert(text) }
          continue
        }
        path = around.path.isEmpty ? text : "\(around.path).\(text)"
        paths.insert(path)
        continue
      default: break
      }
      index += 1
    }
  }

  /// Whether a colon follows.
  private var isKey: Bool {
    bytes[index...].first { $0 > 0x20 } == UInt8(ascii: ":")
  }

  private mutating func string() -> String {
    index += 1
    let start = index
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(index, bytes.endIndex)
    index = min(index + 1, bytes.endIndex)
    return end - start <= 64 ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }
}
