import ScreenTree

/// The lines of a text, to find a place in its bytes.
///
/// A line ends as the protocol has it: at a line feed, a carriage return, or both in this order.
struct FileLines: Hashable, Sendable {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The index of the first byte of each line.
  private let starts: [Int]

  /// The lines of a text in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for index in bytes.indices {
      let byte = bytes[index]
      let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !isPair) { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// How many lines there are; a text without a byte has one.
  var count: Int { starts.count }

  /// The bytes of a line without its break.
  ///
  /// - Parameter number: the number of the line, from 0; one beyond the last is empty, at the end.
  /// - Returns: the indices of its bytes.
  func line(_ number: Int) -> Range<Int> {
    guard starts.indices.contains(number) else { return bytes.count..<bytes.count }
    let start = starts[number]
    var end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The index of the byte at a place; a place behind the end of a line is its end.
  func index(of place: TextPlace, _ encoding: PositionEncoding) -> Int {
    let line = line(place.line)
    var (index, units) = (line.lowerBound, 0)
    while index < line.upperBound, units < place.character {
      let length = length(ofScalarAt: index)
      units += encoding.units(ofScalarWith: length)
      index += length
    }
    return min(index, line.upperBound)
  }

  /// The place of a byte on a line.
  func place(of index: Int, onLine number: Int, _ encoding: PositionEncoding) -> TextPlace {
    var (at, units) = (line(number).lowerBound, 0)
    while at < min(index, bytes.count) {
      let length = length(ofScalarAt: at)
      units += encoding.units(ofScalarWith: length)
      at += length
    }
    return TextPlace(line: number, character: units)
  }

  /// The index of the byte at a position of a reader, whose columns count scalars from 1.
  func index(of position: Position) -> Int {
    let place = TextPlace(line: Int(position.line) - 1, character: Int(position.column) - 1)
    return index(of: place, .utf32)
  }

  /// The position of a place, as readers count.
  func position(of place: TextPlace, _ encoding: PositionEncoding) -> Position {
    let number = min(place.line, count - 1)
    let scalars = self.place(of: index(of: place, encoding), onLine: number, .utf32)
    return Position(line: number + 1, column: scalars.character + 1)
  }

  /// The length of a scalar in bytes by its first one; 1 for a byte that begins none.
  private func length(ofScalarAt index: Int) -> Int {
    switch bytes[index] {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
