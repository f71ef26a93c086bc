/// A request to the worker, as both ends know it.
package enum WorkerRequest: Equatable {
  /// Speak a text.
  case speak(WorkerText)
  /// List the engine's voices.
  case voices

  /// The bytes for the worker: a byte for the type, then its data.
  package var bytes: [UInt8] {
    switch self {
    case .speak(let order): [1] + order.bytes
    case .voices: [2]
    }
  }

  /// Parses a request; nil for anything else.
  package init?(_ bytes: [UInt8]) {
    if bytes.first == 1, let order = WorkerText(bytes.dropFirst()) {
      self = .speak(order)
    } else if bytes.first == 2 {
      self = .voices
    } else {
      return nil
    }
  }
}

/// A text and its voice parameters.
package struct WorkerText: Equatable {
  package var manner: VoiceParameters
  /// The text as UTF-8, without a zero in it.
  package var text: [UInt8]

  package init(manner: VoiceParameters, text: [UInt8]) {
    self.manner = manner
    self.text = text
  }

  /// Four numbers of four bytes, low byte first, then voice, variant and text.
  ///
  /// Voice and variant end with a zero; the text is the rest.
  var bytes: [UInt8] {
    let numbers = [manner.rate, manner.pitch, manner.range, manner.volume]
    let names = Array("\(manner.voice)\0\(manner.variant)\0".utf8)
    return numbers.flatMap { WorkerFrame.bytes(of: UInt32(clamping: $0)) } + names + text
  }

  /// Parses what `bytes` has written.
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
    text = Array(fields[2])
  }
}

/// The voice parameters of a text.
package struct VoiceParameters: Equatable {
  /// The identifier of the voice, which is the path of its file in the engine's data.
  package var voice: String
  /// The name of a variant, or empty.
  package var variant: String
  /// The speed in words per minute.
  package var rate: Int32
  /// The pitch from 0 to 99.
  package var pitch: Int32
  /// The range of the pitch from 0 to 99.
  package var range: Int32
  /// The volume from 0 to 100.
  package var volume: Int32

  package init(
    voice: String, variant: String, rate: Int32, pitch: Int32, range: Int32, volume: Int32
  ) {
    self.voice = voice
    self.variant = variant
    self.rate = rate
    self.pitch = pitch
    self.range = range
    self.volume = volume
  }
}
