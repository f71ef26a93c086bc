import TestSupport
import EspeakEngine
import Foundation
import FuzzTargets
import VoiceOverSpeech
import SpokenSound
import Testing

/// Reads the kept corpus of `scripts/fuzz` again.
struct CorpusTests {
  private static let corpus = root.appending(path: "Tools/Fuzz/Corpus")

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

  /// The files of the corpus of a target.
  private static func files(of target: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: corpus.appending(path: target), includingPropertiesForKeys: [.fileSizeKey])
  }

  @Test(arguments: targets.map(\.name))
  func `every input that was kept is read as it must be`(name: String) throws {
    let target = try #require(Self.targets.first { $0.name == name })
    let files = try Self.files(of: name)
    #expect(!files.isEmpty)
    for file in files {
      do {
        try target.check(Array(try Data(contentsOf: file)))
      } catch {
        Issue.record("\(name)/\(file.lastPathComponent): \(error)")
      }
    }
  }

  @Test func `the corpus is small, and has no folder without a target`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)
    let names = Self.targets.map(\.name) + [FuzzTarget.engineMemory.name]
    #expect(Set(folders) == Set(names))
    let sizes = try folders.flatMap(Self.files).map {
      try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
    #expect(sizes.count <= 1500)
    #expect(sizes.allSatisfy { $0 <= 4096 })
    #expect(sizes.reduce(0, +) <= 3 << 20)
  }
}
