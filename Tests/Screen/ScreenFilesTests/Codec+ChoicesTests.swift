import ScreenDocuments
import ScreenTree
import TestSupport
import Testing

@testable import ScreenFiles

struct CodecChoicesTests {
  @Test(arguments: [
    ("polite", Property.Live.polite, []), ("'off'", .off, []),
    ("Polite", nil, ["1:1: the screen: 'key' cannot be 'Polite'. Did you mean 'polite'?"]),
    ("[off]", nil, ["1:1: the screen: 'key' cannot be a list. Use one of assertive, off, polite."]),
  ]) func `reads a word of an enumeration`(
    text: String, value: Property.Live?, faults: [String]
  ) throws {
    let reading = try Codec<Property.Live>.choice(Property.Live.self).reading(text)
    #expect(reading.value == value)
    #expect(reading.faults == faults)
  }

  @Test func `writes and describes the words of an enumeration`() {
    let codec = Codec<Property.Live>.choice(Property.Live.self)
    #expect(codec.write(.assertive).value == .scalar("assertive", isPlain: true))
    #expect(codec.syntax == "`off`, `polite`, `assertive`")
    #expect(codec.schema.compactJSON == #"{"enum":["off","polite","assertive"]}"#)
  }

  @Test(arguments: [
    ("end", "end", []),
    ("middle", nil, ["1:1: the screen: 'key' cannot be 'middle'. Use one of end, start."]),
  ]) func `reads one of a few words`(text: String, value: String?, faults: [String]) throws {
    let codec = Codec<String>.word(["start", "end"])
    let reading = try codec.reading(text)
    #expect(reading.value == value)
    #expect(reading.faults == faults)
    #expect(codec.write("end").value == .scalar("end", isPlain: true))
    #expect(codec.syntax == "`start`, `end`")
    #expect(codec.schema.compactJSON == #"{"enum":["start","end"]}"#)
  }

  @Test(arguments: [
    ("true", Property.Popup.menu, []), ("menu", .menu, []), ("false", .nothing, []),
    ("dialog", .dialog, []), ("'true'", .menu, []), ("\"false\"", .nothing, []),
    (
      "nothing", nil,
      [
        "1:1: the screen: 'key' cannot be 'nothing'. "
          + "Use one of dialog, false, grid, listbox, menu, tree, true."
      ]
    ),
  ]) func `takes true for a word of an enumeration`(
    text: String, value: Property.Popup?, faults: [String]
  ) throws {
    let codec = Codec<Property.Popup>.flagOrChoice(Property.Popup.self, yes: .menu)
    #expect(try codec.reading(text).value == value)
    #expect(try codec.reading(text).faults == faults)
  }

  @Test(arguments: [
    (Property.Popup.nothing, "false"), (.menu, "\"menu\""), (.grid, "\"grid\""),
  ]) func `writes a word, or false`(value: Property.Popup, json: String) {
    let codec = Codec<Property.Popup>.flagOrChoice(Property.Popup.self, yes: .menu)
    #expect(codec.write(value).compactJSON == json)
    #expect(codec.syntax == "`true`, `false`, `menu`, `listbox`, `tree`, `grid`, `dialog`")
    #expect(
      codec.schema.compactJSON
        == #"{"enum":[true,false,"menu","listbox","tree","grid","dialog"]}"#)
  }

  @Test(arguments: [
    ("true", Property.Invalidity.data, "true"), ("false", .nothing, "false"),
    ("grammar", .grammar, "\"grammar\""),
  ]) func `takes true and false for words of an enumeration that has them`(
    text: String, value: Property.Invalidity, json: String
  ) throws {
    let codec = Codec<Property.Invalidity>.flagOrChoice(Property.Invalidity.self)
    #expect(try codec.reading(text).value == value)
    #expect(codec.write(value).compactJSON == json)
    #expect(codec.syntax == "`false`, `true`, `grammar`, `spelling`")
    #expect(codec.schema.compactJSON == #"{"enum":[false,true,"grammar","spelling"]}"#)
  }

  @Test(arguments: [
    ("false", Property.DirectTouch.off, "false"), ("true", .on([]), "true"),
    ("[]", .on([]), "true"), ("silentOnTouch", .on([.silentOnTouch]), #"["silentOnTouch"]"#),
    (
      "[silentOnTouch, requiresActivation]", .on([.requiresActivation, .silentOnTouch]),
      #"["requiresActivation","silentOnTouch"]"#
    ),
  ]) func `reads and writes direct touch`(
    text: String, value: Property.DirectTouch, json: String
  ) throws {
    let reading = try Codec<Property.DirectTouch>.directTouch.reading(text)
    #expect(reading.value == value)
    #expect(reading.faults == [])
    #expect(Codec<Property.DirectTouch>.directTouch.write(value).compactJSON == json)
  }

  @Test func `describes direct touch`() {
    let codec = Codec<Property.DirectTouch>.directTouch
    #expect(codec.syntax == "true, false, `requiresActivation`, `silentOnTouch` or a list")
    #expect(
      codec.schema.compactJSON
        == #"{"anyOf":[{"type":"boolean"},{"anyOf":[{"enum":["requiresActivation","silentOnTouch"]},"#
        + #"{"type":"array","items":{"enum":["requiresActivation","silentOnTouch"]}}]}]}"#)
  }

  @Test(arguments: [
    ("start", Property.InsertionPoint.start, []), ("end", .end, []), ("0", .after(0), []),
    ("1000000", .after(1_000_000), []),
    ("-1", nil, ["1:1: the screen: 'key' is a whole number from 0 to 1000000, not '-1'"]),
    ("1.5", nil, ["1:1: the screen: 'key' is a whole number from 0 to 1000000, not '1.5'"]),
    ("'1'", nil, ["1:1: the screen: 'key' cannot be '1'. Use one of end, start."]),
  ]) func `reads an insertion point`(
    text: String, value: Property.InsertionPoint?, faults: [String]
  ) throws {
    let reading = try Codec<Property.InsertionPoint>.insertionPoint.reading(text)
    #expect(reading.value == value)
    #expect(reading.faults == faults)
  }

  @Test(arguments: [
    (Property.InsertionPoint.start, "\"start\""), (.end, "\"end\""), (.after(3), "3"),
  ]) func `writes an insertion point`(value: Property.InsertionPoint, json: String) {
    let codec = Codec<Property.InsertionPoint>.insertionPoint
    #expect(codec.write(value).compactJSON == json)
    #expect(codec.syntax == "`start`, `end` or a number")
    #expect(
      codec.schema.compactJSON
        == #"{"anyOf":[{"enum":["start","end"]},{"type":"integer","minimum":0,"maximum":1000000}]}"#
    )
  }
}
