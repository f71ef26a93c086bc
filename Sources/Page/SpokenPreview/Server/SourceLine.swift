import SpokenSyntax

/// A line of one of some files whose bytes are known; nothing is read.
package struct SourceLine: Hashable, Sendable {
  /// The file with line and column.
  package let place: String
  /// The line without the spaces before it.
  package let text: String

  /// The longest line in characters; longer ones are cut.
  private static let longest = 300

  /// Finds a place among files; nil when none of them has that name and that line.
  ///
  /// - Parameters:
  ///   - origin: a place such as `a.screen.yaml:4:5`, or an origin, which has a node after it.
  ///   - sources: the bytes of the files by their names.
  package init?(_ origin: String, in sources: [String: [UInt8]]) {
    // The name that is longest wins: one may be the beginning of another.
    let names = sources.keys.filter { origin.starts(withBytes: $0 + ":") }
    guard let name = names.max(by: { $0.utf8.count < $1.utf8.count }), let bytes = sources[name],
      let rest = origin.rest(afterBytes: name + ":")
    else { return nil }
    let numbers =
      rest.split(atByte: " ", maxSplits: 1).first?
      .split(atByte: ":", maxSplits: 1).map { Int($0) } ?? []
    guard let number = numbers.first ?? nil,
      let line = Self.line(number, of: bytes)
    else { return nil }
    place = ([name, "\(number)"] + numbers.dropFirst().compactMap { $0.map(String.init) })
      .joined(separator: ":")
    let words = String(decoding: line, as: UTF8.self).drop { $0.isWhitespace }
    text = String(words.prefix(Self.longest))
  }

  /// A line by its number, from 1, without its end.
  private static func line(_ number: Int, of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard number >= 1 else { return nil }
    var rest = bytes[...]
    // Only up to the line that is wanted: splitting a large file would allocate every other one.
    for _ in 1..<number {
      guard let end = rest.firstIndex(of: 10) else { return nil }
      rest = rest[(end + 1)...]
    }
    let line = rest.prefix { $0 != 10 }
    // A file of Windows ends its lines with a carriage return too.
    return line.last == 13 ? line.dropLast() : line
  }
}
