import ScreenDocuments
import ScreenFiles
import Testing

struct WalkthroughSchemaTests {
  private let schema: Document

  init() throws {
    let json = WalkthroughSchema.json(settings: [("quickNav", .schema(type: "boolean"))])
    schema = try Document.readJSON(Array(json.utf8))
  }

  private var steps: [Document] { schema["properties"]?["steps"]?["items"]?["anyOf"]?.items ?? [] }

  @Test func `has the keys of the file`() {
    #expect(schema["required"]?.compactJSON == #"["walkthrough","screens"]"#)
    #expect(
      schema["properties"]?.pairs.map(\.0) == ["walkthrough", "screens", "settings", "steps"])
    #expect(
      schema["properties"]?["settings"]?.compactJSON
        == #"{"type":["object","null"],"properties":{"quickNav":{"type":"boolean"}},"#
        + #""additionalProperties":false}"#)
    #expect(schema["properties"]?["steps"]?["type"]?.compactJSON == #"["array","null"]"#)
    #expect(schema["$defs"]?.pairs.map(\.0) == ["language", "trait", "nodes", "node", "effect"])
  }

  @Test func `a step is a word, a word with its value, or an effect`() {
    #expect(
      steps.first?.compactJSON
        == #"{"enum":["byCharacter","byLine","byWord","decrement","delete","increment","#
        + #""moreContent","next","previous","rotorNext","rotorPrevious","shiftTab","tab","#
        + #""turnRotor","turnRotorBack","actionsMenu","activate","chartDetails","describeChart","#
        + #""drag","drop","escape","first","interact","last","launch","magicTap","pause","#
        + #""quickNavOff","quickNavOn","readAll","readFromHere","spell","stopInteracting","#
        + #""voiceOverOff","voiceOverOn","scroll","playAudioGraph"]}"#)
    #expect(
      steps.dropFirst().first?["properties"]?.pairs.map(\.0) == [
        "byCharacter", "byLine", "byWord", "decrement", "delete", "increment", "moreContent",
        "next", "previous", "rotorNext", "rotorPrevious", "shiftTab", "tab", "turnRotor",
        "turnRotorBack", "actionsMenu", "activate", "chartDetails", "describeChart", "drag",
        "drop", "escape", "first", "interact", "last", "launch", "magicTap", "pause",
        "quickNavOff", "quickNavOn", "readAll", "readFromHere", "spell", "stopInteracting",
        "voiceOverOff", "voiceOverOn", "touch", "explore", "rotor", "action", "type", "scroll",
        "wait", "expect", "playAudioGraph", "scrub",
      ])
    #expect(steps.last?.compactJSON == ##"{"$ref":"#/$defs/effect"}"##)
    #expect(steps.count == 3)
  }

  @Test(arguments: [
    ("next", #"{"type":["integer","null"],"minimum":1,"maximum":10000}"#),
    ("activate", #"{"type":"null"}"#),
    (
      "touch",
      #"{"description":"The id of a view, or a place on the screen in points.","#
        + #""anyOf":[{"type":["string","number","boolean"]},{"type":"array","#
        + #""prefixItems":[{"type":"number","minimum":0,"maximum":10000},{"type":"number","#
        + #""minimum":0,"maximum":10000}],"minItems":2,"maxItems":2}]}"#
    ),
    (
      "explore",
      #"{"description":"A drag of one finger along places of the screen.","#
        + #""anyOf":[{"type":"array","items":{"type":"array","#
        + #""prefixItems":[{"type":"number","minimum":0,"maximum":10000},{"type":"number","#
        + #""minimum":0,"maximum":10000}],"minItems":2,"maxItems":2},"minItems":1,"#
        + #""maxItems":100},{"type":"object","properties":{"along":{"type":"array","#
        + #""items":{"type":"array","prefixItems":[{"type":"number","minimum":0,"#
        + #""maximum":10000},{"type":"number","minimum":0,"maximum":10000}],"minItems":2,"#
        + #""maxItems":2},"minItems":1,"maxItems":100},"in":{"type":"string","#
        + #""pattern":"^[0-9.]+(ms|s)$"}},"required":["along"],"#
        + #""additionalProperties":false}]}"#
    ),
    ("scroll", #"{"enum":["up","down","left","right"]}"#),
    ("wait", #"{"type":"string","pattern":"^[0-9.]+(ms|s)$"}"#),
    (
      "playAudioGraph",
      #"{"description":"The name of a series.","anyOf":[{"type":["string","number","boolean"]},"#
        + #"{"type":"object","properties":{"series":{"type":["string","number","boolean"]}},"#
        + #""additionalProperties":false}]}"#
    ),
    (
      "scrub",
      #"{"description":"A drag over an audio graph, to a place of the x axis.","type":"object","#
        + #""properties":{"from":{"type":["string","number","boolean"]},"#
        + #""to":{"type":["string","number","boolean"]},"#
        + #""in":{"type":"string","pattern":"^[0-9.]+(ms|s)$"}},"required":["to"],"#
        + #""additionalProperties":false}"#
    ),
    (
      "expect",
      #"{"anyOf":[{"type":["string","number","boolean"]},"#
        + #"{"type":"object","properties":{"text":{"type":["string","number","boolean"]},"#
        + #""heard":{"enum":["full","cut","dropped","expired","merged"]}},"#
        + #""additionalProperties":false},"#
        + #"{"type":"object","properties":{"contains":{"type":["string","number","boolean"]},"#
        + #""heard":{"enum":["full","cut","dropped","expired","merged"]}},"#
        + #""additionalProperties":false},"#
        + #"{"type":"object","properties":{"matches":{"type":["string","number","boolean"]},"#
        + #""heard":{"enum":["full","cut","dropped","expired","merged"]}},"#
        + #""additionalProperties":false}]}"#
    ),
  ]) func `describes the value of a step`(word: String, json: String) {
    #expect(steps.dropFirst().first?["properties"]?[word]?.compactJSON == json)
  }
}
