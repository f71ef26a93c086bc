import ScreenInputs
import ScreenScenarios
import SpokenATDriver
import TestSupport
import Testing

struct DriverInputsTests {
  private func title(_ inputs: DriverInputs, _ input: String?) throws -> String {
    var options = SessionOptions()
    options.input = input
    return try inputs.scenario(options).title
  }

  @Test func `serves one file, by its name or none`() throws {
    let scratch = try Scratch(["a.screen.yaml": "screen: A", "b.screen.yaml": "screen: B"])
    let inputs = DriverInputs(scratch.path("a.screen.yaml"), reader: ScenarioReader())
    #expect(try title(inputs, nil) == "A")
    #expect(try title(inputs, "a.screen.yaml") == "A")
    #expect(throws: DriverError.self) { try title(inputs, "b.screen.yaml") }
  }

  @Test func `serves the files of a folder, and nothing outside of it`() throws {
    let scratch = try Scratch([
      "in/a.screen.yaml": "screen: A", "in/more/b.screen.yaml": "screen: B",
      "c.screen.yaml": "screen: C",
    ])
    try scratch.link("in/link.screen.yaml", to: scratch.path("c.screen.yaml"))
    let inputs = DriverInputs(scratch.path("in"), reader: ScenarioReader())
    #expect(try title(inputs, "a.screen.yaml") == "A")
    #expect(try title(inputs, "more/b.screen.yaml") == "B")
    for name in [
      nil, "", "../c.screen.yaml", "more/../../c.screen.yaml", "link.screen.yaml",
      scratch.path("c.screen.yaml"), "~/c.screen.yaml", "none.screen.yaml", "-",
    ] {
      let error = #expect(throws: DriverError.self, "\(name ?? "")") { try title(inputs, name) }
      #expect(error?.code == .sessionNotCreated && error?.message.contains("\n") == false)
    }
  }

  @Test func `the only file of a folder needs no name`() throws {
    let scratch = try Scratch(["a.screen.yaml": "screen: A"])
    #expect(try title(DriverInputs(scratch.path, reader: ScenarioReader()), nil) == "A")
  }
}
