import ScreenTree
import TestSupport
import Testing

@testable import ScreenCaptures

struct AccessKitImporterTests {
  @Test func `reads a tree update`() throws {
    let screen = try screen(try fixture("accesskit.json"), .accessKit)
    #expect(screen.title == "Hello")
    #expect(
      screen.elementLines == [
        "\"Greet\" button", "\"Loud\" checkbox checked on disabled", "\"Press a button\"",
        "\"Press a button\" textbox required placeholder Name =Ada isEditing",
      ])
    let frame = screen.views.flatMap(\.elements).first?.unplaced
    #expect(frame?.contains(.frame(Frame(x: 10, y: 20, width: 100, height: 40))) == true)
  }

  @Test func `reads toggles as what they are, and older forms`() throws {
    let text = """
      {"nodes": [{"id": 1, "role": "window", "children": [2, 3, 4]},
        {"id": 2, "role": "toggleButton", "name": "Bold", "toggled": "true"},
        {"id": 3, "role": "slider", "name": "Size", "numericValue": 12.0},
        {"id": 4, "role": "image", "name": "Gone", "hidden": true}], "tree": {"root": 1}}
      """
    #expect(
      try elements(text, .accessKit) == ["\"Bold\" button pressed on", "\"Size\" slider =12"])
  }

  @Test func `names a control at the place of what labels it, and says what it is`() throws {
    let text = """
      {"nodes": [[1, {"role": "window", "children": [2, 3]}], [2, {"role": "textInput", "labelledBy": [3]}],
      [3, {"role": "label", "value": "Title"}]], "tree": {"root": 1, "toolkitName": "egui"}}
      """
    let screen = try screen(text, .accessKit)
    let field = try #require(screen.views.flatMap(\.elements).first)
    #expect(
      field.properties.first { $0.modifier == .label }?.position == Position(line: 2, column: 23))
    let remarks = screen.capture?.remarks ?? []
    #expect(
      remarks == ["AccessKit's roles are those of the web, and are spoken as in Safari."])
    let page = text.replacing("window", with: "rootWebArea")
    #expect(
      try ScreenCapturesTests.screen(page, .accessKit).capture?.remarks
        == ["It is web content and is spoken as VoiceOver speaks Safari's."])
  }

  @Test(arguments: [(0, ["1 of 2", "2 of 2"]), (1, ["1 of 2", "2 of 2"])])
  func `reads the place among others, counted from 0 or 1`(first: Int, places: [String]) throws {
    let nodes = (0...1).map {
      "[\($0 + 2), {\"role\": \"radioButton\", \"label\": \"A\", \"positionInSet\": \(first + $0), \"sizeOfSet\": 2}]"
    }.joined(separator: ", ")
    let text =
      "{\"nodes\": [[1, {\"role\": \"radioGroup\", \"children\": [2, 3]}], \(nodes)], \"tree\": {\"root\": 1}}"
    #expect(
      try elements(text, .accessKit) == places.map { "\"A\" radio checked off \($0)" })
  }

  @Test func `knows a tree by its nodes when they are many`() {
    let node = "[1, {\"role\": \"label\", \"value\": \"a\"}]"
    let nodes = Array(repeating: node, count: 5000).joined(separator: ",")
    #expect(
      Importer.detect(Array("{\"nodes\": [\(nodes)], \"tree\": {}}".utf8))?.name == "accesskit")
  }

  @Test func `reads the level of a heading in older forms`() throws {
    let text =
      "{\"nodes\": [[1, {\"role\": \"heading\", \"name\": \"A\", \"hierarchicalLevel\": 2}]], \"tree\": {\"root\": 1}}"
    #expect(try elements(text, .accessKit) == ["\"A\" heading level 2"])
  }

  @Test(arguments: [0, 512])
  func `reads the form with properties apart, and says when flags cannot be read`(
    flags: Int
  ) throws {
    let text = """
      {"nodes": [[0, {"role": "window", "actions": 0, "childActions": 0, "flags": 0,
          "properties": {"children": [1, 2], "label": "App"}}],
        [1, {"role": "button", "actions": 3, "childActions": 0, "flags": \(flags),
          "properties": {"label": "Go", "bounds": {"x0": 1.0, "y0": 2.0, "x1": 30.0, "y1": 22.0}}}],
        [2, {"role": "label", "actions": 0, "flags": 0, "properties": {"value": "Ready"}}]],
      "tree": {"root": 0, "toolkitName": "egui"}, "treeId": "x", "focus": 1}
      """
    let screen = try screen(text, .accessKit)
    #expect(screen.elementLines == ["\"Go\" button", "\"Ready\""])
    let untold = screen.capture?.notCaptured.contains(.disabled)
    #expect(untold == (flags != 0))
    #expect(screen.capture?.remarks.contains { $0.hasPrefix("Flags are numbers") } == (flags != 0))
  }

  @Test(arguments: [
    (
      "{\"nodes\": 1, \"tree\": {}}",
      "1:1: the list of nodes is missing; a TreeUpdate has it under 'nodes'"
    ),
    (
      "{\"nodes\": [[1, {\"role\": \"label\", \"properties\": [[\"value\", \"a\"]]}]], \"tree\": {}}",
      "1:48: the properties of a node are a mapping of names to values, not a list"
    ),
    ("{\"nodes\": [[1]], \"tree\": {}}", "1:12: a node is a pair of its id and its properties"),
    (
      "{\"nodes\": [], \"tree\": {\"root\": 1}}",
      "1:1: the root is not among the nodes; capture a whole tree, not an update of it"
    ),
  ]) func `reports what is wrong`(text: String, fault: String) {
    #expect(captureFaults(text, .accessKit) == [fault])
  }
}
