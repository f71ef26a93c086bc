import ArgumentParser
import EspeakEngine
import Foundation
import SpokenScreen
import SpokenTextCommands
import TestSupport
import Testing

@testable import SpokenCommand

struct RenderKeyTests {
  private let engine: EspeakSynthesizer
  private static let sources = ["in/a.screen.yaml": Array("screen: A".utf8)]

  init() throws { engine = try EngineOptions.synthesizer() }

  /// The key of an output by the arguments of a render.
  private func key(
    _ arguments: [String] = [], of path: String = "out/a.wav",
    from sources: [String: [UInt8]] = Self.sources
  ) throws -> String {
    let command = try #require(
      try Spoken.parseAsRoot(["render", "in/", "-o", "out/"] + arguments) as? RenderCommand)
    let reader = try command.options.reader(changing: command.stereo ? ["stereo=true"] : [])
    let key = try RenderKey(command, reader, try command.voiceOptions.ensemble(), engine)
    return key.key(of: path, from: sources)
  }

  @Test func `depends on all that changes what is heard`() throws {
    let keys = try [
      [], ["--voice", "en-GB"], ["--rate", "200"], ["--sample-rate", "44100"], ["--stereo"],
      ["--set", "speakHints=false"], ["--set", "speakHints=false", "--set", "traits=none"],
      ["--settings", "terse"], ["--platform", "macos"], ["--language", "de"], ["--all"],
      ["--from", "idb"], ["--earcons", "wood"],
    ].map { try key($0) }
    #expect(Set(keys).count == keys.count)
  }

  @Test func `does not depend on how the work is done, or on where its files lie`() throws {
    let plain = try key()
    for arguments in [
      ["--jobs", "7"], ["--quiet"], ["--force"], ["--no-cache"], ["--cache", "/tmp/x"],
      ["--cache-size", "5"], ["--shard", "2/3"],
    ] {
      #expect(try key(arguments) == plain, "\(arguments)")
    }
    let wood = root.appending(path: "voices/earcons/wood/").path + "/"
    #expect(try key(["--earcons", wood]) == key(["--earcons", "wood"]))
    #expect(try key(of: "elsewhere/b.wav") == plain)
    #expect(try key() == plain)
  }

  @Test func `depends on the format and on every byte of the input and what it reads`() throws {
    let screen: [UInt8] = [1, 2, 3]
    let keys = try [
      key(), key(of: "out/a.flac"), key(from: [:]), key(from: ["a": screen]),
      key(from: ["b": screen]), key(from: ["a": [1, 2, 4]]), key(from: ["a": screen, "b": []]),
      key(from: ["a": [], "b": screen]), key(from: ["a": [1, 2], "b": [3]]),
    ]
    #expect(Set(keys).count == keys.count)
    #expect(try key(from: ["a": [1], "b": [2]]) == key(from: ["b": [2], "a": [1]]))
    #expect(keys.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test func `depends on what a voice's file says`() throws {
    let scratch = try Scratch()
    let names = ["a.voice.yaml", "b.voice.yaml"]
    let voice = try #require(try VoiceOptions.catalog().profiles.first)
    for (name, pitch) in zip(names, [40, 41]) {
      _ = try scratch.create(
        name,
        "name: mine\nlanguage: \(voice.language)\nengineVoice: \(voice.engineVoice)\npitch: \(pitch)\n"
      )
    }
    let file = scratch.folder.appending(path: names[0]).path
    let before = try key(["--voice", file])
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.moveItem(
      atPath: scratch.folder.appending(path: names[1]).path, toPath: file)
    #expect(try key(["--voice", file]) != before)
  }
}
