import ScreenSpeech

/// What a worker answers.
enum WorkerReply: Equatable {
  /// The answer itself.
  case answer(ArraySlice<UInt8>)
  /// The voice cannot be used, and why.
  case voiceFault(String)
  /// This text cannot be spoken, and why.
  case failure(String)
  /// This text crashes the engine, and how.
  case crash(String)

  /// Reads a reply: a byte that says what follows, and what follows.
  init?(_ bytes: [UInt8]) {
    let body = bytes.dropFirst()
    switch bytes.first {
    case 0: self = .answer(body)
    case 1: self = .voiceFault(String(decoding: body, as: UTF8.self))
    case 2: self = .failure(String(decoding: body, as: UTF8.self))
    case 3: self = .crash(String(decoding: body, as: UTF8.self))
    default: return nil
    }
  }
}

/// What a worker is asked.
enum WorkerRequest {
  /// Speak a text in a voice.
  case speak(String, VoiceProfile)
  /// List the engine's voices.
  case voices

  /// The bytes that the worker reads: a byte for the kind, the numbers, the names, the text.
  var bytes: [UInt8] {
    switch self {
    case .speak(let text, let voice):
      let numbers = [voice.rate, voice.pitch, voice.range, voice.volume]
      let names = Array("\(voice.engineVoice)\0\(voice.variant ?? "")\0".utf8)
      return [1] + numbers.flatMap { UInt32(clamping: $0).bytes } + names + Array(text.utf8)
    case .voices: return [2]
    }
  }
}
