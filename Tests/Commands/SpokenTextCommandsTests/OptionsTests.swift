import CommandTestSupport
import Foundation
import Testing

struct OptionsTests {
  @Test func `reads standard input`() throws {
    let run = try spoken("transcript", "-", input: "screen: One\nviews:\n  - Button: Pay\n")
    #expect(run.output == "# One · ios · en-US\n> open\nPay, Button\n")
    #expect(run.status == 0)
  }

  @Test func `replaces platform and settings from the command line`() throws {
    let run = try spoken(
      "transcript", "-", "--set", "speakHints=false", "--platform", "ipados", "--style", "snapshot",
      input: "screen: One\nviews:\n  - Slider: Volume\n    value: 5\n    in: [0, 10]\n")
    #expect(
      run.output == """
        # One · ipados · en-US
        # speakHints=false
        > open
        Volume: 5. Adjustable.

        """)
  }

  @Test func `refuses a setting without a value and a format that there is not`() throws {
    let setting = try spoken("transcript", "-", "--set", "speakHints", input: "screen: One\n")
    #expect(setting.status == 64)
    #expect(setting.errors.contains("--set takes KEY=VALUE, not 'speakHints'"))
    #expect(setting.errors.contains("Usage: spoken transcript "))
    let format = try spoken("transcript", "-", "--from", "xml", input: "screen: One\n")
    #expect(format.status == 64)
    #expect(
      format.errors == "there is no format 'xml'. Use one of accessibility-snapshot, accesskit, "
        + "appium-mac2, appium-uiautomator2, appium-xcuitest, aria-json, chrome-axtree, "
        + "chrome-devtools-mcp, chromium-auralinux, chromium-dump, compose-semantics, detox, ….\n")
  }
}
