/// A part at the end of a node's line that is no text: `, hitPoint: {201.0, 437.0}`.
///
/// Xcode 27 writes such parts. One that is not known is none of the words before it either.
struct LinePart {
  /// Its name, or `unknown` for a part that is of no known name.
  let name: String
  /// Its value; for an unknown part the whole part.
  let value: String
  /// Its length, with the comma before it.
  let length: Int

  /// The name of a part that is reported and left out.
  static let unknown = "?"

  /// The names of parts that Xcode writes; VoiceOver says none of them.
  private static let known: Set<String> = ["hitPoint", "activationBundleId"]

  /// The most bytes of a part.
  private static let most = 300

  /// The part with which a line ends, or nil.
  init?(endOf line: ArraySlice<UInt8>) {
    let tail = line.suffix(Self.most)
    // The comma in `{x, y}` does not begin a part.
    let end = tail.last == UInt8(ascii: "}") ? tail.lastIndex(of: UInt8(ascii: "{")) : tail.endIndex
    guard let end, let comma = tail[..<end].lastIndex(of: UInt8(ascii: ",")),
      tail[comma...].starts(with: ", ".utf8)
    else { return nil }
    let part = tail[(comma + 2)...]
    let colon = part.firstIndex(of: UInt8(ascii: ":")) ?? part.endIndex
    let (name, value) = (part[..<colon], part[colon...].dropFirst())
    guard Self.isName(name), value.isEmpty ? Self.isFlag(name) : Self.isValue(value, of: name)
    else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    let isKnown = Self.known.contains(text)
    self.name = isKnown ? text : Self.unknown
    self.value = String(decoding: isKnown ? value.dropFirst() : part, as: UTF8.self)
    length = tail.endIndex - comma
  }

  private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, (0x61...0x7A).contains(first) else { return false }
    return name.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
  }

  /// Whether a name has a capital inside, which no word of a sentence has.
  private static func isCamelCase(_ name: ArraySlice<UInt8>) -> Bool {
    name.contains { (0x41...0x5A).contains($0) }
  }

  /// Whether a name alone is a state: `isRemoteLeafPlaceholder`.
  private static func isFlag(_ name: ArraySlice<UInt8>) -> Bool {
    name.starts(with: "is".utf8) && isCamelCase(name)
  }

  /// Whether a value is a group of numbers, or one word after a name that is no word of a sentence.
  private static func isValue(_ value: ArraySlice<UInt8>, of name: ArraySlice<UInt8>) -> Bool {
    guard value.first == 0x20, value.count > 1 else { return false }
    let word = value.dropFirst()
    if word.first == UInt8(ascii: "{"), word.last == UInt8(ascii: "}") {
      return word.dropFirst().dropLast().allSatisfy {
        (0x30...0x39).contains($0) || "., -einfa".utf8.contains($0)
      }
    }
    return isCamelCase(name)
      && word.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || ".-_".utf8.contains($0)
      }
  }
}
