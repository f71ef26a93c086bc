@testable import SpokenFiles
import Foundation
import SpokenSound
import TestSupport
import Testing

@Suite struct AudioFileTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `writes a WAV file of 16 bits and one channel`() throws {
    let file = try AudioFile(path: scratch.path + "/a.wav", sampleRate: 22_050)
    try file.write([1, -2])
    try file.write([])
    try file.write([32_767])
    try file.finish()
    #expect(
      try scratch.bytes("a.wav") == Array("RIFF".utf8) + [42, 0, 0, 0] + Array("WAVEfmt ".utf8)
        + [16, 0, 0, 0, 1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xac, 0, 0, 2, 0, 16, 0]
        + Array("data".utf8) + [6, 0, 0, 0, 1, 0, 0xfe, 0xff, 0xff, 0x7f])
    #expect(try scratch.files == ["a.wav"])
  }

  @Test(arguments: ["a.WAV", "a.flac", "a.ogg", "a.Opus", "a.mp3"])
  func `shows nothing before it is finished`(name: String) throws {
    let file = try AudioFile(path: scratch.path + "/" + name, sampleRate: 8000)
    try file.write([Int16](repeating: 1, count: 100_000))
    #expect(try scratch.files == [])
    try file.finish()
    #expect(try scratch.files == [name])
  }

  @Test(arguments: ["a.wav", "a.flac", "a.ogg", "a.opus", "a.mp3"])
  func `leaves nothing when it is never finished`(name: String) throws {
    try AudioFile(path: scratch.path + "/" + name, sampleRate: 8000).write([1, 2, 3])
    #expect(try scratch.files == [])
  }

  @Test(arguments: ["a.wav", "a.flac", "a.ogg", "a.opus", "a.mp3"])
  func `can be empty`(name: String) throws {
    try AudioFile(path: scratch.path + "/" + name, sampleRate: 22_050).finish()
    #expect(try scratch.files == [name])
  }

  @Test(arguments: ["full.flac", "full.ogg", "full.opus", "full.mp3"])
  func `reports at the end that the disk is full`(name: String) throws {
    try scratch.link(name, to: "/dev/full")
    let path = scratch.path + "/" + name
    let file = try AudioFile(path: path, sampleRate: 8000)
    try file.write([Int16](repeating: 1, count: 1000))
    #expect(throws: OutputError.cannotWrite(path: path, cause: "No space left on device")) {
      try file.finish()
    }
  }

  @Test(arguments: ["p.wav", "p.flac", "p.opus"])
  func `goes through a pipe as a whole`(name: String) throws {
    let path = scratch.path + "/" + name
    let plain = try AudioFile(path: scratch.path + "/plain." + name, sampleRate: 8000)
    try #require(mkfifo(path, 0o600) == 0)
    // Open in both directions, so that nobody waits; it holds more than the file has.
    let reader = open(path, O_RDWR)
    defer { close(reader) }
    let file = try AudioFile(path: path, sampleRate: 8000)
    for file in [plain, file] {
      try file.write(sine(440, count: 8000, at: 8000))
      try file.finish(tags: AudioTags(title: "Through"))
    }
    let wanted = try scratch.bytes("plain." + name)
    var bytes = [UInt8](repeating: 0, count: wanted.count + 1)
    #expect(read(reader, &bytes, bytes.count) == wanted.count)
    #expect(bytes.dropLast() == wanted)
  }

  @Test(arguments: ["a.aac", "a", "wav", "a.wav.txt"])
  func `refuses a name that it has no format for`(name: String) throws {
    let path = scratch.path + "/" + name
    let fault = #expect(throws: OutputError.self) { try AudioFile(path: path, sampleRate: 8000) }
    #expect(
      fault?.description
        == "cannot write \(path): its format is unknown; "
        + "use a name that ends in .wav, .flac, .ogg, .opus or .mp3")
    #expect(try scratch.files == [])
  }

  @Test func `refuses a rate that no file can have`() throws {
    #expect(throws: OutputError.self) {
      try AudioFile(path: scratch.path + "/a.wav", sampleRate: 0)
    }
    #expect(try scratch.files == [])
  }

  @Test func `reports that the disk is full`() throws {
    try scratch.link("full.wav", to: "/dev/full")
    let path = scratch.path + "/full.wav"
    #expect(throws: OutputError.cannotWrite(path: path, cause: "No space left on device")) {
      try AudioFile(path: path, sampleRate: 8000)
    }
  }

  @Test func `is finished once`() throws {
    let file = try AudioFile(path: scratch.path + "/a.wav", sampleRate: 8000)
    try file.finish()
    let again = OutputError.cannotWrite(
      path: scratch.path + "/a.wav", cause: "it is finished already")
    #expect(throws: again) { try file.finish() }
    #expect(throws: again) { try file.write([1]) }
  }
}
