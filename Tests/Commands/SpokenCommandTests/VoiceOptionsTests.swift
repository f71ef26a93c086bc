import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct VoiceOptionsTests {
  private func render(_ options: String..., in scratch: Scratch) throws -> Run {
    let sample = root.appending(path: "samples/hello.screen.yaml").path
    return try spoken(
      ["render", sample, "-o", "x.wav", "--quiet"] + options, in: scratch.folder)
  }

  @Test func `refuses voices and rates that there are not`() throws {
    let scratch = try Scratch()
    let unknown = try render("--voice", "en-USA", in: scratch)
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("no voice is called 'en-USA'"))
    let missing = try render("--voice", "own.yaml", in: scratch)
    #expect(missing.status == 66 && missing.errors.contains("cannot read own.yaml"), "\(missing)")
    let rate = try render("--rate", "20", in: scratch)
    #expect(rate.status == 64)
    #expect(rate.errors.contains("--rate is 80 to 1000 words per minute, not 20"))
    #expect(try scratch.files == [])
  }

  @Test func `reports a voice file that the engine cannot use`() throws {
    let scratch = try Scratch()
    _ = try scratch.create(
      "own.yaml", "name: own\nlanguage: en\nengineVoice: gmw/xx\n")
    let own = try render("--voice", "own.yaml", in: scratch)
    #expect(own.status == 65)
    #expect(own.errors.contains("own"))
  }

  @Test func `speaks faster at a higher rate`() throws {
    let scratch = try Scratch()
    #expect(try render("--rate", "120", in: scratch).status == 0)
    let slow = try Data(contentsOf: scratch.folder.appending(path: "x.wav")).count
    #expect(try render("--rate", "300", in: scratch).status == 0)
    #expect(try Data(contentsOf: scratch.folder.appending(path: "x.wav")).count < slow)
  }
}
