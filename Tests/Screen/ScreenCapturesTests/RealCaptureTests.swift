import Foundation
import ScreenDocuments
import ScreenTree
import TestSupport
import Testing

@testable import ScreenCaptures

/// What captures of real apps by other people become.
@Suite(.enabled(if: hasCaptures, "set SPOKEN_CAPTURES to a folder of captures of real apps"))
struct RealCaptureTests {
  /// The first twelve counts are those that hand work on these captures gave; the others are what
  /// was counted here, by reading the transcripts beside the captures.
  @Test(arguments: [
    ("appium-xcuitest-xml/settings-general.xml", 126, 12),
    ("appium-xcuitest-xml/daybreak-paywall.xml", 61, 16),
    ("appium-xcuitest-xml/swiftui-tabview.xml", 43, 5),
    ("appium-xcuitest-xml/settings-top-390x844.xml", 93, 14),
    ("appium-xcuitest-xml/settings-keyboards-390x844.xml", 93, 18),
    ("appium-xcuitest-xml/theapp-login.xml", 30, 5),
    ("idb-json/glass-role-fixture.nested.json", 18, 14),
    ("xctest-debugdescription/settings-language-sheet.txt", 2849, 17),
    ("xctest-debugdescription/testpilot-newsapp.txt", 34, 9),
    ("xctest-debugdescription/xqui-demo-2-zh.txt", 30, 8),
    ("idb-json/line-account-settings.nested.json", 22, 14),
    ("idb-json/line-search-keyboard-hangul.nested.json", 45, 33),
    ("idb-json/line-search-keyboard-qwerty.nested.json", 57, 48),
    ("idb-json/line-search-keyboard-qwerty.sim-use-wrapper.json", 57, 48),
    ("appium-uiautomator2-xml/theapp-login.xml", 21, 5),
    ("appium-uiautomator2-xml/shirates-SettingsTopScreen.xml", 79, 13),
    ("appium-uiautomator2-xml/shirates-NetworkAndInternetScreen.xml", 56, 10),
    ("appium-uiautomator2-xml/shirates-clock_Alarm.xml", 62, 16),
    ("appium-uiautomator2-xml/shirates-PlayStoreGamesScreen.xml", 93, 19),
    ("uiautomator-xml/zillow-map.xml", 170, 93), ("uiautomator-xml/launcher-2013.xml", 12, 9),
    ("uiautomator-xml/flutter-fractal-catalog.xml", 23, 11),
    ("trailblaze-json/contacts_ios_list.json", 180, 21),
    ("trailblaze-json/contacts_ios_contact_context_menu.json", 120, 10),
    ("trailblaze-json/contacts_ios_photos_picker.json", 91, 2),
    ("trailblaze-json/calendar_android_settings_general.json", 69, 16),
    ("trailblaze-json/calendar_android_event_year_picker.json", 27, 12),
    ("trailblaze-json/calendar_android_open_source_licenses.json", 41, 14),
    ("maestro-hierarchy-ios/contacts_ios_block_contact_confirm.json", 58, 3),
    ("maestro-hierarchy-ios/contacts_ios_add_to_list_picker.json", 63, 5),
    ("maestro-hierarchy-ios/contacts_ios_avatar_onboarding.json", 75, 15),
    ("maestro-hierarchy-ios/contacts_ios_visual_identity_monogram.json", 111, 25),
    ("wda-json-legacy/springboard-2016.json", 45, 10),
    ("detox-viewhierarchy-xml/view-hierarchy-web-view.75.ios.txt", 21, 2),
    (
      "detox-viewhierarchy-xml/view-hierarchy-with-test-id-injection.76.ios.new-arch.txt", 15, 3
    ),
    ("cdp-axtree-json/miniwob-order-food.json", 218, 60),
    ("cdp-axtree-json/miniwob-click-tab-2-hard.json", 55, 3),
    ("cdp-axtree-json/miniwob-book-flight.json", 31, 6),
    ("cdp-axtree-json/miniwob-form-sequence-3.json", 42, 6),
    ("cdp-axtree-json/miniwob-click-checkboxes-large.json", 85, 13),
    ("cdp-axtree-json/miniwob-click-dialog.json", 29, 2),
    ("chromium-ax-dump-txt/input-types-expected-blink.txt", 95, 32),
    ("chromium-ax-dump-txt/input-types-expected-mac.txt", 52, 32),
    ("xcode-hierarchy/probe.txt", 34, 15), ("xcode-hierarchy/alert.txt", 19, 4),
    ("xcodebuildmcp/rs1-verbose.json", 3, 2), ("xcodebuildmcp/v2-uihierarchy.json", 2, 1),
    ("playwright-aria-yaml/si-form--si-form.yaml", 85, 52),
    ("playwright-aria-yaml/si-application-header--si-launchpad.yaml", 43, 31),
    ("playwright-aria-yaml/si-tree-view--si-tree-view-playground--base-tree.yaml", 67, 31),
    ("playwright-aria-yaml/list-group--list-group.yaml", 179, 84),
    ("playwright-aria-yaml/dashboard--weather-added.yaml", 179, 107),
    ("playwright-aria-yaml/si-datepicker--si-datepicker-no-time--year.yaml", 161, 83),
    ("chrome-devtools-mcp-snapshot/linera-names-domain-modal.txt", 86, 81),
    ("chrome-devtools-mcp-snapshot/linera-domain-checker-after-fill.txt", 64, 48),
    ("chrome-devtools-mcp-snapshot/cdmcp-test-verbose.txt", 6, 1),
    ("chrome-devtools-mcp-snapshot/cdmcp-test-verbose.json", 6, 1),
    ("chrome-devtools-mcp-snapshot/cdmcp-test-textbox.txt", 3, 2),
    ("chrome-devtools-mcp-snapshot/cdmcp-test-textbox.json", 3, 2),
    ("mcp-answers/playwright-mcp-google-home.json", 48, 19),
    ("mcp-answers/mobile-mcp-luzia-pet-intro.json", 34, 5),
    ("flutter-semantics-dump/counter-app-ios.txt", 10, 4),
    ("flutter-semantics-dump/flutter-docs-clickable-text.log.txt", 5, 1),
    ("flutter-semantics-dump/flutter-docs-alertdialog-part.log.txt", 3, 2),
    ("compose-printToLog/dawsync-sessions-empty.txt", 24, 16),
    ("compose-printToLog/dawsync-sessions-error.txt", 5, 2),
    ("compose-printToLog/dawsync-sessions-loading.txt", 4, 1),
    ("compose-printToLog/rally-topappbar.logcat.txt", 6, 3),
    ("compose-printToLog/nia-foryou-feed.logcat.txt", 5, 2),
    ("chromium-auralinux/select-expected-auralinux.txt", 25, 9),
    ("chromium-auralinux/aria-tree-expected-auralinux.txt", 22, 6),
    ("chromium-auralinux/aria-combobox-expected-auralinux.txt", 7, 4),
    ("chromium-auralinux/aria-checkbox-expected-auralinux.txt", 9, 5),
    ("chromium-auralinux/list-expected-auralinux.txt", 23, 6),
    ("appium-mac2-xml/huashengtong-login.cut.xml", 46, 15),
  ]) func `imports each capture`(path: String, nodes: Int, elements: Int) throws {
    let screen = try realScreen(path)
    #expect(screen.capture?.nodeCount == nodes)
    #expect(screen.capture?.elementCount == elements)
    #expect(screen.elementLines.count == elements)
  }

