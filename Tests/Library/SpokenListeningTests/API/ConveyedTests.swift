import SpokenListening
import Testing

struct ConveyedTests {
  @Test(arguments: [Platform.ios, .macos], ["en", "de", "ja"])
  func `expects it in any language, on any system`(platform: Platform, language: String) {
    var screen = basket
    (screen.platform, screen.language) = (platform, language)
    let heard = Listening(screen)
    heard.expectStop("gift", .conveys(role: .toggle, state: .on))
    heard.expectStop("apples", .conveys(role: .adjustable))
    heard.expectStop("pay", .conveys(role: .button, state: .dimmed))
    heard.expectStop("Basket", .conveys(role: .heading))
  }

  @Test func `knows every role and state by VoiceOver's words`() {
    let heard = Listening(
      Screen(
        "S", .view(.text, "Top", [.heading(2)]), .view(.link, "Help"),
        .textField("Name", .id("name")), .view(.secureField, "PIN", [.id("pin")]),
        .view(.disclosureGroup, "More", [.id("more"), .expanded(false)]),
        .view(.image, "cat", [.id("cat"), .label("A cat")])))
    heard.expectStop("Top", .conveys(role: .heading))
    heard.expectStop("Help", .conveys(role: .link))
    heard.expectStop("name", .conveys(role: .textField))
    heard.expectStop("pin", .conveys(role: .secureTextField))
    heard.expectStop("more", .conveys(role: .button, state: .collapsed))
    heard.expectStop("cat", .conveys(name: "A cat", role: .image))
  }

  @Test func `distinguishes roles and states`() {
    let told = failures {
      expectStop("Gift", .conveys(role: .button), of: basket)
      expectStop("Gift", .conveys(state: .off), of: basket)
      expectStop("Basket", .conveys(role: .link), of: basket)
    }
    #expect(
      told.map { $0.prefix { $0 != "\n" } } == [
        "'Gift' must convey the role \"Button\"", "'Gift' must convey the state \"Off\"",
        "'Basket' must convey the role \"Link\"",
      ])
  }
}
