import Foundation
import SpokenScreen
import TestSupport
import Testing

/// What is found in captures of real apps, as somebody looked at it; a capture that is not named has no fault.
///
/// - `loginBtn` of the test app is the identifier of a button, which has no label; its back button
///   and that of the Android settings have neither text nor description.
/// - The switches of the Android clock stand beside the texts that name them, and have no name themselves.
/// - Three fields and a list of the web tasks have no name; their signs "-" and "+" are all there is of the buttons.
/// - The dates of a web form are parted by a hyphen that is read; in the dashboard each weekday is read as text and as the
///   name of the picture beside it, and rows of the demonstrations have the same words.
/// - A page of form controls calls a button "Button" and a checkbox "Checkbox".
/// - Switch and slider of the fixture have no label; their texts are views beside them.
/// - Two keys of the Korean keyboard have no label; one hears "Button". Nor has the search field above it.
/// - A monogram is called as the last suggestion before it: the initials in their names are empty.
/// - Buttons of a paywall, of bars and of a keyboard are small: 24 × 24 points, or a line of text without room around it.
/// - The tool that took the Flutter catalog marks its text field as one without a name too.
struct LintCapturesTests {
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: captures.path),
      "set SPOKEN_CAPTURES to a folder of captures of real apps"))
  func `finds in captures of real apps what was looked at`() throws {
    let goldens = root.appending(path: "Tests/Library/SpokenScreenTests/Captures").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: goldens).sorted()
      .filter { $0.hasSuffix(".transcript") }.map { String($0.dropLast(".transcript".count)) }
    let found = files.map { name in
      let result = Linter().lint(captures.appending(path: name).path)
      if let fault = result.fault { return ["\(name): \(fault)"] }
      return result.findings.map { "\(name) \($0.origin.node): \($0.rule)" }
    }
    let golden = """
      appium-mac2-xml/huashengtong-login.cut.xml TextField@14:5: unlabelled-control
      appium-mac2-xml/huashengtong-login.cut.xml Web@15:5: unlabelled-control
      appium-uiautomator2-xml/shirates-SettingsTopScreen.xml ImageButton@11:19: unlabelled-control
      appium-uiautomator2-xml/shirates-clock_Alarm.xml Switch@31:41: unlabelled-control
      appium-uiautomator2-xml/shirates-clock_Alarm.xml Switch@41:41: unlabelled-control
      appium-uiautomator2-xml/theapp-login.xml ImageButton@14:23: unlabelled-control
      appium-uiautomator2-xml/theapp-login.xml ViewGroup@27:21: file-name-label
      appium-xcuitest-xml/daybreak-paywall.xml Button@68:11: small-target
      appium-xcuitest-xml/daybreak-paywall.xml Button@71:11: small-target
      appium-xcuitest-xml/swiftui-tabview.xml Button@15:25: small-target
      appium-xcuitest-xml/theapp-login.xml Other@32:23: file-name-label
      cdp-axtree-json/miniwob-book-flight.json Web@1160:5: unlabelled-control
      cdp-axtree-json/miniwob-form-sequence-3.json Web@624:5: unlabelled-control
      cdp-axtree-json/miniwob-form-sequence-3.json Web@820:5: unlabelled-control
      cdp-axtree-json/miniwob-order-food.json Web@4542:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@4573:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@4691:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@4722:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@4897:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@4928:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@5046:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@5077:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@5253:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@5284:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@5459:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@5490:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@5665:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@5696:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@5815:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@5846:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@6020:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@6051:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@6169:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@6200:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@6431:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@6462:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@6581:5: punctuation-as-words
      cdp-axtree-json/miniwob-order-food.json Web@6612:5: punctuation-as-words
      chrome-devtools-mcp-snapshot/linera-domain-checker-after-fill.txt Web@17:3: punctuation-as-words
      chrome-devtools-mcp-snapshot/linera-names-domain-modal.txt Web@24:3: punctuation-as-words
      chrome-devtools-mcp-snapshot/linera-names-domain-modal.txt Web@33:3: punctuation-as-words
      chrome-devtools-mcp-snapshot/linera-names-domain-modal.txt Web@42:3: punctuation-as-words
      chrome-devtools-mcp-snapshot/linera-names-domain-modal.txt Web@58:3: unlabelled-control
      chrome-devtools-mcp-snapshot/linera-names-domain-modal.txt Web@74:3: punctuation-as-words
      chrome-devtools-mcp-snapshot/linera-names-domain-modal.txt Web@82:3: punctuation-as-words
      chrome-devtools-mcp-snapshot/linera-names-domain-modal.txt Web@87:3: punctuation-as-words
      chromium-auralinux/aria-checkbox-expected-auralinux.txt Web@6:3: role-in-label
      chromium-auralinux/select-expected-auralinux.txt Web@3:5: unlabelled-control
      chromium-auralinux/select-expected-auralinux.txt Web@8:5: unlabelled-control
      chromium-auralinux/select-expected-auralinux.txt Web@13:5: unlabelled-control
      chromium-ax-dump-txt/input-types-expected-blink.txt Web@12:9: role-in-label
      chromium-ax-dump-txt/input-types-expected-blink.txt Web@14:7: role-in-label
      chromium-ax-dump-txt/input-types-expected-mac.txt Web@8:7: role-in-label
      chromium-ax-dump-txt/input-types-expected-mac.txt Web@9:5: role-in-label
      compose-printToLog/dawsync-sessions-empty.txt CheckBox@32:13: duplicate-stop
      compose-printToLog/dawsync-sessions-empty.txt CheckBox@41:13: duplicate-stop
      compose-printToLog/dawsync-sessions-empty.txt CheckBox@50:13: duplicate-stop
      compose-printToLog/dawsync-sessions-empty.txt CheckBox@59:13: duplicate-stop
      compose-printToLog/dawsync-sessions-empty.txt CheckBox@68:13: duplicate-stop
      compose-printToLog/dawsync-sessions-empty.txt CheckBox@77:13: duplicate-stop
      compose-printToLog/dawsync-sessions-empty.txt CheckBox@86:13: duplicate-stop
      compose-printToLog/dawsync-sessions-empty.txt CheckBox@113:13: duplicate-stop
      compose-printToLog/dawsync-sessions-loading.txt ProgressBar@8:10: silent-stop
      compose-printToLog/nia-foryou-feed.logcat.txt Button@8:17: punctuation-as-words
      idb-json/glass-role-fixture.nested.json CheckBox@1:702: unlabelled-control
      idb-json/glass-role-fixture.nested.json Slider@1:2360: unlabelled-control
      idb-json/line-account-settings.nested.json Button@14:11: small-target
      idb-json/line-account-settings.nested.json Button@62:11: small-target
      idb-json/line-search-keyboard-hangul.nested.json Button@8:4: small-target
      idb-json/line-search-keyboard-hangul.nested.json GenericElement@31:4: unlabelled-control
      idb-json/line-search-keyboard-hangul.nested.json Button@54:4: small-target
      idb-json/line-search-keyboard-hangul.nested.json Button@492:4: unlabelled-control
      idb-json/line-search-keyboard-hangul.nested.json Button@745:4: unlabelled-control
      idb-json/line-search-keyboard-qwerty.nested.json Button@8:4: small-target
      idb-json/line-search-keyboard-qwerty.nested.json GenericElement@31:4: unlabelled-control
      idb-json/line-search-keyboard-qwerty.nested.json Button@54:4: small-target
      idb-json/line-search-keyboard-qwerty.sim-use-wrapper.json Button@1:10650: small-target
      idb-json/line-search-keyboard-qwerty.sim-use-wrapper.json GenericElement@1:10968: unlabelled-control
      idb-json/line-search-keyboard-qwerty.sim-use-wrapper.json Button@1:11340: small-target
      maestro-hierarchy-ios/contacts_ios_visual_identity_monogram.json Unknown@2104:51: duplicate-stop
      playwright-aria-yaml/dashboard--weather-added.yaml Web@110:11: duplicate-stop
      playwright-aria-yaml/dashboard--weather-added.yaml Web@115:11: duplicate-stop
      playwright-aria-yaml/dashboard--weather-added.yaml Web@120:11: duplicate-stop
      playwright-aria-yaml/dashboard--weather-added.yaml Web@125:11: duplicate-stop
      playwright-aria-yaml/dashboard--weather-added.yaml Web@130:11: duplicate-stop
      playwright-aria-yaml/dashboard--weather-added.yaml Web@151:11: duplicate-stop
      playwright-aria-yaml/dashboard--weather-added.yaml Web@156:11: duplicate-stop
      playwright-aria-yaml/dashboard--weather-added.yaml Web@161:11: duplicate-stop
      playwright-aria-yaml/dashboard--weather-added.yaml Web@166:11: duplicate-stop
      playwright-aria-yaml/dashboard--weather-added.yaml Web@171:11: duplicate-stop
      playwright-aria-yaml/list-group--list-group.yaml Web@108:15: rows-begin-alike
      playwright-aria-yaml/list-group--list-group.yaml Web@139:3: duplicate-stop
      playwright-aria-yaml/list-group--list-group.yaml Web@145:3: duplicate-stop
      playwright-aria-yaml/si-form--si-form.yaml Web@25:5: punctuation-as-words
      trailblaze-json/contacts_ios_list.json Button@3594:79: small-target
      uiautomator-xml/flutter-fractal-catalog.xml EditText@1:3122: unlabelled-control
      xcode-hierarchy/probe.txt Switch@21:9: value-twice
      xcode-hierarchy/probe.txt Switch@24:9: value-twice
      xcode-hierarchy/probe.txt Slider@27:9: unlabelled-control
      xcode-hierarchy/probe.txt TextField@28:9: unlabelled-control
      xcode-hierarchy/probe.txt SecureTextField@30:9: unlabelled-control
      xcode-hierarchy/probe.txt Button@31:9: role-in-label
      xcode-hierarchy/probe.txt Button@32:9: small-target
      xctest-debugdescription/settings-language-sheet.txt Button@154:19: small-target
      xctest-debugdescription/settings-language-sheet.txt Button@2852:37: small-target
      xctest-debugdescription/xqui-demo-2-zh.txt Button@20:29: role-in-label
      xctest-debugdescription/xqui-demo-2-zh.txt Button@26:29: role-in-label

      """
    #expect(found.flatMap { $0 }.map { $0 + "\n" }.joined() == golden)
  }

  /// The rules and messages for a file; a view without words is called by its class alone.
  private func findings(_ path: String) throws -> [String] {
    let result = Linter().lint(path)
    #expect(result.fault == nil)
    return result.findings.map { "\($0.rule): \($0.message.replacing(/\w+@\d+:\d+/, with: ""))" }
      .sorted()
  }

  @Test(arguments: smallCaptures + realCaptures)
  func `finds the same in a capture and in the screen imported from it`(path: String) throws {
    let (screen, _) = try ScenarioReader().readScreen(path)
    let name = "x.screen.yaml"
    let scratch = try Scratch([name: screen.written(for: name)])
    defer { withExtendedLifetime(scratch) {} }
    #expect(try findings(scratch.path(name)) == findings(path))
  }
}

/// The captures of `ScreenCapturesTests`.
private let smallCaptures: [String] = {
  let folder = root.appending(path: "Tests/Screen/ScreenCapturesTests/Fixtures")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.sorted().map { folder.appending(path: $0).path }
}()

/// The captures of real apps that have a golden transcript, where they are.
private let realCaptures: [String] = {
  let goldens = root.appending(path: "Tests/Library/SpokenScreenTests/Captures").path
  let names = (try? FileManager.default.subpathsOfDirectory(atPath: goldens)) ?? []
  return names.sorted().filter { $0.hasSuffix(".transcript") }
    .map { captures.appending(path: String($0.dropLast(".transcript".count))).path }
    .filter(FileManager.default.fileExists)
}()
