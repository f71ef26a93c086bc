import EspeakEngine
import Foundation
import SpokenSound
import Synchronization
import Testing
import VoiceOverSpeech

@Suite struct EspeakSynthesizerTests {
  let engine: EspeakSynthesizer

  init() throws { engine = try EspeakSynthesizer(memory: 0) }

  @Test func `speaks into samples that start and end softly`() throws {
    let audio = try engine.speak("Save, button", in: Engine.american)
    #expect(audio.sampleRate == 22_050)
    #expect(audio.samples.count > 10_000)
    #expect(audio.samples.prefix(64).allSatisfy { $0 == 0 })
    #expect(audio.samples.suffix(64).allSatisfy { $0 == 0 })
    #expect(audio.samples.dropFirst(66).first != 0)
  }

  @Test func `speaks as loud as the voice has it, and never too loud`() throws {
    func peak(_ gain: Double) throws -> Int {
      var voice = Engine.american
      voice.gain = gain
      return try engine.speak("Save", in: voice).samples.map { Int($0.magnitude) }.max() ?? 0
    }
    let soft = try peak(-12)
    #expect(abs(try peak(-18.0206) - soft / 2) <= 1)
    let loud = try peak(24)
    #expect(soft < 10_000 && 29_200...29_204 ~= loud)
  }

  @Test(arguments: ["", "   ", "\n", "\u{200b}", "-", "..."])
  func `has no samples for nothing to say`(text: String) throws {
    #expect(try engine.speak(text, in: Engine.american).samples == [])
  }

