import EspeakEngine
import Foundation
import Testing
import VoiceOverSpeech

@Suite struct VoiceFileTests {
  @Test func `reads all that a file can say`() throws {
    let file = try write(
      """
      name: quiet # a comment
      language: no
      engineVoice: gmw/nb
      variant: "f2"
      rate: 200
      pitch: 0
      range: 99
      volume: 1
      gain: -2.5
      description: A quiet voice.
      """)
    #expect(
      try read(file)
        == VoiceProfile(
          name: "quiet", language: "no", engineVoice: "gmw/nb", variant: "f2", rate: 200,
          pitch: 0, range: 99, volume: 1, gain: -2.5))
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty"),
    (
      "- a",
      "1:1: error: 'voice' is a mapping with name, language, engineVoice, variant, rate, pitch, "
        + "range, volume, gain, description, not a list"
    ),
    ("name: x\nlanguage: de", "1:1: error: 'engineVoice' is missing in voice; add it"),
    ("name: x\nlanguage: [de]\nengineVoice: a", "2:11: error: 'language' is a text, not a list"),
    (
      "name: x\nlanguage: ''\nengineVoice: a",
      "2:11: error: '' is no language tag; write one as en-US or vi"
    ),
    ("name: ''\nlanguage: de\nengineVoice: a", "1:7: error: 'name' needs a text"),
    (
      "name: x\nlanguage: German!\nengineVoice: a",
      "2:11: error: 'German!' is no language tag; write one as en-US or vi"
    ),
    (
      "name: x\nlanguage: de\nengineVoice: a\nrate: fast",
      "4:7: error: 'rate' is a whole number from 80 to 1000, not 'fast'"
    ),
    (
      "name: x\nlanguage: de\nengineVoice: a\nrate: 1001",
      "4:7: error: 'rate' is a whole number from 80 to 1000, not '1001'"
    ),
    (
      "name: x\nlanguage: de\nengineVoice: a\nvolume: -1",
      "4:9: error: 'volume' is a whole number from 0 to 100, not '-1'"
    ),
    (
      "name: x\nlanguage: de\nengineVoice: a\ngain: 25",
      "4:7: error: 'gain' goes from -24 to 24, not 25"
    ),
    (
      "name: x\nlanguage: de\nengineVoice: a\npich: 4",
      "4:1: error: 'voice' has no 'pich'. Did you mean 'pitch'?"
    ),
    (
      "name: x\nlanguage: de\nengineVoice: \"gmw/de\\0x\"",
      "3:14: error: 'engineVoice' holds a zero character; write the name alone"
    ),
    (
      "name: x\n  language: de",
      "2:3: error: this key is indented by 2 spaces, not by 0 as its neighbors above"
    ),
  ])
  func `points at what is wrong`(text: String, message: String) throws {
    let file = try write(text)
    let fault = #expect(throws: VoiceError.self) { try read(file) }
    #expect(fault?.description == "\(file):\(message)")
  }

  @Test func `refuses the same key twice`() throws {
    let file = try write("name: x\nname: y\nlanguage: de\nengineVoice: a")
    let fault = #expect(throws: VoiceError.self) { try read(file) }
    #expect(
      fault?.description.hasSuffix("the key 'name' is there twice, first here; keep one")
        == true)
  }

  @Test(arguments: [
    (Data([0x6e, 0xff]), 2, "the file is not UTF-8; save it as UTF-8"),
    (Data(repeating: 0x20, count: 8193), 1, "a voice has 8192 bytes at most"),
  ])
  func `refuses a file that is no text or far too long`(
    data: Data, column: Int, message: String
  ) throws {
    let file = try Engine.scratch() + "/voice.yaml"
    try data.write(to: URL(fileURLWithPath: file))
    #expect(throws: VoiceError.faulty(file: file, line: 1, column: column, message: message)) {
      try read(file)
    }
  }

  @Test func `refuses aliases that stand for more than fits anywhere`() throws {
    let file = try write(
      """
      a: &a [x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c]
      e: &e [*d, *d, *d, *d, *d, *d, *d, *d]
      f: &f [*e, *e, *e, *e, *e, *e, *e, *e]
      g: &g [*f, *f, *f, *f, *f, *f, *f, *f]
      h: &h [*g, *g, *g, *g, *g, *g, *g, *g]
      i: &i [*h, *h, *h, *h, *h, *h, *h, *h]
      ? *i
      : x
      """)
    let fault = #expect(throws: VoiceError.self) { try read(file) }
    #expect(
      fault?.description
        == "\(file):10:1: error: a key is an alias or a complex key; write keys as plain words")
  }

  @Test func `survives a file that is nested deep`() throws {
    let file = try write(String(repeating: "[", count: 8000))
    #expect(throws: VoiceError.self) { try read(file) }
  }

  private func write(_ text: String) throws -> String {
    let file = try Engine.scratch() + "/voice.yaml"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  private func read(_ file: String) throws -> VoiceProfile {
    try VoiceCatalog(folders: VoiceCatalog.folders(explicit: nil)).profile(named: file)
  }
}
