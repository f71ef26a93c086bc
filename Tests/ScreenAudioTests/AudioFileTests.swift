import ScreenAudio
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
    #expect(try scratch.names == ["a.wav"])
  }

  @Test func `shows nothing before it is finished`() throws {
    let file = try AudioFile(path: scratch.path + "/a.WAV", sampleRate: 8000)
    try file.write([Int16](repeating: 1, count: 100_000))
    #expect(try scratch.names == [])
    try file.finish()
    #expect(try scratch.names == ["a.WAV"])
  }

  @Test func `leaves nothing when it is never finished`() throws {
    try AudioFile(path: scratch.path + "/a.wav", sampleRate: 8000).write([1, 2, 3])
    #expect(try scratch.names == [])
  }

  @Test(arguments: ["a.mp3", "a", "wav", "a.wav.txt"])
  func `refuses a name that it has no format for`(name: String) throws {
    let path = scratch.path + "/" + name
    let fault = #expect(throws: OutputFault.self) { try AudioFile(path: path, sampleRate: 8000) }
    #expect(
      fault?.description
        == "cannot write \(path): its format is unknown; use a name that ends in .wav")
    #expect(try scratch.names == [])
  }

  @Test func `refuses a rate that no file can have`() throws {
    #expect(throws: OutputFault.self) {
      try AudioFile(path: scratch.path + "/a.wav", sampleRate: 0)
    }
    #expect(try scratch.names == [])
  }

  @Test func `tells that the disk is full`() throws {
    try scratch.link("full.wav", to: "/dev/full")
    let path = scratch.path + "/full.wav"
    let fault = #expect(throws: OutputFault.self) {
      let file = try AudioFile(path: path, sampleRate: 8000)
      try file.write([Int16](repeating: 1, count: 100_000))
      try file.finish()
    }
    #expect(fault?.description.contains("No space left on device") == true)
  }

  @Test func `is finished once`() throws {
    let file = try AudioFile(path: scratch.path + "/a.wav", sampleRate: 8000)
    try file.finish()
    let again = OutputFault.cannotWrite(
      path: scratch.path + "/a.wav", cause: "it is finished already")
    #expect(throws: again) { try file.finish() }
    #expect(throws: again) { try file.write([1]) }
  }
}