  @Test func `knows every capture of the folder`() throws {
    let goldens = root.appending(path: "Tests/Library/SpokenScreenTests/Captures").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: goldens)
      .filter { $0.hasSuffix(".transcript") }.map { String($0.dropLast(".transcript".count)) }
    for name in names { #expect(try realScreen(name).capture?.elementCount ?? 0 > 0, "\(name)") }
    #expect(names.count >= 45)
  }

  @Test func `reads the same screen with and without sim-use's wrapper`() throws {
    let names = ["nested", "sim-use-wrapper"].map {
      "idb-json/line-search-keyboard-qwerty.\($0).json"
    }
    let lines = try names.map { try realScreen($0).elementLines }
    #expect(lines[0] == lines[1])
  }

  @Test func `reads the login of one app alike on both systems`() throws {
    let ios = try realScreen("appium-xcuitest-xml/theapp-login.xml").labels
    let android = try realScreen("appium-uiautomator2-xml/theapp-login.xml").labels
    // Android's way back has no words, so that a listener hears no more than a button.
    #expect(ios == ["The App", "Login", "username", "password", "loginBtn"])
    #expect(android == ["-", "Login", "username", "password", "loginBtn"])
  }

  @Test func `reads one page alike from Blink's tree and the Mac's`() throws {
    let blink = try realScreen("chromium-ax-dump-txt/input-types-expected-blink.txt")
    let mac = try realScreen("chromium-ax-dump-txt/input-types-expected-mac.txt")
    // The Mac's tree has the chosen file in the name, and another way to write a color.
    let differing = zip(blink.elementLines, mac.elementLines).filter { $0 != $1 }
    #expect(differing.map(\.0) == ["\"Color:\" colorwell =#000000", "\"File:\" button"])
    #expect(
      differing.map(\.1) == [
        "\"Color:\" colorwell =rgb 0.00000 0.00000 0.00000 1",
        "\"File:: No file chosen\" button",
      ])
  }

  @Test(arguments: [
    "contacts_ios_list", "contacts_ios_contact_context_menu", "contacts_ios_photos_picker",
    "calendar_android_settings_general", "calendar_android_event_year_picker",
    "calendar_android_open_source_licenses",
  ]) func `reads the same list from both trees of Trailblaze`(name: String) throws {
    let path = "trailblaze-json/\(name).json"
    let data = try Data(contentsOf: captures.appending(path: path))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let filtered = object.filter { $0.key != "trailblazeNodeTree" }
    let bytes = Array(try JSONSerialization.data(withJSONObject: filtered))
    let screen = try #require(Importer.trailblaze.read(bytes, file: name).value)
    #expect(screen.labels == (try realScreen(path)).labels)
  }
}