  @Test func `names the text and the signal when the engine crashes`() throws {
    let failure = #expect(throws: SynthesisFailure.self) {
      try engine.rawSamples(of: "(-a)", in: Engine.vietnamese)
    }
    #expect(
      failure?.description
        == "could not speak '(-a)' in the voice vietnamese: eSpeak NG crashed (SIGSEGV); "
        + "it is left silent")
  }

  @Test func `speaks the next text after a crash as if nothing had happened`() throws {
    let before = try engine.rawSamples(of: "xin chào", in: Engine.vietnamese)
    #expect(throws: SynthesisFailure.self) {
      try engine.rawSamples(of: "(-a)", in: Engine.vietnamese)
    }
    #expect(try engine.rawSamples(of: "xin chào", in: Engine.vietnamese) == before)
  }

  @Test func `tries a text again that crashed the engine, without its signs`() throws {
    #expect(
      try engine.rawSamples(of: "(-a)", in: Engine.vietnamese, triesAgain: true)
        == engine.rawSamples(of: "  a ", in: Engine.vietnamese))
  }

  @Test func `speaks the same with several workers, ahead and from the cache`() throws {
    let texts = Array(try Engine.utterances().prefix(30))
    let expected = try texts.map { try engine.speak($0, in: Engine.american) }
    let folder = try Engine.scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for jobs in [1, 2, 5] {
      let cache = SpeechCache(folder: folder, onWarning: { Issue.record("\($0)") })
      let other = try EspeakSynthesizer(jobs: jobs, cache: jobs == 2 ? nil : cache)
      for text in texts { other.prepare(text, in: Engine.american) }
      #expect(try texts.map { try other.speak($0, in: Engine.american) } == expected)
      #expect(other.workers.count <= jobs)
    }
  }

  @Test func `reports once that an engine it cannot read has no cache`() throws {
    let folder = try Engine.scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let warnings = Mutex<[String]>([])
    let cache = SpeechCache(folder: folder + "/cache") { warning in
      warnings.withLock { $0.append(warning) }
    }
    // Its files lie nowhere.
    let worker = try FragileWorker(failures: 1)
    let fragile = try EspeakSynthesizer(worker: worker.path, cache: cache)
    for text in ["One", "Two"] {
      #expect(
        try fragile.speak(text, in: Engine.american) == engine.speak(text, in: Engine.american))
    }
    #expect(
      warnings.withLock(\.self) == [
        "the cache \(folder)/cache cannot be used: /nowhere/library cannot be read: it is no file; "
          + "speech is synthesized again each time"
      ])
    #expect(!FileManager.default.fileExists(atPath: folder + "/cache"))
  }

  @Test func `A text that lasts longer than an hour is reported`() throws {
    var slow = Engine.american
    slow.rate = 80
    let failure = #expect(throws: SynthesisFailure.self) {
      try engine.speak(String(repeating: "word by word, ", count: 3000), in: slow)
    }
    #expect(
      failure?.cause == "it lasts longer than an hour; write it as several views, or shorten it")
  }

  @Test(arguments: [0, 10]) func `A voice without volume may be silent, and no other`(
    volume: Int
  ) throws {
    var soft = Engine.american
    soft.volume = volume
    #expect(try engine.speak("Save", in: soft).samples.isEmpty == (volume == 0))
  }

  @Test func `speaks a text that would crash the engine`() throws {
    for text in ["(-a)", "中\u{300}-a", "٣-a"] {
      #expect(try engine.speak(text, in: Engine.vietnamese).samples.count > 1000, "\(text)")
    }
    let chain = String(repeating: "a.", count: 90)
    #expect(try engine.speak(chain, in: Engine.american).samples.count > 10_000)
  }

  @Test func `starts a worker again that was killed`() throws {
    let before = try engine.speak("Hello", in: Engine.american)
    let worker = try #require(engine.workers.first)
    #expect(kill(worker, SIGKILL) == 0)
    // Its copy may answer until it is gone itself.
    var end = siginfo_t()
    while waitid(P_PID, id_t(worker), &end, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    #expect(try engine.speak("Hello", in: Engine.american) == before)
    #expect(engine.workers.first != worker)
  }

  @Test func `keeps a worker of its own for high speed`() throws {
    _ = try engine.speak("Hello", in: Engine.voices[4])
    #expect(Set(engine.workers).count == 2)
  }

  @Test(arguments: [
    (
      "gmw/nowhere", nil,
      "eSpeak NG has no voice 'gmw/nowhere'; `espeak-ng --voices` lists those it has"
    ),
    (
      "../lang/gmw/en", nil,
      "eSpeak NG has no voice '../lang/gmw/en'; `espeak-ng --voices` lists those it has"
    ),
    ("gmw", nil, "eSpeak NG has no voice 'gmw'; `espeak-ng --voices` lists those it has"),
    (
      "gmw/en-US", "nosuch",
      "eSpeak NG has no variant 'nosuch'; `espeak-ng --voices=variant` lists those it has"
    ),
    (
      "gmw/en-US", "../f2",
      "eSpeak NG has no variant '../f2'; `espeak-ng --voices=variant` lists those it has"
    ),
  ])
  func `refuses a voice or a variant that the engine lacks`(
    voice: String, variant: String?, cause: String
  ) throws {
    let profile = VoiceProfile(
      name: "mine", language: "en", engineVoice: voice, variant: variant)
    #expect(throws: VoiceError.unusable(voice: "mine", cause: cause)) {
      try engine.speak("Hello", in: profile)
    }
  }

  @Test func `refuses a number that the engine would change`() throws {
    let profile = VoiceProfile(name: "mine", language: "en", engineVoice: "gmw/en", pitch: 100)
    let cause = "'pitch' is 100; write a number from 0 to 99"
    #expect(throws: VoiceError.unusable(voice: "mine", cause: cause)) {
      try engine.speak("Hello", in: profile)
    }
  }

  @Test func `lists the voices of the engine`() throws {
    let voices = try engine.voices()
    let german = try #require(voices.first { $0.identifier == "gmw/de" })
    #expect(german.name == "German")
    #expect(german.language == "de")
    #expect(german.gender == "male")
  }

  @Test func `says what to do when the worker is missing`() throws {
    let fault = #expect(throws: EngineUnavailable.self) {
      try EspeakSynthesizer(worker: "/nowhere/worker")
    }
    #expect(
      fault?.description
        == "no speech engine: cannot start /nowhere/worker: No such file or directory; "
        + "build it with `swift build`, or install it beside the program")
  }

  @Test func `says when the worker ends at once`() throws {
    let fault = #expect(throws: EngineUnavailable.self) {
      try EspeakSynthesizer(worker: "/bin/true")
    }
    #expect(fault?.cause == "/bin/true ended as soon as it was started")
  }

  @Test func `says when the worker says nothing`() throws {
    let folder = try Engine.scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let worker = folder + "/worker"
    try Engine.install("#!/bin/sh\nexec sleep 600\n", at: worker)
    let fault = #expect(throws: EngineUnavailable.self) {
      try EspeakSynthesizer(worker: worker, timeout: 1)
    }
    #expect(fault?.cause == "\(worker) was started and did nothing for 1 s")
  }

  @Test func `A worker that was stopped has its text spoken by another one`() throws {
    let engine = try EspeakSynthesizer(memory: 0, timeout: 1)
    let worker = try #require(engine.workers.first)
    #expect(kill(worker, SIGSTOP) == 0)
    #expect(
      try engine.speak("Save", in: Engine.american)
        == self.engine.speak("Save", in: Engine.american))
    #expect(engine.workers != [worker])
  }
}
