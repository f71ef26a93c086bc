package import VoiceOverSpeech

/// The reply of a worker.
package enum WorkerReply: Equatable {
  /// The answer, and the sound before it.
  case answer(ArraySlice<UInt8>, sound: [Int16])
  /// The voice cannot be used, for this reason.
  case voiceFault(String)
  /// This text cannot be spoken, for this reason.
  case failure(String)
  /// This text crashes the engine, for this reason.
  case crash(String)

  /// Parses a reply from messages, each with a byte for its type and its data.
  ///
  /// Blocks of sound precede the answer. Before any other reply they are dropped.
  package init?(reading next: () -> [UInt8]?) {
    var sound: [Int16] = []
    while let message = next() {
      guard message.first == 4 else {
        self.init(message, sound: sound)
        return
      }
      let count = message.count / 2
      // A byte for the type and whole samples: an even count of bytes means that one is missing.
      guard sound.count + count <= Self.longest, message.count == 2 * count + 1 else { return nil }
      sound += [Int16](unsafeUninitializedCapacity: count) { space, initialized in
        initialized = count
        UnsafeMutableRawBufferPointer(space).copyBytes(from: message.dropFirst())
      }
    }
    return nil
  }

  /// Whether another process may succeed.
  var isFailure: Bool {
    switch self {
    case .failure, .crash: true
    case .answer, .voiceFault: false
    }
  }

  /// The most samples that are accepted, more than the worker sends.
  private static let longest = 1 << 25

  private init?(_ bytes: [UInt8], sound: [Int16]) {
    let body = bytes.dropFirst()
    switch bytes.first {
    case 0: self = .answer(body, sound: sound)
    case 1: self = .voiceFault(String(decoding: body, as: UTF8.self))
    case 2: self = .failure(String(decoding: body, as: UTF8.self))
    case 3: self = .crash(String(decoding: body, as: UTF8.self))
    default: return nil
    }
  }
}

/// A request to a worker.
package enum WorkerRequest {
  /// Speak a text in a voice.
  case speak(String, VoiceProfile)
  /// List the engine's voices.
  case voices

  /// A request of the same kind that any worker can answer; nil for such a request.
  var trial: WorkerRequest? {
    if case .speak(_, let voice) = self { .speak("a", voice) } else { nil }
  }

  /// The bytes for the worker: a byte for the type, the numbers, the names, the text.
  package var bytes: [UInt8] {
    switch self {
    case .speak(let text, let voice):
      let numbers = [voice.rate, voice.pitch, voice.range, voice.volume]
      let names = Array("\(voice.engineVoice)\0\(voice.variant ?? "")\0".utf8)
      return [1] + numbers.flatMap { UInt32(clamping: $0).bytes } + names + Array(text.utf8)
    case .voices: return [2]
    }
  }
}
