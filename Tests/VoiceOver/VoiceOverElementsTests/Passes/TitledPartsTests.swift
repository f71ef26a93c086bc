import ScreenTree
import Testing
import VoiceOverElements

struct TitledPartsTests {
  @Test(arguments: [
    (
      views(.section, [view(.text, "Row")], .label("Accounts")),
      ["Row||staticText|in Accounts"]
    ),
    (
      views(.alert, [view(.button, "OK")], .label("Delete?")),
      ["Delete?||staticText", "OK||button"]
    ),
    (
      views(.disclosureGroup, [view(.text, "Row")], .label("More"), .expanded(true)),
      ["More||button|open", "Row||staticText"]
    ),
    (
      views(
        .list, [views(.disclosureGroup, [view(.text, "Row")], .label("More"), .expanded(true))]),
      ["More||button header|open", "Row||staticText"]
    ),
    (
      Node(.labeledContent, title: "Version", children: [view(.text, "26.1")]),
      ["Version, 26.1||"]
    ),
    (
      views(.uiTableViewCell, [view(.uiLabel, "A"), view(.uiLabel, "B"), view(.uiSwitch)]),
      ["A, B||", "|0|button switchButton"]
    ),
  ]) func `makes a title and what is under it`(node: Node, expected: [String]) {
    #expect(elements(node) == expected)
  }

  @Test(arguments: [(18, "ACCOUNTS"), (26, "Accounts")])
  func `older systems write the titles of sections in capitals`(version: Int, title: String) {
    var settings = ResolverSettings()
    settings.systemVersion = version
    let screen = Screen(
      title: "S", views: [Node(.section, title: "Accounts", children: [view(.text, "Row")])])
    let element = resolve(screen, settings: settings).elements[0]
    #expect(element.label.map(\.value.description) == [title])
  }
}
