import CommandTestSupport
import Foundation
import SpokenCLibrary
import TestSupport
import Testing

/// `spoken walk` in a terminal, as a user has it.
@Suite(.serialized) struct WalkCommandTests {
  private let scratch: Scratch
  private let screen: String

  init() throws {
    scratch = try Scratch()
    screen = try scratch.create(
      "home.screen.yaml",
      """
      screen: Home
      views:
        - { Text: Title, heading: 1 }
        - { Slider: Food, id: food, value: 40, in: [0, 100] }
        - { Button: Send, actions: [Archive], customContent: [{ label: Age, value: 3 }] }
        - { TextField: Note }
        - { Text: "Bad \\e[31m text" }
      """
    ).path
  }

  private func walk(_ more: String...) throws -> PseudoTerminal {
    try PseudoTerminal(["walk", screen, "--mute"] + more)
  }

  private static let right = "\u{1B}[C"
  private static let up = "\u{1B}[A"

  @Test func `walks with keys and shows what is said`() throws {
    let terminal = try walk()
    let before = terminal.settings
    for (keys, text) in [
      ("", "> 1  Title, Heading level 1"), (Self.right, "> 2  Food, 40%, Adjustable"),
      (Self.up, "> 2  Food, 50%, Adjustable"), (Self.right, "> 3  Send, Button"),
      ("a", "Archive"), ("m", "3, Age"), ("r", "More Content"), ("h", "Actions available"),
      ("/not\r", "> 4  Note, Text field"), ("tHi\r", "Cap H, i"), ("s", "Cap H, i"),
      ("\u{1B}[F", "Bad ␛[31m text"), ("?", "the next custom action"), ("x", "Bad"),
      ("\u{1B}", "boundary reached"), ("v", "VoiceOver off"), ("v", "VoiceOver on, Home, Title"),
      (".", "Bad ␛[31m text"),
    ] {
      terminal.forget()
      terminal.type(keys)
      #expect(terminal.shows(text), "\(keys.debugDescription): \(terminal.output.suffix(400))")
    }
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.settings == before)
    #expect(terminal.output.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
  }

  /// Whether the last page that was printed fits a window.
  private static func fits(_ output: String, columns: Int, rows: Int) -> Bool {
    let pages = output.components(separatedBy: "\u{1B}[H").dropFirst()
    guard let page = pages.last else { return false }
    let lines = page.components(separatedBy: "\r\n").map { $0.replacing("\u{1B}[K", with: "") }
    return lines.count <= rows && lines.allSatisfy { $0.count <= columns }
  }

  @Test func `fits the window, whatever its size`() throws {
    let terminal = try walk()
    #expect(terminal.shows("> 1  Title"))
    for (columns, rows) in [(30, 10), (8, 3), (1, 1), (200, 50)] as [(UInt16, UInt16)] {
      terminal.forget()
      terminal.resize(columns: columns, rows: rows)
      // A page of the size before may still be on its way.
      #expect(terminal.shows { Self.fits($0, columns: Int(columns), rows: Int(rows)) })
    }
    terminal.type("\u{03}")
    #expect(terminal.end() == 0)
  }

  @Test func `gives the terminal back when it is told to end`() throws {
    for signal in [SIGTERM, SIGHUP, SIGINT] {
      let terminal = try walk()
      let before = terminal.settings
      #expect(terminal.shows("> 1  Title"))
      #expect(terminal.settings != before)
      kill(try #require(terminal.commandProcess), signal)
      #expect(terminal.end() == 128 + signal)
      #expect(terminal.settings == before)
      #expect(terminal.output.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    }
  }

  @Test func `ends when the terminal is gone`() throws {
    // Told by the signal, or by a write that fails, whichever comes first; the other one comes later, perhaps
    // when all is over.
    for _ in 1...12 {
      let terminal = try walk()
      #expect(terminal.shows("> 1  Title"))
      #expect([128 + SIGHUP, 74].contains(terminal.hangUp()))
    }
  }

  @Test func `stops and goes on with the settings of before`() throws {
    let terminal = try walk()
    let before = terminal.settings
    #expect(terminal.shows("> 1  Title"))
    let command = try #require(terminal.commandProcess)
    terminal.type("\u{1A}")
    #expect(terminal.shows("\u{1B}[?1049l"))
    #expect(terminal.isStopped())
    #expect(terminal.settings == before)
    terminal.forget()
    kill(command, SIGCONT)
    #expect(terminal.shows("> 1  Title"))
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test func `writes what was done as a walkthrough that says the same`() throws {
    let file = scratch.folder.appending(path: "mine.walk.yaml")
    let terminal = try walk("--record", file.path)
    #expect(terminal.shows("> 1  Title"))
    for (keys, text) in [
      (Self.right, "> 2  Food"), (Self.up, "> 2  Food, 50%"), (Self.up, "> 2  Food, 60%"),
      ("/Send\r", "> 3  Send"), ("h", "> 3  Send"), ("q", "\u{1B}[?1049l"),
    ] {
      terminal.type(keys)
      #expect(terminal.shows(text))
    }
    #expect(terminal.end() == 0)
    let steps = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    #expect(
      steps == [
        "walkthrough: Home", "screens:", "  screen: home.screen.yaml", "steps:",
        "  - open: screen", "  - next", "  - rotorPrevious: 2",
        "  - touch: \"Button@5:7\"", "  - touch: \"Button@5:7\"",
      ])
    let told = try spoken("transcript", file.path)
    #expect(told.status == 0, "\(told.errors)")
    #expect(told.output.contains("> touch Button@5:7\nSend, Button\n"))
  }

  @Test func `what is typed into a secure field is on no page and in no file`() throws {
    let secure = try scratch.create(
      "in.screen.yaml", "screen: In\nviews:\n  - { SecureField: Password }")
    let file = scratch.folder.appending(path: "in.walk.yaml")
    let terminal = try PseudoTerminal(["walk", secure.path, "--mute", "--record", file.path])
    #expect(terminal.shows("> 1  Password"))
    terminal.type("thunter\r")
    #expect(terminal.shows("bullet"))
    terminal.type("q")
    #expect(terminal.end() == 0)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("  - type: \"******\"  # typed into a secure field"))
    #expect(!text.contains("hunter") && !terminal.output.contains("hunter"))
  }

  @Test func `records how long speech was heard when it is asked to`() throws {
    let file = scratch.folder.appending(path: "mine.walk.yaml")
    let terminal = try walk("--record", file.path, "--timing")
    #expect(terminal.shows("> 1  Title"))
    terminal.type(Self.right)
    #expect(terminal.shows("> 2  Food"))
    terminal.type("q")
    #expect(terminal.end() == 0)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("  - open: screen\n  - wait: "), "\(text)")
  }

  @Test func `refuses what it cannot do`() throws {
    #expect(try spoken("walk", screen, "--mute", "--timing").status == 64)
    let run = try spoken("walk", screen, "--mute")
    #expect(run.status == 64)
    #expect(run.errors.contains("walk needs a terminal"))
    #expect(try spoken("walk", "-").status == 64)
    #expect(try spoken("walk", screen, "--mute", "--record", "a.txt").status == 64)
    let far = try spoken("walk", screen, "--mute", "--record", "/tmp/x/mine.walk.yaml")
    #expect(far.status == 64 && far.errors.contains("must lie in the same folder"))
    #expect(try spoken("walk", "nowhere.screen.yaml", "--mute").status == 66)
  }

  @Test func `says that there is no loudspeaker and what to do`() throws {
    let terminal = try PseudoTerminal(["walk", screen, "--device", "no-such-device"])
    #expect(terminal.shows("--mute walks without sound"))
    #expect(terminal.end() == 69)
  }
}
