import ScreenDocuments
import ScreenTree
import Synchronization
import TestSupport
import Testing

struct CodecTests {
  struct Parcel: Hashable, Sendable {
    var name = ""
    var count = 1
    var note: String?
  }

  private static let parcel = Codec<Parcel>.record(
    Parcel(), missing: "a parcel needs a name",
    [
      .required("name", \.name, .text), .usual("count", \.count, 1, .integer(0...9), orNull: true),
      .optional("note", \.note, .text, orNull: true),
    ])

  private static let shortParcel = Codec<Parcel>.short(
    .text, { Parcel(name: $0) }, { $0.count == 1 && $0.note == nil ? $0.name : nil },
    else: parcel)

  @Test(arguments: [
    ("{name: A, count: 3, note: x}", Parcel(name: "A", count: 3, note: "x"), []),
    ("{note: ~, count: null, name: A}", Parcel(name: "A"), []),
    ("{name: A}", Parcel(name: "A"), []),
    ("{count: 3}", nil, ["1:1: the screen: a parcel needs a name"]),
    // Without what is required the rest is not examined.
    ("{name: [x], count: 12}", nil, ["1:8: the screen: 'name' is a text, not a list"]),
    (
      "{name: A, count: 12, zzz: 3}", Parcel(name: "A"),
      [
        "1:22: the screen: 'key' has no 'zzz'. Use one of count, name, note.",
        "1:18: the screen: 'count' is a whole number from 0 to 9, not '12'",
      ]
    ),
    ("A", nil, ["1:1: the screen: 'key' is a mapping with name, count, note, not 'A'"]),
  ]) func `reads a record`(text: String, value: Parcel?, faults: [String]) throws {
    let reading = try Self.parcel.reading(text)
    #expect(reading.value == value)
    #expect(reading.faults == faults)
  }

