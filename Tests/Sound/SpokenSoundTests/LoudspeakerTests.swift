import SpokenSound
import TestSupport
import Testing

#if canImport(CALSA)
  @Suite struct LoudspeakerTests {
    @Test func `plays exactly the samples it is given`() throws {
      let scratch = try Scratch()
      let loudspeaker = try Loudspeaker(
        device: "file:\(scratch.path)/out.raw,raw", sampleRate: 22_050)
      try loudspeaker.write([Int16](repeating: 0x0102, count: 5000))
      try loudspeaker.write([])
      try loudspeaker.write([-1, 256])
      try loudspeaker.finish()
      let bytes = try scratch.bytes("out.raw")
      #expect(bytes.count == 10_004)
      #expect(bytes.prefix(4) == [2, 1, 2, 1])
      #expect(bytes.filter { $0 == 2 }.count == 5000)
      #expect(bytes.suffix(6) == [2, 1, 255, 255, 0, 1])
    }

    @Test func `plays left and right`() throws {
      let scratch = try Scratch()
      let loudspeaker = try Loudspeaker(
        device: "file:\(scratch.path)/out.raw,raw", sampleRate: 22_050, channels: 2)
      let frames = (0..<10_000).map { Int16($0) }
      try loudspeaker.write(frames)
      try loudspeaker.finish()
      #expect(samples(try scratch.bytes("out.raw")) == frames)
    }

    @Test func `says that there is no such device`() throws {
      let fault = #expect(throws: NoAudioDevice.self) {
        try Loudspeaker(device: "nosuch", sampleRate: 22_050)
      }
      #expect(
        fault?.description
          == "no audio device 'nosuch': No such file or directory; connect one, name another "
          + "one (`spoken doctor --device list`), or write a file (`spoken render`)")
    }

    @Test func `plays frames of two channels, and goes on after a rest`() throws {
      let scratch = try Scratch()
      let loudspeaker = try Loudspeaker(
        device: "file:\(scratch.path)/out.raw,raw", sampleRate: 22_050, channels: 2)
      try loudspeaker.write([Int16](repeating: 1, count: 6000))
      try loudspeaker.rest()
      try loudspeaker.write([2, 3])
      #expect(loudspeaker.held >= 0)
      try loudspeaker.finish()
      #expect(loudspeaker.held == 0)
      let bytes = try scratch.bytes("out.raw")
      #expect(bytes.filter { $0 == 1 }.count == 6000)
      #expect(bytes.count { $0 == 2 } == 1 && bytes.count { $0 == 3 } == 1)
    }

    @Test func `gives up on a device that takes nothing`() throws {
      #expect(throws: NoAudioDevice.self) {
        let full = try Loudspeaker(device: "file:/dev/full,raw", sampleRate: 22_050)
        for _ in 1...100 { try full.write([Int16](repeating: 1, count: 5000)) }
      }
    }

    @Test func `is finished once`() throws {
      let loudspeaker = try Loudspeaker(device: "null", sampleRate: 22_050)
      try loudspeaker.finish()
      let closed = NoAudioDevice(device: "null", cause: "it is closed already")
      #expect(throws: closed) { try loudspeaker.write([1]) }
      #expect(throws: closed) { try loudspeaker.finish() }
      #expect(throws: closed) { try loudspeaker.rest() }
    }
  }
#endif
