import SpokenScreen
import Testing

struct ScenarioGapsTests {
  @Test func `marks what a capture could not tell only when asked to`() throws {
    let text = """
      <XCUIElementTypeApplication label="Shop" x="0" y="0" width="400" height="800">
        <XCUIElementTypeButton label="Pay" x="1" y="1" width="9" height="9"/>
      </XCUIElementTypeApplication>
      """
    let importer = try #require(Importer.named("appium-xcuitest"))
    let screen = try #require(importer.read(Array(text.utf8), file: "a.xml").value)
    let scenario = try ScenarioReader().scenario(of: screen).scenario
    #expect(Transcript().text(of: scenario) == "# Shop · ios · en-US\n> open\nPay, Button\n")
    #expect(
      Transcript(gaps: scenario.gaps).text(of: scenario) == """
        # Shop · ios · en-US
        > open
        Pay, Button
          traits: not captured; expanded: not captured; hint: not captured; customContent: not captured; actions: not captured

        """)
  }
}