  @Test(arguments: [
    (Parcel(name: "A"), #"{"name":"A"}"#, #""A""#),
    (Parcel(name: "", count: 0), #"{"name":"","count":0}"#, #"{"name":"","count":0}"#),
    (Parcel(note: "1"), #"{"name":"","note":"1"}"#, #"{"name":"","note":"1"}"#),
  ]) func `writes a record without what is usual`(value: Parcel, long: String, short: String) {
    #expect(Self.parcel.write(value).compactJSON == long)
    #expect(Self.shortParcel.write(value).compactJSON == short)
  }

  @Test func `describes a record`() {
    let record =
      #"{"type":"object","properties":{"name":{"type":["string","number","boolean"]},"#
      + #""count":{"type":["integer","null"],"minimum":0,"maximum":9},"#
      + #""note":{"type":["string","number","boolean","null"]}},"#
      + #""required":["name"],"additionalProperties":false}"#
    #expect(Self.parcel.syntax == "`{name, count, note}`")
    #expect(Self.parcel.schema.compactJSON == record)
    #expect(Self.shortParcel.syntax == "text or `{name, count, note}`")
    #expect(
      Self.shortParcel.schema.compactJSON
        == #"{"anyOf":[{"type":["string","number","boolean"]},\#(record)]}"#)
  }

  @Test(arguments: [
    ("A", Parcel(name: "A"), []), ("{name: A, count: 2}", Parcel(name: "A", count: 2), []),
    ("[A]", nil, ["1:1: the screen: 'key' is a text, not a list"]),
    ("{count: 2}", nil, ["1:1: the screen: a parcel needs a name"]),
  ]) func `reads a record in its short form`(
    text: String, value: Parcel?, faults: [String]
  ) throws {
    let reading = try Self.shortParcel.reading(text)
    #expect(reading.value == value)
    #expect(reading.faults == faults)
  }

  @Test(arguments: [
    ("3", [3], []), ("[1, 2]", [1, 2], []), ("[]", [], []),
    // The items around a wrong one are kept.
    ("[1, x, 2]", [1, 2], ["1:5: the screen: 'key' is a whole number from 0 to 9, not 'x'"]),
    ("{a: b}", [], ["1:1: the screen: 'key' is a whole number from 0 to 9, not a mapping"]),
  ]) func `reads one value or a list of them`(
    text: String, value: [Int], faults: [String]
  ) throws {
    let codec = Codec<[Int]>.oneOrMore(.integer(0...9))
    let reading = try codec.reading(text)
    #expect(reading.value == value)
    #expect(reading.faults == faults)
    #expect(codec.write([3]).compactJSON == "[3]")
    #expect(codec.syntax == "0 to 9 or a list")
    #expect(
      codec.schema.compactJSON
        == #"{"anyOf":[{"type":"integer","minimum":0,"maximum":9},"#
        + #"{"type":"array","items":{"type":"integer","minimum":0,"maximum":9}}]}"#)
  }

  @Test(arguments: [
    ("[1, 2]", [1, 2], []), ("[]", [], []),
    ("3", nil, ["1:1: the screen: 'key' is a list of rows, not '3'"]),
    ("[1, 10]", [1], ["1:5: the screen: 'key' is a whole number from 0 to 9, not '10'"]),
  ]) func `reads a list`(text: String, value: [Int]?, faults: [String]) throws {
    let codec = Codec<[Int]>.list(.integer(0...9), "rows")
    let reading = try codec.reading(text)
    #expect(reading.value == value)
    #expect(reading.faults == faults)
    #expect(codec.syntax == "list of 0 to 9")
    #expect(
      codec.schema.compactJSON
        == #"{"type":"array","items":{"type":"integer","minimum":0,"maximum":9}}"#)
  }

  @Test func `makes a schema when it is asked for, not to read and to write`() throws {
    final class Calls: Sendable { let count = Mutex(0) }
    let calls = Calls()
    @Sendable func schema() -> Document {
      calls.count.withLock { $0 += 1 }
      return .textSchema
    }
    let text = Codec<String>(
      "text", schema: schema(), read: { $0.text($1, $2.name) }, write: { .text($0) })
    let codec = Codec<Parcel>.record(
      Parcel(), [.required("name", \.name, text), .optional("note", \.note, text, orNull: true)])
    let parcels = Codec<[Parcel]>.oneOrMore(codec)
    #expect(try parcels.reading("{name: A, note: x}").value == [Parcel(name: "A", note: "x")])
    #expect(parcels.write([Parcel(name: "A")]).compactJSON == #"[{"name":"A"}]"#)
    #expect(calls.count.withLock(\.self) == 0)
    _ = codec.schema
    #expect(calls.count.withLock(\.self) == 2)
  }

  @Test func `reads and writes the values of another type`() throws {
    let codec = Codec<Int>.integer(0...9).map({ $0 == 1 }, { $0 ? 1 : 0 })
    #expect(try codec.reading("1").value == true)
    #expect(try codec.reading("10").value == nil)
    #expect(codec.write(false).compactJSON == "0")
    #expect(codec.syntax == "0 to 9")
  }

  @Test func `reads and writes a field in a part of a record`() throws {
    struct Load: Hashable, Sendable { var first = Parcel(), last = Parcel() }
    let codec = Codec<Load>.record(
      Load(), [RecordField<Parcel>.optional("note", \.note, .text).inside(\.last)])
    let load = Load(last: Parcel(note: "x"))
    #expect(try codec.reading("{note: x}").value == load)
    #expect(codec.write(load).compactJSON == #"{"note":"x"}"#)
    #expect(try codec.reading("{note: ~}").faults.count == 1)
  }

  @Test(arguments: [
    (
      "{count: 12, zzz: 1, note: [x]}",
      [
        "1:13: the screen: 'key' has no 'zzz'. Use one of count, name, note.",
        "1:1: the screen: 'name' is missing in key; add it",
        "1:9: the screen: 'count' is a whole number from 0 to 9, not '12'",
        "1:27: the screen: 'note' is a text, not a list",
      ]
    ),
    ("{name: A}", []),
  ]) func `finds all errors of a record`(text: String, faults: [String]) throws {
    let codec = Codec<Parcel>.record(
      Parcel(), findsAll: true,
      [
        .required("name", \.name, .text), .usual("count", \.count, 1, .integer(0...9)),
        .optional("note", \.note, .text),
      ])
    let reading = try codec.reading(text)
    #expect(reading.faults == faults)
    #expect((reading.value == nil) == !faults.isEmpty)
  }

  @Test func `a field with its meaning is described, alone and in a part`() {
    let field = RecordField<Parcel>.optional("note", \.note, .text).said("A note.")
    let codec = Codec<Parcel>.record(Parcel(), [field])
    #expect(
      codec.schema["properties"]?["note"]?.compactJSON
        == #"{"description":"A note.","type":["string","number","boolean"]}"#)
    #expect(field.inside(\Pair.first).meaning == "A note.")
  }

  private struct Pair: Sendable { var first = Parcel() }

  @Test func `a field that is only read is not written`() throws {
    let field = RecordField<Parcel>.only("name", isRequired: true, .textSchema) {
      reader, document, parcel in
      parcel.name = reader.text(document, "name") ?? ""
    }
    let codec = Codec<Parcel>.record(Parcel(), findsAll: true, [field])
    #expect(try codec.reading("{name: A}").value == Parcel(name: "A"))
    #expect(try codec.reading("{}").faults == ["1:1: the screen: 'name' is missing in key; add it"])
    #expect(codec.write(Parcel(name: "A")).compactJSON == "{}")
    #expect(field.property.0 == "name" && field.property.1 == .textSchema)
  }

  @Test func `a value knows the place of its key`() throws {
    let place = Codec<String>("place", schema: .textSchema) { _, _, key in
      "\(key.position)"
    } write: {
      .text($0)
    }
    let codec = Codec<Parcel>.record(Parcel(), [.usual("name", \.name, "", place)])
    #expect(try codec.reading("{count: 1, name: A}").value?.name == "1:12")
  }
}
