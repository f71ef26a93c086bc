import EspeakProtocol
import Foundation
package import SpokenSound
package import VoiceOverSpeech

/// A synthesizer that runs eSpeak NG in separate processes.
///
/// The same text in the same voice has the same samples in any order, process or thread, and a text
/// that crashes the engine does not affect others.
package final class EspeakSynthesizer: Synthesizer {
  /// 22,050 hertz.
  package let sampleRate = 22_050
  /// How many utterances ahead to call `prepare`: enough for all workers.
  package let prefetchCount: Int

  // At high speed the engine's timing needs a shorter buffer, and the length of the buffer affects
  // the samples: so there are workers for each length, and only the speed decides.
  private let normalSpeed: WorkerPool
  private let highSpeed: WorkerPool
  private let memory: SpeechMemoryCache
  private let cache: SpeechCache?
  /// The engine's files.
  package let files: EngineFiles
  /// What reads Japanese, of which the engine knows kana alone.
  package let japanese: JapaneseReader
  // Computed on demand, because it takes longer than to speak a word.
  private let identity = Once<Result<Digest, UnreadableFile>>()
  private let queue = OperationQueue()

  /// Starts a worker to check the engine.
  ///
  /// - Parameters:
  ///   - worker: the path of the worker; nil searches beside the running program.
  ///   - jobs: how many workers speak at once when texts are prefetched.
  ///   - cache: the disk cache, if any.
  ///   - memory: the memory cache for each worker, in bytes.
  ///   - japanese: reads Japanese; the default one looks for MeCab where packages put it.
  ///   - timeout: how many seconds a worker may neither answer nor compute before it is ended. One
  ///     that computes is waited for: it gives up a text itself, by its processor time.
  /// - Throws: `EngineUnavailable` when the worker is missing or cannot load eSpeak NG.
  package init(
    worker: String? = nil, jobs: Int = 1, cache: SpeechCache? = nil, memory: Int = 8 << 20,
    japanese: JapaneseReader = JapaneseReader(), timeout: Int = 10
  ) throws(EngineUnavailable) {
    let path = if let worker { worker } else { try EspeakSynthesizer.findWorker() }
    let jobs = max(jobs, 1)
    // Pools start no process: the workers for high speed exist only when a voice needs them.
    normalSpeed = WorkerPool(
      path: path, bufferLength: Self.bufferLength(at: 0), size: jobs, timeout: timeout)
    highSpeed = WorkerPool(
      path: path, bufferLength: Self.bufferLength(at: .max), size: jobs, timeout: timeout)
    // Each worker may be some utterances ahead of playback.
    self.memory = SpeechMemoryCache(limit: memory * jobs)
    self.cache = cache
    self.japanese = japanese
    // A few texts for each worker, so that a long one does not leave the others without work.
    prefetchCount = jobs == 1 || !Self.hasThreadsOfDispatch ? 0 : 4 * jobs
    queue.maxConcurrentOperationCount = jobs
    // A missing engine is reported here, before any output file is created.
    files = try normalSpeed.start()
  }

  /// Whether texts can be prefetched: Dispatch ends a program whose threads it cannot count.
  private static var hasThreadsOfDispatch: Bool {
    #if os(Linux)
      access("/proc/self/stat", R_OK) == 0
    #else
      true
    #endif
  }

  /// Synthesizes a text, sanitized for the engine, without the silence at its ends.
  ///
  /// - Throws: `SynthesisFailure` for a text that crashes the engine, `VoiceError` for a voice that
  ///   the engine does not have, `EngineUnavailable` when there is no engine.
  package func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio {
    try memory.audio(of: SpeakRequest(text: text, voice: voice), made: make)
  }

  /// Starts to synthesize a text that will be requested, if there is more than one worker.
  package func prepare(_ text: String, in voice: VoiceProfile) {
    guard prefetchCount > 0 else { return }
    // The request reports the error.
    queue.addOperation { [self] in _ = try? speak(text, in: voice) }
  }

  /// Synthesizes a text from its IPA transcription.
  ///
  /// - Throws: `SynthesisFailure` for sounds without a phoneme, and the errors of speaking a text.
  package func speak(ipa: String, for text: String, in voice: VoiceProfile) throws -> SpokenAudio {
    do {
      let sounds = try PhoneticText(ipa).phonemes
      return try memory.audio(
        of: SpeakRequest(text: "[[\(sounds)]]", isSounds: true, voice: voice), made: make)
    } catch let fault as PhoneticText.Fault {
      throw SynthesisFailure(text: ipa, voice: voice.name, cause: fault.cause)
    }
  }

  /// Synthesizes an order, unless the disk cache has it.
  private func make(_ order: SpeakRequest) throws -> SpokenAudio {
    let voice = order.voice
    if let excess = voice.excess {
      throw VoiceError.unusable(voice: voice.name, cause: excess)
    }
    // Phonemes come from a fixed table, so they hold nothing to sanitize, and a split would part
    // the brackets.
    let pieces = order.isSounds ? [order.text] : SpeakableText(kana(of: order)).pieces
    if pieces.isEmpty, isUnread(order) { return Self.silence(at: sampleRate) }
    guard let cache, !pieces.isEmpty else { return try speech(of: pieces, as: order) }
    let key: Digest
    do throws(UnreadableFile) {
      key = order.key(
        of: pieces, bufferLength: Self.bufferLength(at: voice.rate), engine: try digest())
    } catch {
      // Another engine may have the same key.
      cache.stop("cannot be used: \(error)")
      return try speech(of: pieces, as: order)
    }
    // A silent entry for a text with letters is no answer; the text is spoken again.
    if let audio = cache.audio(for: key), !order.lacksSound(audio, made: pieces) { return audio }
    let audio = try speech(of: pieces, as: order)
    cache.keep(audio, for: key)
    return audio
  }

  /// The text of an order, for a Japanese voice in kana.
  private func kana(of order: SpeakRequest) -> String {
    order.voice.language.isJapanese ? japanese.speech(of: order.text).text : order.text
  }

  /// Whether nothing of a text can be said because nobody knows how it is read.
  private func isUnread(_ order: SpeakRequest) -> Bool {
    !order.isSounds && order.voice.language.isJapanese
      && order.text.unicodeScalars.contains(where: \.isKanji)
  }

  /// Takes the place of a text that cannot be read, so that the words around it do not run together.
  private static func silence(at sampleRate: Int) -> SpokenAudio {
    SpokenAudio(sampleRate: sampleRate, samples: Array(repeating: 0, count: sampleRate * 3 / 10))
  }

  /// Synthesizes consecutive parts of a text.
  private func speech(of pieces: [String], as order: SpeakRequest) throws -> SpokenAudio {
    var whole = EngineSpeech()
    // Untouched memory costs nothing, and growing step by step would need twice as much.
    let guess = pieces.count * 60 * sampleRate
    whole.samples.reserveCapacity(pieces.count > 1 ? min(guess, order.mostSamples) : 0)
    for piece in pieces {
      let next: EngineSpeech
      do {
        next = try speech(of: piece, in: order.voice)
      } catch let failure as SynthesisFailure {
        throw self.failure(of: order, failure.cause)
      }
      // Checked for each part, because the worker limits only a single one.
      guard whole.samples.count + next.samples.count <= order.mostSamples else {
        let cause = "it lasts longer than an hour; write it as several views, or shorten it"
        throw SynthesisFailure(text: order.text, voice: order.voice.name, cause: cause)
      }
      whole.append(next)
    }
    // The positions count the letters of the phonemes, not those of a text that anyone sees.
    if order.isSounds { whole.words = [] }
    let audio = whole.takeAudio(at: sampleRate).louder(by: order.voice.gain)
    guard !order.lacksSound(audio, made: pieces) else {
      throw failure(of: order, "eSpeak NG makes no sound for it")
    }
    return audio
  }

  /// What every voice can speak unless its data are damaged: it needs most of their sounds.
  package static let trial = "a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6 7 8 9"

  /// The failure of a text, which may be that of the engine's data.
  private func failure(of order: SpeakRequest, _ cause: String) -> SynthesisFailure {
    let folder = files.dataFolder
    let data = "this voice cannot even spell: eSpeak NG's data in \(folder) may be damaged"
    return SynthesisFailure(
      text: order.text, voice: order.voice.name,
      cause: canSpell(order.voice) ? cause : "\(cause), and \(data); install them again")
  }

  /// Whether a voice can speak what every voice can.
  private func canSpell(_ voice: VoiceProfile) -> Bool {
    var voice = voice
    voice.volume = 100
    let trial = SpeakRequest(text: Self.trial, isSounds: true, voice: voice)
    do {
      let sound = try memory.audio(of: trial) { order in
        var speech = try plainSpeech(of: order.text, in: order.voice)
        return speech.takeAudio(at: sampleRate)
      }
      return !sound.samples.isEmpty
    } catch {
      // Without an engine nothing is known of its data.
      return !(error is Crash || error is SynthesisFailure)
    }
  }

  /// A digest of the engine's files, on which all sound depends.
  ///
  /// - Throws: `UnreadableFile` for a file that cannot be read.
  package func digest() throws(UnreadableFile) -> Digest {
    let result = identity.value {
      Result { () throws(UnreadableFile) in try files.digest() }
    }
    return try result.get()
  }

  /// Lists the engine's voices.
  package func voices() throws -> [EspeakVoice] {
    switch try normalSpeed.reply(to: .voices) {
    case .answer(let body, _):
      return String(decoding: body, as: UTF8.self)
        .split(separator: "\n")
        .compactMap(EspeakVoice.init(line:))
    case .voiceFault(let cause), .failure(let cause), .crash(let cause):
      throw EngineUnavailable(cause: cause, fix: "install eSpeak NG again")
    }
  }

  /// Synthesizes a text without sanitizing and trimming.
  ///
  /// - Throws: the errors of `speak`; a text that crashes the engine is tried again without its
  ///   punctuation only on request.
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

  /// Synthesizes a text, with the positions of its words.
  ///
  /// A text that crashes the engine is tried again with only letters and digits.
  private func speech(of text: String, in voice: VoiceProfile) throws -> EngineSpeech {
    do {
      return try plainSpeech(of: text, in: voice)
    } catch let crash as Crash {
      let letters = SpeakableText.lettersAlone(of: text)
      let failure = SynthesisFailure(text: text, voice: voice.name, cause: crash.cause)
      // The same text would only crash the engine again.
      guard letters != text else { throw failure }
      do {
        return try plainSpeech(of: letters, in: voice)
      } catch is Crash {
        // The cause that is reported is that of the text as it was written.
        throw failure
      }
    }
  }

  /// A text crashed the engine.
  private struct Crash: Error {
    var cause: String
  }

  private func plainSpeech(of text: String, in voice: VoiceProfile) throws -> EngineSpeech {
    // From 450 words a minute libsonic speeds up whole buffers after the positions of words were
    // taken, so a long buffer would shift them.
    let pool =
      Self.bufferLength(at: voice.rate) == Self.bufferLength(at: 0) ? normalSpeed : highSpeed
    switch try pool.reply(to: .speak(text, voice)) {
    case .answer(let starts, let sound): return EngineSpeech(sound, starts: starts, of: text)
    case .crash(let cause): throw Crash(cause: cause)
    case .voiceFault(let cause): throw VoiceError.unusable(voice: voice.name, cause: cause)
    case .failure(let cause):
      throw SynthesisFailure(text: text, voice: voice.name, cause: cause)
    }
  }

  /// The ids of the running workers.
  package var workers: [Int32] { normalSpeed.identifiers + highSpeed.identifiers }

  /// The length of the engine's buffer in milliseconds for a speed.
  private static func bufferLength(at rate: Int) -> Int { rate < 450 ? 200 : 50 }

  private static func findWorker() throws(EngineUnavailable) -> String {
    let name = "spoken-espeak-worker"
    let places = Executable.folders.map { $0 + "/" + name }
    if let place = places.first(where: Executable.isProgram) { return place }
    throw EngineUnavailable(
      cause: "there is no program \(places[0])",
      fix: "build it with `swift build`, or install it beside the program")
  }
}
