import Foundation
public import ScreenSpeech

/// A synthesizer over eSpeak NG, which runs in processes of its own.
///
/// The same text in the same voice has the same samples in any order, process or thread, and a
/// text that crashes the engine costs only itself.
public final class EspeakSynthesizer: Synthesizer {
  /// The samples in a second: 22,050.
  public let sampleRate = 22_050
  /// How many utterances ahead it wants to know what will be spoken: enough for all workers.
  public let foresight: Int

  // The engine's timing wants a shorter buffer at high speed, and the buffer's length is a part of
  // what comes out: so there are workers for each length, and the speed alone chooses.
  private let calm: WorkerPool
  private let quick: WorkerPool
  private let memory: SpeechMemoryCache
  private let cache: SpeechCache?
  /// What the engine consists of.
  package let files: EngineFiles
  // Read when it is first needed, because it takes longer than to speak a word.
  private let identity = Once<Result<Digest, UnreadableFile>>()
  private let queue = OperationQueue()

  /// Creates a synthesizer.
  ///
  /// - Parameters:
  ///   - worker: the path of its worker; nil looks beside the running program.
  ///   - jobs: how many workers speak at once, where it is known what will be spoken.
  ///   - cache: where speech is kept that was made, if anywhere.
  ///   - memory: how many bytes of speech are kept in memory for each worker.
  ///   - patience: how many seconds a worker may neither answer nor work before it is ended. One that works is
  ///     waited for: it gives up a text itself, by its processor time.
  /// - Throws: `EngineUnavailable` when the worker is missing or cannot load eSpeak NG.
  public init(
    worker: String? = nil, jobs: Int = 1, cache: SpeechCache? = nil, memory: Int = 8 << 20,
    patience: Int = 10
  ) throws(EngineUnavailable) {
    let path = if let worker { worker } else { try EspeakSynthesizer.findWorker() }
    let jobs = max(jobs, 1)
    calm = WorkerPool(
      path: path, bufferLength: Self.bufferLength(at: 0), size: jobs, patience: patience)
    quick = WorkerPool(
      path: path, bufferLength: Self.bufferLength(at: .max), size: jobs, patience: patience)
    // Each worker is ahead of what is heard by some utterances.
    self.memory = SpeechMemoryCache(limit: memory * jobs)
    self.cache = cache
    foresight = jobs == 1 ? 0 : 4 * jobs
    queue.maxConcurrentOperationCount = jobs
    files = try calm.start()
  }

  /// Speaks a text, made safe for the engine, without the silence at its ends.
  ///
  /// - Throws: `SynthesisFailure` for a text that crashes the engine, `VoiceFault` for a voice that the engine
  ///   does not have, `EngineUnavailable` when there is no engine any more.
  public func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio {
    try memory.audio(of: SpeechOrder(text: text, voice: voice), made: make)
  }

  /// Begins to make what will be asked for, where there is more than one worker.
  public func prepare(_ text: String, in voice: VoiceProfile) {
    guard foresight > 0 else { return }
    // Whoever asks for it sees the error.
    queue.addOperation { [self] in _ = try? speak(text, in: voice) }
  }

  /// Speaks sounds in place of a text.
  ///
  /// - Throws: `SynthesisFailure` for sounds that the engine has no name for, and what speaking a text
  ///   throws.
  public func speak(ipa: String, for text: String, in voice: VoiceProfile) throws -> SpokenAudio {
    do {
      let sounds = try PhoneticText(ipa).phonemes
      return try memory.audio(
        of: SpeechOrder(text: "[[\(sounds)]]", isSounds: true, voice: voice), made: make)
    } catch let fault as PhoneticText.Fault {
      throw SynthesisFailure(text: ipa, voice: voice.name, cause: fault.cause)
    }
  }

  /// Makes what is ordered, unless it was made in another run.
  private func make(_ order: SpeechOrder) throws -> SpokenAudio {
    let voice = order.voice
    if let excess = voice.excess {
      throw VoiceFault.unusable(voice: voice.name, cause: excess.message)
    }
    let pieces = order.isSounds ? [order.text] : SpeakableText(order.text).pieces
    guard let cache, !pieces.isEmpty else { return try speech(of: pieces, as: order) }
    let key: Digest
    do throws(UnreadableFile) {
      key = order.key(
        of: pieces, bufferLength: Self.bufferLength(at: voice.rate), engine: try digest())
    } catch {
      // Another engine might be found under the same key.
      cache.stop("cannot be used: \(error)")
      return try speech(of: pieces, as: order)
    }
    if let audio = cache.audio(for: key), !order.lacksSound(audio, made: pieces) { return audio }
    let audio = try speech(of: pieces, as: order)
    cache.keep(audio, for: key)
    return audio
  }

