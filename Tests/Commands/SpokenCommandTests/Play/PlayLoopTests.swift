import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// `spoken play` in a terminal, with a device that takes samples no faster than the test.
@Suite(
  .serialized, .timeLimit(.minutes(20)),
  .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/alsa/alsa.conf")))
struct PlayLoopTests {
  private let scratch: Scratch
  private let device: SlowDevice
  private let screen: String

  init() throws {
    scratch = try Scratch()
    device = try SlowDevice(in: scratch)
    screen = try scratch.create(
      "home.screen.yaml",
      """
      screen: Home
      views:
        - Text: This is a long text of which only the beginning is heard
        - Button: Send
        - Text: Nobody hears the end of this one either, because it is stopped long before that
      """
    ).path
  }

  private func play(_ more: String...) throws -> PseudoTerminal {
    try PseudoTerminal(["play", screen, "--no-cache", "--device", device.name] + more)
  }

  private static let right = "\u{1B}[C"
  private static let left = "\u{1B}[D"
  private static let end = "\u{1B}[F"

  @Test func `shows the words as they are heard, and jumps`() throws {
    let terminal = try play()
    let before = terminal.settings
    #expect(terminal.shows("Space pauses"))
    #expect(device.hear(2000))
    #expect(terminal.shows("> This is a long text") { device.hearALittle() })
    for (keys, text) in [
      (Self.right, "Send, Button\r\n\u{1B}[?7l> "), (Self.right, "> Nobody hears"),
      (Self.left, "Send, Button\r\n"), ("\u{1B}[H", "> This is"), (Self.end, "> Nobody"),
      (" ", "(paused) Nobody"),
      (" ", "> Nobody"),
    ] {
      terminal.forget()
      terminal.type(keys)
      let isShown = terminal.shows(text) { device.hearALittle() }
      #expect(isShown, "\(keys.debugDescription): \(terminal.output.debugDescription)")
    }
    terminal.type("q")
    device.hearOut()
    #expect(terminal.end() == 0)
    #expect(terminal.settings == before)
    #expect(terminal.output.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `leaves no noise when it is stopped`() throws {
    _ = try spoken("render", screen, "-o", "x.wav", "--quiet", in: scratch.folder)
    let data = try Data(contentsOf: scratch.folder.appending(path: "x.wav")).dropFirst(44)
    let whole = Array(data).withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    let terminal = try play()
    #expect(device.hear(8000))
    terminal.type(" ")
    #expect(terminal.shows("(paused)") { device.hearALittle() })
    terminal.type("q")
    device.hearOut()
    #expect(terminal.end() == 0)
    let heard = device.samples
    let same = zip(heard, whole).prefix { $0 == $1 }.count
    #expect(same >= 8000 && same < whole.count)
    // Softer and softer for at most 20 milliseconds, then silence.
    let rest = heard[same...]
    #expect(rest.dropFirst(441).allSatisfy { $0 == 0 })
    for (index, (sample, full)) in zip(rest, whole[same...]).prefix(441).enumerated() {
      #expect(abs(Int(sample)) <= abs(Int(full)) * (441 - index) / 441 + 1)
    }
  }

  @Test(
    arguments: [
      ("\u{03}", 0, 130), ("\u{1B}", 0, 0), ("", SIGINT, 130), ("", SIGTERM, 143),
      ("", SIGHUP, 129),
    ] as [(String, Int32, Int32)])
  func `gives the terminal back when it is told to end`(
    keys: String, signal: Int32, status: Int32
  ) throws {
    let terminal = try play()
    let before = terminal.settings
    #expect(device.hear(1000))
    #expect(terminal.shows("> This") { device.hearALittle() })
    #expect(terminal.settings != before)
    if signal > 0 { kill(try #require(terminal.commandProcess), signal) }
    terminal.type(keys)
    device.hearOut()
    #expect(terminal.end() == status)
    #expect(terminal.settings == before)
  }

  @Test func `ends also when the device takes nothing any more`() throws {
    let terminal = try play()
    #expect(terminal.shows("Space pauses"))
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test func `stops with silence, and goes on where it was`() throws {
    let terminal = try play()
    let before = terminal.settings
    #expect(device.hear(3000))
    let command = try #require(terminal.commandProcess)
    terminal.type("\u{1A}")
    #expect(terminal.isStopped { device.hearALittle() })
    #expect(terminal.settings == before)
    terminal.forget()
    kill(command, SIGCONT)
    #expect(terminal.shows("(paused)"))
    terminal.type(" ")
    #expect(terminal.shows("> This") { device.hearALittle() })
    terminal.type("q")
    device.hearOut()
    #expect(terminal.end() == 0)
  }

  @Test func `plays everything when nobody touches a key`() throws {
    let terminal = try play("--quiet")
    device.hearOut()
    #expect(terminal.end() == 0)
    #expect(terminal.output == "")
  }
}
