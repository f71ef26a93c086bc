public import ScreenSpeech

/// A synthesizer over eSpeak NG, which runs in a process of its own.
///
/// The same text in the same voice has the same samples in any order, process or thread, and a
/// text that crashes the engine costs only itself.
public final class EspeakSynthesizer: Synthesizer {
  /// The samples in a second: 22,050.
  public let sampleRate = 22_050

  // The engine's timing wants a shorter buffer at high speed, and the buffer's length is a part of
  // what comes out: so there is one worker for each length, and the speed alone chooses.
  private let calm: EspeakWorker
  private let quick: EspeakWorker

  /// Creates a synthesizer from the path of its worker; nil looks beside the running program.
  ///
  /// - Throws: `EngineUnavailable` when the worker is missing or cannot load eSpeak NG.
  public init(worker: String? = nil) throws(EngineUnavailable) {
    let path = if let worker { worker } else { try EspeakSynthesizer.findWorker() }
    calm = EspeakWorker(path: path, bufferLength: 200)
    quick = EspeakWorker(path: path, bufferLength: 50)
    try calm.start()
  }

  /// Speaks a text, made safe for the engine, without the silence at its ends.
  ///
  /// - Throws: `SynthesisFailure` for a text that crashes the engine, `VoiceFault` for a voice that the engine
  ///   does not have, `EngineUnavailable` when there is no engine any more.
  public func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio {
    var whole = EngineSpeech()
    for piece in SpeakableText(text).pieces {
      do {
        whole.append(try speech(of: piece, in: voice))
      } catch let failure as SynthesisFailure {
        throw SynthesisFailure(text: text, voice: voice.name, cause: failure.cause)
      }
    }
    return whole.audio(at: sampleRate)
  }

  /// Speaks sounds in place of a text.
  ///
  /// - Throws: `SynthesisFailure` for sounds that the engine has no name for, and what speaking a text
  ///   throws.
  public func speak(ipa: String, for text: String, in voice: VoiceProfile) throws -> SpokenAudio {
    let sounds: PhoneticText
    do {
      sounds = try PhoneticText(ipa)
    } catch {
      throw SynthesisFailure(text: ipa, voice: voice.name, cause: error.cause)
    }
    var said = try speech(of: "[[\(sounds.phonemes)]]", in: voice)
    said.words = []
    return said.audio(at: sampleRate)
  }

  /// Lists the voices that the engine has.
  public func voices() throws -> [EspeakVoice] {
    switch try calm.reply(to: .voices) {
    case .answer(let body):
      return String(decoding: body, as: UTF8.self)
        .split(separator: "\n")
        .compactMap(EspeakVoice.init(line:))
    case .voiceFault(let cause), .failure(let cause):
      throw EngineUnavailable(cause: cause, cure: "install eSpeak NG anew")
    }
  }

  /// Gives the engine a text as it is and returns exactly what it makes of it.
  package func rawSamples(of text: String, in voice: VoiceProfile) throws -> [Int16] {
    try speech(of: text, in: voice).samples
  }

  /// What the engine makes of a text, with the places of its words.
  private func speech(of text: String, in voice: VoiceProfile) throws -> EngineSpeech {
    if let excess = voice.excess {
      throw VoiceFault.unusable(voice: voice.name, cause: excess.message)
    }
    let worker = voice.rate < 450 ? calm : quick
    switch try worker.reply(to: .speak(text, voice)) {
    case .answer(let body): return EngineSpeech(body, of: text)
    case .voiceFault(let cause):
      throw VoiceFault.unusable(
        voice: voice.name, cause: cause)
    case .failure(let cause):
      throw SynthesisFailure(text: text, voice: voice.name, cause: cause)
    }
  }

  /// The numbers of the running workers.
  package var workers: [Int32] { [calm, quick].compactMap(\.identifier) }

  private static func findWorker() throws(EngineUnavailable) -> String {
    let name = "spoken-espeak-worker"
    let places = Executable.folders.map { $0 + "/" + name }
    if let place = places.first(where: Executable.isProgram) { return place }
    throw EngineUnavailable(
      cause: "there is no program \(places[0])",
      cure: "build it with `swift build`, or install it beside the program")
  }
}
