import SpokenSyntax

/// Puts the values of build settings in the places of `$(NAME)`, within bounds.
struct SettingExpansion {
  /// The most values that one setting is made of: each may name many others.
  private static let most = 2000
  /// The most bytes of a value that has others in it: 64 KiB.
  private static let longest = 64 << 10
  private static let depth = 40

  private let levels: [SettingLevel]
  private var rest = most
  /// The settings that are being put together, with their levels.
  private var open: [(name: String, level: Int)] = []

  /// An expansion by levels, the nearest first.
  init(_ levels: [SettingLevel]) { self.levels = levels }

  /// The value of a setting from a level on; nil when it is not set there, empty beyond the bounds.
  mutating func value(_ name: String, from start: Int) -> String? {
    let level = levels.indices.dropFirst(start).first { levels[$0][name] != nil }
    guard let level, let text = levels[level][name] else { return nil }
    rest -= 1
    guard rest > 0, open.count < Self.depth else { return "" }
    open.append((name, level))
    defer { open.removeLast() }
    return expanded(text)
  }

  /// A text with values in the places of names.
  mutating func expanded(_ text: String) -> String {
    guard text.contains(byte: "$"), text.utf8.count <= Self.longest else { return text }
    return String(decoding: expanded(Array(text.utf8)[...], depth: 0), as: UTF8.self)
  }

  private mutating func expanded(_ text: ArraySlice<UInt8>, depth: Int) -> [UInt8] {
    guard depth < Self.depth else { return [] }
    var result: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex, result.count < Self.longest {
      guard Self.opens(at: index, in: text) else {
        result.append(text[index])
        index += 1
        continue
      }
      // What is not closed is no reference, and nothing behind it is looked at again.
      guard let end = Self.end(of: index, in: text) else { return result + text[index...] }
      result += reference(expanded(text[(index + 2)..<end], depth: depth + 1)).utf8
      index = end + 1
    }
    return Array(result.prefix(Self.longest))
  }

  /// Whether a reference begins at a place.
  private static func opens(at index: Int, in text: ArraySlice<UInt8>) -> Bool {
    guard text[index] == UInt8(ascii: "$"), index + 1 < text.endIndex else { return false }
    return text[index + 1] == UInt8(ascii: "(") || text[index + 1] == UInt8(ascii: "{")
  }

  /// The place of the sign that closes what opens at a dollar sign; nil when nothing closes it.
  private static func end(of dollar: Int, in text: ArraySlice<UInt8>) -> Int? {
    let open = text[dollar + 1]
    let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
    var depth = 0
    for index in text[(dollar + 1)...].indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The value of a name with operators, `TARGET_NAME:c99extidentifier`.
  private mutating func reference(_ bytes: [UInt8]) -> String {
    let name = String(decoding: bytes, as: UTF8.self)
    let parts = name.split(atByte: ":", omittingEmptySubsequences: false)
    var text = value(of: String(parts[0])) ?? ""
    for sign in parts.dropFirst() {
      if let usual = sign.rest(afterBytes: "default=") {
        text = text.isEmpty ? String(usual) : text
      } else {
        text = Self.changed(text, by: sign)
      }
    }
    return text
  }

  private mutating func value(of name: String) -> String? {
    // A name inside its own value means that of the next level, as `$(inherited)` does.
    if name == "inherited", let last = open.last { return value(last.name, from: last.level + 1) }
    if let same = open.last(where: { $0.name == name }) {
      return value(name, from: same.level + 1)
    }
    return value(name, from: 0)
  }

  private static func changed(_ text: String, by sign: Substring) -> String {
    switch sign {
    case "c99extidentifier", "identifier": text.asIdentifier
    case "rfc1034identifier": text.asBundleName
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "base": text.fileName.withoutExtension
    case "file": text.fileName
    case "dir": text.parentFolder
    default: text
    }
  }
}
