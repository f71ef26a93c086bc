import ScreenResolver
import ScreenSession
import ScreenSpeech
import ScreenTree
import Testing

struct ContainerRuleTests {
  private static func container(
    _ label: String?, value: String? = nil, type: Property.ContainerType = .semanticGroup,
    role: String? = nil, size: Property.TableSize? = nil, count: Int = 3
  ) -> Container {
    func said(_ text: String) -> Sourced<String> { Sourced(text, from: nowhere, by: .stated) }
    var container = Container(
      node: "group", type: type, label: label.map(said), value: value.map(said))
    container.role = role.map(said)
    container.size = size
    container.count = count
    return container
  }

  @Test(arguments: [
    (
      container("Budgets", value: "3 left"), "Budgets, 3 left, Food",
      "In Budgets, Group, 3 items, Food"
    ),
    (container(nil), "Food", "Food"),
    (
      container("Site", role: "navigation"), "Site, Navigation, landmark, Food",
      "In Site, Group, 3 items, Food"
    ),
    (
      container(nil, role: "table", size: .init(rows: 6, columns: 4)),
      "Table start, 6 rows, 4 columns, Food", "Food"
    ),
    (container("Files", type: .list, count: 1), "Files, Food", "In Files, List, 1 item, Food"),
  ]) func `speaks what the cursor comes into`(container: Container, ios: String, mac: String) {
    let food = element("Food", containers: [container])
    #expect(utterance(food).lines(.voiceover) == ios)
    #expect(utterance(food, platform: .macos).lines(.voiceover) == mac)
  }

  @Test func `says nothing of containers when AccessibilitySnapshot is followed`() throws {
    var settings = SpeechSettings()
    try settings.set("compatibility", to: "snapshot")
    let food = element("Food", containers: [Self.container("Budgets")])
    let said = utterance(food, settings: settings)
    #expect(said.lines(.snapshot) == "Food")
    #expect(said.suppressed.map(\.reason) == ["compatibility=snapshot"])
  }

  @Test(arguments: [
    (container("Site", role: "navigation"), "End, Site, Navigation, landmark, Food"),
    (container(nil, role: "main"), "End, Main, landmark, Food"),
    (container("Prices", role: "table"), "Table end, Food"),
    (container("Budgets"), "Food"),
  ]) func `tells the end of what web content names`(container: Container, spoken: String) {
    let said = Event.focused(Focus(element("Food"), number: 2, left: [container]))
      .phrased(after: "next", words: .english, settings: SpeechSettings())
    #expect(said.lines(.voiceover) == spoken)
  }
}
