/// A request to the worker.
enum IncomingRequest {
  /// Speak a text.
  case speak(IncomingText)
  /// List the voices.
  case voices

  /// Parses a request: a byte for its type, followed by its data.
  init?(_ bytes: [UInt8]) {
    if bytes.first == 1, let order = IncomingText(bytes.dropFirst()) {
      self = .speak(order)
    } else if bytes.first == 2 {
      self = .voices
    } else {
      return nil
    }
  }
}

/// A text and its voice parameters.
struct IncomingText {
  var manner: VoiceParameters
  /// The text as UTF-8, terminated by a zero.
  var text: [UInt8]
}

/// The voice parameters of a text.
struct VoiceParameters: Equatable {
  /// The identifier of the voice, which is the path of its file in the engine's data.
  var voice: String
  /// The name of a variant, or empty.
  var variant: String
  /// The speed in words per minute.
  var rate: Int32
  /// The pitch from 0 to 99.
  var pitch: Int32
  /// The range of the pitch from 0 to 99.
  var range: Int32
  /// The volume from 0 to 100.
  var volume: Int32
}

extension IncomingText {
  /// Parses four numbers of four bytes, low byte first, then voice, variant and text.
  ///
  /// Voice and variant end with a zero; the text is the rest and contains none.
  init?(_ bytes: ArraySlice<UInt8>) {
    let numbers = stride(from: 0, to: 16, by: 4).map { start in
      bytes.dropFirst(start).prefix(4).reversed().reduce(Int32(0)) { $0 << 8 | Int32($1) }
    }
    let fields = bytes.dropFirst(16)
      .split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    // A zero in the text would cut it short in the engine without any error.
    guard fields.count == 3, !fields[2].contains(0) else { return nil }
    manner = VoiceParameters(
      voice: String(decoding: fields[0], as: UTF8.self),
      variant: String(decoding: fields[1], as: UTF8.self),
      rate: numbers[0], pitch: numbers[1], range: numbers[2], volume: numbers[3])
    text = fields[2] + [0]
  }
}
