import ScreenDocuments

/// The schemas of the values of a stop.
extension Document {
  /// A text.
  static var string: Document { .schema(type: "string") }
  /// A number.
  static var real: Document { .schema(type: "number") }
  /// A whole number.
  static var integer: Document { .schema(type: "integer") }
  /// True or false.
  static var boolean: Document { .schema(type: "boolean") }
  /// Texts.
  static var strings: Document { array(of: string) }
  /// The first whole number and the one after the last.
  static var range: Document { array(of: integer, count: 2) }
  /// The left and the upper edge, the width and the height.
  static var rectangle: Document { array(of: real, count: 4) }

  /// Custom actions, custom content, or names for Voice Control.
  static var details: Document {
    let text = "The name of the action or for Voice Control, or the label of the content."
    return array(
      of: .object(
        [
          ("text", string.described(text)),
          ("value", string.described("What the content says.")),
          ("origin", string.described("Its position in its file.")),
          ("property", string.described("The view and its property.")),
          ("source", string.described("How it was derived from the property.")),
        ], required: ["text", "origin"]))
  }

  /// Rotors with what they find.
  static var rotors: Document {
    let more = "How much more there is, or that there is nothing."
    return array(
      of: .object(
        [
          ("name", string.described("The name of the rotor.")),
          ("results", strings.described("What it finds.")), ("more", string.described(more)),
        ], required: ["name", "results"]))
  }

  /// Words, each with its frames.
  static var spokenWords: Document {
    array(
      of: .object(
        [
          ("text", string.described("The word.")),
          ("frames", range.described("The frames in which it is heard.")),
        ], required: ["text", "frames"]))
  }

  /// An audio graph.
  static var graph: Document {
    let points = "The points: the frame, and the level from 0 to 1 or null for a gap."
    return .object(
      [
        ("isContinuous", boolean.described("Whether it is a line, instead of points.")),
        ("length", integer.described("How long it is, in frames.")),
        ("points", array(of: array(of: real.orNull, count: 2)).described(points)),
      ], required: ["isContinuous", "length", "points"])
  }
}
