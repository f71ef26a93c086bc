import ScreenTree
import TestSupport
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

/// Where containers start and end on the Mac.
struct MacStartRuleTests {
  private static func container(
    _ label: String?, _ type: Property.ContainerType, role: String? = nil, items: Int = 3,
    level: Int = 1, states: [Element.State] = [], isDimmed: Bool = false
  ) -> Container {
    func said<Value: Hashable & Sendable>(_ value: Value) -> Sourced<Value> {
      Sourced(value, from: nowhere, by: .stated)
    }
    var container = Container(node: "group", type: type, label: label.map { said(.text($0)) })
    container.role = role.map(said)
    container.size = type == .dataTable ? .init(rows: 10, columns: 4) : nil
    (container.itemCount, container.level) = (items, level)
    container.states = states.map(said)
    container.dimmed = isDimmed ? said(.notEnabled) : nil
    return container
  }

  @Test(
    arguments: [
      (container(nil, .list, role: "list"), "List, 3 items", "End of list"),
      (
        container("Teas", .list, role: "list", items: 1, level: 2), "List, Teas, 1 item, Level 2",
        "End of list"
      ),
      (
        container(nil, .definitionList, role: "definitionList", items: 6),
        "Description list, 6 items", "End of description list"
      ),
      (
        container("Table 1", .dataTable, role: "table"), "Table 1, Table, 4 columns, 10 rows",
        "End of table"
      ),
      (container(nil, .landmark, role: "banner"), "Banner", "End of banner"),
      (
        container("Site", .landmark, role: "banner"), "Site, Banner", "End of Site, Banner"
      ),
      (container("Map", .landmark, role: "region"), "Map, Region", "End of Map, Region"),
      // A landmark of an app has no role, and is no group either.
      (container("Map", .landmark), "Map, Region", "End of Map, Region"),
      (
        container("Density", .semanticGroup, role: "radiogroup"), "Density, Radio group",
        "End of Density, Radio group"
      ),
      (
        container("Size", .semanticGroup, role: "radiogroup", states: [.required]),
        "Size, Required, Radio group", "End of Size, Radio group"
      ),
      (container(nil, .semanticGroup, role: "article"), "Article", "End of article"),
      (container(nil, .semanticGroup, role: "tablist"), "Tab group", "End of tab group"),
      (container(nil, .semanticGroup, role: "toolbar"), "Toolbar", "End of toolbar"),
      (
        container("Presets", .semanticGroup, isDimmed: true), "Presets, Dimmed, Group",
        "End of Presets, Group"
      ),
      (container(nil, .tabBar), "Tab group", "End of tab group"),
    ] as [(Container, String, String)])
  func `a container says what it is at its start and at its end`(
    container: Container, start: String, end: String
  ) {
    var stop = element(container.label.map { "\($0.value)" } ?? "")
    stop.edge = .start(container)
    #expect(utterance(stop, platform: .macos).description(in: .voiceover) == start)
    stop.edge = .end(container)
    #expect(utterance(stop, platform: .macos).lines(.voiceover) == end)
  }

  @Test(arguments: [
    (
      """
      - Web:
          - Web:
              - { Web: [{ Web: name, role: button }], role: columnheader, sort: ascending }
              - { Web: price, role: columnheader }
            role: row
          - { Web: [{ Web: tea, role: cell }, { Web: five, role: cell }], role: row }
        role: table
        label: Table 1
        rowCount: 2
        columnCount: 2
      """,
      "Table 1, Table, 2 columns, 2 rows // name, Button, Column 1 of 2, Sort up // "
        + "price, Column 2 of 2 // name, tea, Column 1 of 2 // price, five, Column 2 of 2 // "
        + "End of table"
    ),
    (
      """
      - Web:
          - { Web: Orange, role: term }
          - { Web: a fruit, role: definition }
        role: definitionList
      """,
      "Description list, 2 items // Orange, 1 of 2 // a fruit, 2 of 2 // End of description list"
    ),
    (
      """
      - Web:
          - { Web: Small, role: radio, checked: true }
          - { Web: Large, role: radio }
        role: radiogroup
        label: Size
        required: true
      """,
      "Size, Required, Radio group // Small, Selected, Radio button, 1 of 2 // "
        + "Large, Radio button, 2 of 2 // End of Size, Radio group"
    ),
    (
      """
      - HStack:
          - Button: Plain
        element: contain
        label: Style Presets
      """, "Style Presets, Group // Plain, Button // End of Style Presets, Group"
    ),
  ]) func `the elements inside say nothing of it`(views: String, heard: String) throws {
    #expect(try told(views, platform: .macos, ["speakHints": "false"]) == heard)
  }

  @Test func `says no start and no end on iOS`() {
    var stop = element("Site")
    stop.edge = .end(Self.container("Site", .landmark, role: "banner"))
    #expect(utterance(stop).description(in: .voiceover) == "Site")
  }
}
