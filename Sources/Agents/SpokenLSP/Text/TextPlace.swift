/// A place in a text as the protocol counts it.
struct TextPlace: Hashable, Sendable {
  /// The line, from 0.
  var line: Int
  /// The units of the encoding before it on the line.
  var character: Int
}

/// A part of a text as the protocol names it.
struct TextRange: Hashable, Sendable {
  /// The first place.
  var start: TextPlace
  /// The place behind the last character.
  var end: TextPlace
}
