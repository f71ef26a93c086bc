import ScreenTree

/// The beginning of a capture, by which formats are detected.
struct CaptureHead: Sendable {
  /// The names of the first tags, when it is XML.
  private(set) var tags: [String] = []
  /// The names of the attributes of the first tag.
  private(set) var attributes: Set<String> = []
  /// The keys of the first objects, when it is JSON: `value.tree`, `[].AXLabel`.
  private(set) var keys: Set<String> = []
  /// The roles of the first objects, when it is JSON.
  private(set) var roles: Set<String> = []
  /// The first lines that are not empty, for other formats.
  private(set) var lines: [Substring] = []

  /// How many bytes are examined.
  static let size = 1 << 16

  init(_ text: CaptureText) {
    let start = text.bytes.prefix(Self.size).drop { $0 <= 0x20 }
    // The tree for Linux has roles in brackets.
    let isTreeForLinux = start.starts(with: "[document".utf8)
    if start.first == UInt8(ascii: "<") {
      tags = Self.tags(start)
      attributes = Self.attributes(of: tags.first, in: start)
    } else if let first = start.first, "{[".utf8.contains(first), !isTreeForLinux {
      var outline = JSONOutline(bytes: start)
      outline.read()
      keys = outline.paths
      roles = outline.roles
    } else {
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

  /// The names of the attributes of the first tag with a name.
  private static func attributes(
    of tag: String?, in bytes: ArraySlice<UInt8>
  ) -> Set<String> {
    guard let tag, let start = bytes.firstRange(of: Array("<\(tag)".utf8)) else { return [] }
    let words = bytes[start.upperBound...].prefix { $0 != UInt8(ascii: ">") }
      .split { $0 <= 0x20 }
    return Set(
      words.compactMap { word in
        word.firstIndex(of: UInt8(ascii: "=")).map {
          String(decoding: word[..<$0], as: UTF8.self)
        }
      })
  }

  /// Whether it has any of some keys.
  func has(_ paths: String...) -> Bool { paths.contains { keys.contains($0) } }
}

/// Finds the keys of the first objects of a JSON text, which may be truncated anywhere.
private struct JSONOutline {
  /// A key or a list; the same key in another object of a list is the same place.
  private struct Place {
    var path: String
    /// The first occurrence of the key; nil for a list.
    var key: Range<Int>?
    /// Whether a role follows.
    var isRole = false
    /// The places inside.
    var places: [Int] = []
  }

  /// The greatest depth of a key that identifies a format.
  private static let deepest = 6

  private let bytes: ArraySlice<UInt8>
  private(set) var roles: Set<String> = []
  private var index: Int
  private var places = [Place(path: "")]
  private var keyCount = 0
  /// The open objects and lists: the place of each, and whether it is an object.
  private var open: [(place: Int, isObject: Bool)] = []

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// The paths of the keys.
  var paths: Set<String> { Set(places.lazy.filter { $0.key != nil }.map(\.path)) }

  mutating func read() {
    var place = 0
    while index < bytes.endIndex, keyCount < 500 {
      switch bytes[index] {
      case UInt8(ascii: "{"): open.append((place, true))
      case UInt8(ascii: "["):
        // The length of a path is its depth.
        if open.count <= Self.deepest { place = self.place(of: nil, in: place) }
        open.append((place, false))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ","): place = open.last?.place ?? 0
      case UInt8(ascii: "\""):
        let text = string()
        guard isKey, let around = open.last, around.isObject, open.count <= Self.deepest else {
          if places[place].isRole { roles.insert(String(decoding: bytes[text], as: UTF8.self)) }
          continue
        }
        place = self.place(of: text, in: around.place)
        continue
      default: break
      }
      index += 1
    }
  }

  /// The place of a key, or of a list, inside another place.
  private mutating func place(of key: Range<Int>?, in around: Int) -> Int {
    let known = places[around].places.first { place in
      guard let key, let other = places[place].key else { return key == places[place].key }
      return key.count == other.count && bytes[key].elementsEqual(bytes[other])
    }
    if let known { return known }
    keyCount += key == nil ? 0 : 1
    let path = places[around].path
    let name = key.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "[]"
    let dot = key == nil || path.isEmpty ? "" : "."
    places[around].places.append(places.count)
    places.append(Place(path: path + dot + name, key: key, isRole: name == "role"))
    return places.count - 1
  }

  /// Whether a colon follows.
  private var isKey: Bool {
    bytes[index...].first { $0 > 0x20 } == UInt8(ascii: ":")
  }

  /// Skips a text, and returns its range; one that is too long for a key counts as empty.
  private mutating func string() -> Range<Int> {
    index += 1
    let start = index
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(index, bytes.endIndex)
    index = min(index + 1, bytes.endIndex)
    return end - start <= 64 ? start..<end : start..<start
  }
}
