/// The size of a picture in pixels, read from the first bytes of its file.
struct PictureSize: Hashable {
  var width: Double
  var height: Double

  /// The size in a file of PNG, JPEG, PDF or SVG; nil for anything else, and for what is no size.
  ///
  /// - Parameter bytes: the beginning of the file.
  init?(_ bytes: [UInt8]) {
    guard
      let size = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.pdf(bytes) ?? Self.svg(bytes),
      Self.range.contains(size.width), Self.range.contains(size.height)
    else { return nil }
    self = size
  }

  private init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }

  private static let range = 1...100_000.0

  /// The header follows the signature of eight bytes.
  private static func png(_ bytes: [UInt8]) -> Self? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 else { return nil }
    return Self(number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// The frame header, behind segments that each have their length.
  private static func jpeg(_ bytes: [UInt8]) -> Self? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // Of the markers with a size, three are tables of other kinds.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return Self(
          number(bytes[index + 7..<index + 9]), number(bytes[index + 5..<index + 7]))
      }
      index += 2 + Int(number(bytes[index + 2..<index + 4]))
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    bytes.reduce(0) { $0 * 256 + Double($1) }
  }

  /// The box of the first page, from its lower left to its upper right corner.
  private static func pdf(_ bytes: [UInt8]) -> Self? {
    guard bytes.starts(with: "%PDF".utf8),
      let match = String(decoding: bytes, as: UTF8.self)
        .firstMatch(of: #/\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s*\]/#),
      let left = Double(match.1), let bottom = Double(match.2), let right = Double(match.3),
      let top = Double(match.4)
    else { return nil }
    return Self(right - left, top - bottom)
  }

  /// The attributes of the outermost element in points, or those of its view box.
  private static func svg(_ bytes: [UInt8]) -> Self? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let tag = text.firstMatch(of: #/<svg\b[^>]*/#)?.0 else { return nil }
    if let width = tag.firstMatch(of: #/\swidth\s*=\s*["']([\d.]+)(?:px|pt)?["']/#)?.1,
      let height = tag.firstMatch(of: #/\sheight\s*=\s*["']([\d.]+)(?:px|pt)?["']/#)?.1,
      let width = Double(width), let height = Double(height)
    {
      return Self(width, height)
    }
    guard
      let box = tag.firstMatch(
        of: #/viewBox\s*=\s*["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/#),
      let width = Double(box.1), let height = Double(box.2)
    else { return nil }
    return Self(width, height)
  }
}