  /// What the engine makes of pieces that follow one another.
  private func speech(of pieces: [String], as order: SpeechOrder) throws -> SpokenAudio {
    var whole = EngineSpeech()
    // Memory that is not written to costs nothing, and growing step by step would need twice as much.
    let guess = pieces.count * 60 * sampleRate
    whole.samples.reserveCapacity(pieces.count > 1 ? min(guess, order.mostSamples) : 0)
    for piece in pieces {
      let next: EngineSpeech
      do {
        next = try speech(of: piece, in: order.voice)
      } catch let failure as SynthesisFailure {
        throw self.failure(of: order, failure.cause)
      }
      guard whole.samples.count + next.samples.count <= order.mostSamples else {
        let cause = "it lasts longer than an hour; write it as several views, or shorten it"
        throw SynthesisFailure(text: order.text, voice: order.voice.name, cause: cause)
      }
      whole.append(next)
    }
    if order.isSounds { whole.words = [] }
    let audio = whole.takeAudio(at: sampleRate).louder(by: order.voice.gain)
    guard !order.lacksSound(audio, made: pieces) else {
      throw failure(of: order, "eSpeak NG makes no sound for it")
    }
    return audio
  }

  /// The failure of a text, with what is wrong with the engine's data where that can be seen.
  private func failure(of order: SpeechOrder, _ cause: String) -> SynthesisFailure {
    let fault = EngineData(folder: files.dataFolder).fault(for: order.voice)
    return SynthesisFailure(
      text: order.text, voice: order.voice.name,
      cause: fault.map { "\(cause), because \($0); install eSpeak NG's data again" } ?? cause)
  }

  /// A digest of the engine's files, on which all sound depends.
  ///
  /// - Throws: `UnreadableFile` for one that cannot be read.
  package func digest() throws(UnreadableFile) -> Digest {
    let result = identity.value {
      Result { () throws(UnreadableFile) in try files.digest() }
    }
    return try result.get()
  }

  /// Lists the voices that the engine has.
  public func voices() throws -> [EspeakVoice] {
    switch try calm.reply(to: .voices) {
    case .answer(let body, _):
      return String(decoding: body, as: UTF8.self)
        .split(separator: "\n")
        .compactMap(EspeakVoice.init(line:))
    case .voiceFault(let cause), .failure(let cause), .crash(let cause):
      throw EngineUnavailable(cause: cause, cure: "install eSpeak NG again")
    }
  }

  /// Gives the engine a text as it is and returns exactly what it makes of it.
  ///
  /// - Throws: as `speak` does, but a text that crashes the engine is tried again without its signs only
  ///   when that is wanted.
  package func rawSamples(
    of text: String, in voice: VoiceProfile, triesAgain: Bool = false
  ) throws -> [Int16] {
    do {
      return try (triesAgain ? speech(of: text, in: voice) : plainSpeech(of: text, in: voice))
        .samples
    } catch let crash as Crash {
      throw SynthesisFailure(text: text, voice: voice.name, cause: crash.cause)
    }
  }

  /// What the engine makes of a text, with the places of its words.
  ///
  /// A text that crashes it is tried again without anything but letters and digits.
  private func speech(of text: String, in voice: VoiceProfile) throws -> EngineSpeech {
    do {
      return try plainSpeech(of: text, in: voice)
    } catch let crash as Crash {
      let letters = SpeakableText.lettersAlone(of: text)
      let failure = SynthesisFailure(text: text, voice: voice.name, cause: crash.cause)
      guard letters != text else { throw failure }
      do {
        return try plainSpeech(of: letters, in: voice)
      } catch is Crash {
        throw failure
      }
    }
  }

  /// A text crashed the engine.
  private struct Crash: Error {
    var cause: String
  }

  private func plainSpeech(of text: String, in voice: VoiceProfile) throws -> EngineSpeech {
    let pool = Self.bufferLength(at: voice.rate) == Self.bufferLength(at: 0) ? calm : quick
    switch try pool.reply(to: .speak(text, voice)) {
    case .answer(let starts, let sound): return EngineSpeech(sound, starts: starts, of: text)
    case .crash(let cause): throw Crash(cause: cause)
    case .voiceFault(let cause): throw VoiceFault.unusable(voice: voice.name, cause: cause)
    case .failure(let cause):
      throw SynthesisFailure(text: text, voice: voice.name, cause: cause)
    }
  }

  /// The numbers of the running workers.
  package var workers: [Int32] { calm.identifiers + quick.identifiers }

  /// The length of the engine's buffer in milliseconds for a speed.
  private static func bufferLength(at rate: Int) -> Int { rate < 450 ? 200 : 50 }

  private static func findWorker() throws(EngineUnavailable) -> String {
    let name = "spoken-espeak-worker"
    let places = Executable.folders.map { $0 + "/" + name }
    if let place = places.first(where: Executable.isProgram) { return place }
    throw EngineUnavailable(
      cause: "there is no program \(places[0])",
      cure: "build it with `swift build`, or install it beside the program")
  }
}
