import EspeakEngine
import Foundation
import FuzzTargets
import SpokenSound
import TestSupport
import Testing
import VoiceOverSpeech

/// Reads the kept corpus of `Tools/scripts/fuzz` again.
struct CorpusTests {
  private static let archives = root.appending(path: "Tools/Fuzz/Corpus")

  private static let engine = Result { try EspeakSynthesizer(worker: worker) }
  private static let worker = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "spoken-espeak-worker").path

  private static let targets = FuzzTarget.all { text, voice in
    do {
      _ = try engine.get().speak(text, in: voice)
    } catch is SynthesisFailure {
      // A text that cannot be spoken is reported; what is tried is that nothing else breaks.
    }
  }

  @Test(arguments: targets.map(\.name))
  func `every input that was kept is read as it must be`(name: String) throws {
    let target = try #require(Self.targets.first { $0.name == name })
    let kept = try corpus(name)
    let files = try kept.files
    #expect(!files.isEmpty)
    for file in files {
      do {
        try target.check(try kept.bytes(file))
      } catch {
        Issue.record("\(name)/\(file): \(error)")
      }
    }
  }

  @Test func `the corpus is small, and has no archive without a target`() throws {
    let archives = try FileManager.default.contentsOfDirectory(atPath: Self.archives.path)
    let names = Self.targets.map(\.name) + [FuzzTarget.engineMemory.name]
    #expect(Set(archives) == Set(names.map { $0 + ".tar.gz" }))
    let sizes = try names.flatMap { name in
      let kept = try corpus(name)
      return try kept.files.map { try kept.bytes($0).count }
    }
    #expect(sizes.count <= 1500)
    #expect(sizes.allSatisfy { $0 <= 4096 })
    #expect(sizes.reduce(0, +) <= 3 << 20)
  }
}
