import ScreenTree
import Testing

@testable import SpokenSound

@Suite struct EarconReaderTests {
  private func read(_ text: String) -> (earcon: Earcon?, findings: [Finding]) {
    EarconReader.read(Array(text.utf8), file: "x.yaml")
  }

  @Test func `reads each key of a tone`() throws {
    let reading = read(
      """
      description: A bell.
      tones:
        - { wave: square, frequency: [440, 880.5], start: 10, length: 90, attack: 2, decay: 200, release: 5, pan: -0.5, gain: -6 }
        - { frequency: 300, length: 50 }
      """)
    #expect(reading.findings == [])
    var bell = Earcon.Tone()
    (bell.wave, bell.from, bell.to, bell.start, bell.length) = (.square, 440, 880.5, 10, 90)
    (bell.attack, bell.decay, bell.release, bell.pan, bell.gain) = (2, 200, 5, -0.5, -6)
    var plain = Earcon.Tone()
    (plain.from, plain.to, plain.length) = (300, 300, 50)
    #expect(reading.earcon == Earcon(description: "A bell.", tones: [bell, plain]))
    #expect(reading.earcon?.length == 100)
  }

  @Test func `finds all faults with their places`() {
    let reading = read(
      """
      desciption: A bell.
      tones:
        - { wave: sin, frequency: 20, length: 500 }
        - { frequency: [440], pan: left, attack: 0, gane: 3 }
        - bell
      """)
    #expect(reading.earcon == nil)
    #expect(
      reading.findings.map(\.description) == [
        "x.yaml:1:1: error: 'recipe' has no 'desciption'. Did you mean 'description'?",
        "x.yaml:1:1: error: 'description' is missing in recipe; add it",
        "x.yaml:3:13: error: 'wave' cannot be 'sin'. Did you mean 'sine'?",
        "x.yaml:3:29: error: 'frequency' goes from 40 to 10000, not 20",
        "x.yaml:3:41: error: 'length' goes from 5 to 400, not 500",
        "x.yaml:4:47: error: 'tones' has no 'gane'. Did you mean 'gain'?",
        "x.yaml:4:18: error: 'frequency' is a number or two: [from, to]",
        "x.yaml:4:5: error: 'length' is missing in tones; add it",
        "x.yaml:4:44: error: 'attack' goes from 1 to 400, not 0",
        "x.yaml:4:30: error: 'pan' is a number, not 'left'",
        "x.yaml:5:5: error: 'tones' is a mapping with wave, frequency, start, length, attack, "
          + "decay, release, pan, gain, not 'bell'",
      ])
  }

  @Test(arguments: [
    ("", "x.yaml:1:1: error: the file is empty"),
    ("- a", "x.yaml:1:1: error: 'recipe' is a mapping with description, tones, not a list"),
    ("description: A\ntones: []", "x.yaml:2:8: error: 'tones' needs a list of 1 to 16 tones"),
    (
      "description:\ntones: [{ frequency: 99, length: 9 }]",
      "x.yaml:1:13: error: 'description' is a text, not nothing"
    ),
    (
      "description: A\ntones: [{ frequency: 99, start: 350, length: 100 }]",
      "x.yaml:2:9: error: the tone ends after 450 ms; let a sound end after 400 ms at most"
    ),
    (
      "description: A\ntones: [{ frequency: 1e999, length: 9 }]",
      "x.yaml:2:22: error: 'frequency' is a number, not '1e999'"
    ),
    (String(repeating: "#", count: 70_000), "x.yaml: error: a recipe has 65536 bytes at most"),
    ("a: [", "x.yaml:2:1: error: the YAML cannot be read"),
  ])
  func `reports what is wrong`(text: String, message: String) {
    let reading = read(text)
    #expect(reading.earcon == nil)
    #expect(reading.findings.count == 1)
    #expect(reading.findings.first?.description.hasPrefix(message) == true, "\(reading.findings)")
  }
}
