import ArgumentParser
import Foundation
import ScreenScenarios
import SpokenPage
import TestSupport
import Testing

@testable import SpokenTextCommands

/// The screen of a page, from a file.
struct PageScreenTests {
  private func screen(_ views: String, _ keys: String = "") throws -> PageData.Screen {
    let scratch = try Scratch()
    let file = try scratch.create("a.screen.yaml", "screen: A\n\(keys)views:\n\(views)\n")
    let scenario = try ScenarioOptions.parse(["--quiet"]).scenario(file.path)
    let data = PageRecord(of: scenario, sampleRate: 1000).data(titled: nil, pictures: [:])
    return try #require(data.screens.first)
  }

  /// The parts of a drawing, in hundredths of points.
  private func parts(_ screen: PageData.Screen) -> [String] {
    func rounded(_ numbers: Double...) -> String {
      numbers.map { "\(($0 * 100).rounded() / 100)" }
        .map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }.joined(separator: " ")
    }
    return screen.shapes.map { shape in
      switch shape {
      case .box(let look, let frame, _):
        "\(look) \(rounded(frame.x, frame.y, frame.width, frame.height))"
      case .sign(let sign, let frame):
        "sign \(sign) \(rounded(frame.x, frame.y, frame.width, frame.height))"
      case .text(let text): "\(text.tint) \(text.words)"
      case .picture(let frame, let words):
        "picture \(words) \(rounded(frame.x, frame.y, frame.width, frame.height))"
      }
    }
  }

  private func texts(_ screen: PageData.Screen) -> [PageData.Shape.Text] {
    screen.shapes.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  @Test func `controls are drawn as themselves, with their values`() throws {
    let screen = try screen(
      """
        - { Text: Overview, heading: 1, frame: [16, 62, 370, 41] }
        - { Slider: Food, value: 320, in: [0, 500], format: { currency: USD }, frame: [16, 176, 370, 72] }
        - { Toggle: Warn me, value: true, frame: [16, 344, 370, 52] }
        - { TextField: Name, frame: [16, 400, 370, 34] }
        - { Image: , symbol: cart.fill, label: Cart, frame: [16, 440, 44, 44] }
        - { Button: Pay, hint: Opens the bill, frame: [16, 500, 100, 40] }
        - { Stepper: Guests, value: 2, frame: [16, 550, 370, 40] }
        - { Text: Not yet, hidden: true, frame: [16, 600, 100, 40] }
      """)
    #expect(
      parts(screen) == [
        "strong Overview", "plain Food", "soft $320.00", "rail 16 228 370 4", "on 16 228 236.8 4",
        "knob 236.16 217 26 26", "plain Warn me", "on 335 354.5 51 31", "knob 357 356.5 27 27",
        "field 16 400 370 34", "soft Name", "outline 16 440 44 44", "soft cart fill",
        "tap 16 500 100 40", "accent Pay", "plain Guests", "field 292 554 94 32",
        "sign steps 300 562 78 16",
      ])
    #expect(screen.size == [402, 874])
  }

  @Test func `a picture without room for its name is a sign, and so is a small button`() throws {
    let screen = try screen(
      """
        - { Image: , symbol: backward.fill, label: Back, frame: [16, 62, 21, 22] }
        - { Image: album-cover, label: Cover, frame: [16, 100, 80, 60] }
        - { Button: , label: Close, frame: [16, 200, 24, 24] }
        - { Label: Downloads, symbol: arrow.down, frame: [16, 300, 122, 22] }
      """)
    #expect(
      parts(screen) == [
        "picture backward fill 16 62 21 22", "outline 16 100 80 60", "soft album-cover",
        "tap 16 200 24 24", "picture Close 16 200 24 24", "picture arrow down 16 300 28 22",
        "plain Downloads",
      ])
    #expect(texts(screen).allSatisfy { $0.size >= 9 })
  }

  @Test func `a tab has its symbol above its title`() throws {
    let screen = try screen(
      """
        - TabView:
            - { Label: Home, symbol: house }
            - { Label: Search, symbol: magnifyingglass }
      """)
    let bar = try #require(
      screen.shapes.compactMap { shape -> StopRecord.Rectangle? in
        if case .box(.bar, let frame, _) = shape { frame } else { nil }
      }.first)
    let signs = screen.shapes.compactMap { shape -> StopRecord.Rectangle? in
      if case .picture(let frame, _) = shape { frame } else { nil }
    }
    let titles = texts(screen)
    #expect(signs.count == 2 && titles.map(\.words) == ["Home", "Search"])
    for (sign, title) in zip(signs, titles) {
      #expect(sign.x > bar.x && sign.y + sign.height < title.y && title.y < bar.y + bar.height)
      #expect(abs(sign.x + sign.width / 2 - title.x - title.width / 2) < 0.1)
    }
  }

  @Test func `texts begin at the leading edge of their views, and end with a sign when cut`() throws
  {
    let frame = "frame: [16, 100, 60, 22]"
    let short = try #require(try texts(screen("  - { Text: Pay, \(frame) }")).first)
    #expect(short.words == "Pay" && short.x == 16)
    let long = try texts(screen("  - { Text: Save streak insights and reminders, \(frame) }"))
    #expect(long.map { $0.words.hasSuffix("…") } == [true])
    #expect(long.allSatisfy { $0.x == 16 && $0.width <= 60.5 })
    let high = try texts(
      screen("  - { Text: Save streak insights and reminders, frame: [16, 100, 120, 80] }"))
    #expect(high.map(\.words).joined(separator: " ") == "Save streak insights and reminders")
    #expect(high.count > 1 && high.map(\.y) == high.map(\.y).sorted())
  }

  @Test func `a screen from right to left has its texts at the right`() throws {
    let screen = try screen(
      "  - { Text: שלם, frame: [16, 100, 200, 22] }", "language: he\ndirection: rtl\n")
    let text = try #require(texts(screen).first)
    #expect(screen.isRightToLeft && abs(text.x + text.width - 216) < 0.01)
  }

  @Test func `a screen without frames is drawn as its layout has it`() throws {
    let screen = try screen("  - VStack: [Text: One, Button: Two]\n    id: stack")
    #expect(parts(screen).filter { !$0.hasPrefix("tap") } == ["plain One", "accent Two"])
    #expect(screen.elements.allSatisfy { $0.frame != nil })
    #expect(screen.groups.map(\.node) == ["stack"])
    #expect(screen.groups.map(\.elements) == [[0, 1]])
  }

  @Test func `what can be scrolled to lies below the edge of the device`() throws {
    let rows = (1...40).map { "Text: Row \($0)" }.joined(separator: ", ")
    let screen = try screen("  - ScrollView: [VStack: [\(rows)]]")
    let size = try #require(screen.size)
    #expect(size[0] == 402 && size[1] > 874)
    #expect(parts(screen).last == "fold 0 874 402 1")
  }

  @Test func `what is entered secretly is not in the drawing`() throws {
    let screen = try screen(
      "  - { SecureField: Password, value: hunter2, frame: [16, 100, 200, 34] }")
    #expect(texts(screen).map(\.words) == ["•••••••"])
  }

  @Test func `a capture is drawn by its elements, and what it lacks is known`() throws {
    let screen = try screen(
      """
        - { Element: , label: Wi-Fi, value: "1", traits: [button, toggleButton], frame: [0, 100, 300, 60] }
        - { Element: , label: Pay, traits: [button], frame: [10, 110, 60, 20] }
        - { Element: , label: Nowhere, traits: [staticText] }
      """, "capture: { format: idb-json, notCaptured: [hint, actions] }\n")
    #expect(screen.capture == "idb-json" && screen.lacks == ["actions", "hint"])
    #expect(screen.size == [300, 200])
    #expect(parts(screen).filter { $0.contains(" Pay") || $0.contains("Wi-Fi") }.count == 2)
    #expect(parts(screen).contains("tap 10 110 60 20"))
    // The words of a row around a control stand above it.
    let texts = texts(screen)
    #expect(texts.first?.words == "Wi-Fi" && (texts.first?.y ?? 0) < 120)
  }
}
