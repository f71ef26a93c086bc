import Foundation
import ScreenSpeech
import Synchronization
import Testing

@testable import EspeakEngine

@Suite struct SpeechStoreTests {
  /// The key of a request with something changed.
  func key(
    _ pieces: [String] = ["Save"], buffer: Int = 200, isSounds: Bool = false, engine: UInt8 = 0,
    _ change: (inout VoiceProfile) -> Void = { _ in }
  ) -> Digest {
    var voice = Engine.american
    change(&voice)
    return SpeechStore.key(
      of: pieces, SpeechOrder(text: "Save", isSounds: isSounds, voice: voice),
      bufferLength: buffer, engine: Digest(bytes: Array(repeating: engine, count: 32)))
  }

  @Test func `depends on everything that the sound depends on`() {
    let keys = [
      key(), key(["save"]), key(["Sa", "ve"]), key(["Save", ""]), key([]), key(buffer: 50),
      key(isSounds: true), key(engine: 1), key { $0.engineVoice = "gmw/en" },
      key { $0.variant = "f2" }, key { $0.rate += 1 }, key { $0.pitch += 1 },
      key { $0.range += 1 }, key { $0.volume -= 1 }, key { $0.gain += 1 },
    ]
    #expect(Set(keys).count == keys.count)
  }

  @Test func `does not depend on what changes nothing that the engine does`() {
    #expect(key { $0.name = "another" } == key())
  }

  /// How many of some texts a store has made, because it does not have them.
  func count(of texts: [String], by store: SpeechStore) -> Int {
    texts.reduce(into: 0) { count, text in
      let order = SpeechOrder(text: text, voice: Engine.american)
      _ = store.audio(of: [text], order, bufferLength: 200) {
        count += 1
        return SpokenAudio(sampleRate: 22_050, samples: [1, 2, 3])
      }
    }
  }

  @Test func `makes nothing twice for one engine, in any run`() throws {
    let folder = try Engine.scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = folder + "/cache"
    try FileManager.default.createDirectory(
      atPath: folder + "/data", withIntermediateDirectories: false)
    try Data("data".utf8).write(to: URL(fileURLWithPath: folder + "/data/x"))
    func made(_ texts: [String], version: String = "1") throws -> Int {
      let files = try #require(
        EngineFiles("\(version)\n\(folder)/data".utf8, worker: ""))
      let store = SpeechStore(
        cache: SpeechCache(folder: cache, complain: { Issue.record("\($0)") }),
        identity: EngineIdentity(files))
      return count(of: texts, by: store)
    }
    #expect(try made(["One", "Two", "One"]) == 2)
    #expect(try made(["Two", "Three"]) == 1)
    #expect(try made(["Two"], version: "2") == 1)
  }

  @Test func `says once that an engine it cannot read has no cache`() throws {
    let folder = try Engine.scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let complaints = Mutex<[String]>([])
    let cache = SpeechCache(folder: folder + "/cache") { complaint in
      complaints.withLock { $0.append(complaint) }
    }
    let files = try #require(EngineFiles("1\n\(folder)".utf8, worker: ""))
    let store = SpeechStore(cache: cache, identity: EngineIdentity(files))
    #expect(count(of: ["One", "One", "Two"], by: store) == 3)
    #expect(
      complaints.withLock(\.self) == [
        "the cache \(folder)/cache cannot be used: \(folder) cannot be read: it is empty; "
          + "speech is made anew each time"
      ])
    #expect(!FileManager.default.fileExists(atPath: folder + "/cache"))
  }
}
