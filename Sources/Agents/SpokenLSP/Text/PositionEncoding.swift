/// The units in which a client counts the characters of a line.
enum PositionEncoding: String, Hashable, Sendable, CaseIterable {
  /// Bytes.
  case utf8 = "utf-8"
  /// Halves of UTF-16, which every client knows.
  case utf16 = "utf-16"
  /// Unicode scalars.
  case utf32 = "utf-32"

  /// The one to use of those that a client offers, by their names.
  ///
  /// - Parameter names: the names; a client that offers none counts by UTF-16.
  /// - Returns: UTF-8 if it is offered, because texts are kept so.
  static func chosen(of names: [String]) -> PositionEncoding {
    names.contains(utf8.rawValue) ? .utf8 : .utf16
  }

  /// How many units a scalar takes.
  ///
  /// - Parameter length: the bytes of the scalar in UTF-8, 1 to 4.
  /// - Returns: the units.
  func units(ofScalarWith length: Int) -> Int {
    switch self {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }
}
