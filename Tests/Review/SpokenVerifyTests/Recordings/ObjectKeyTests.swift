import ScreenDocuments
import ScreenTree
import Testing

@testable import SpokenVerify

/// An object with a key of each kind.
private struct Parcel: Keyed {
  enum Size: String, CaseIterable {
    case small, large
  }

  struct Item: Keyed {
    var name: String?

    static let keys: [ObjectKey<Item>] = [.text("name", \.name, "Its name.", isRequired: true)]
  }

  var receiver: String?
  var note: String?
  var isFragile = false
  var count: Int?
  var size: Size?
  var items: [Item] = []

  static let keys: [ObjectKey<Parcel>] = [
    .text("to", \.receiver, "Who gets it."),
    .text("note", \.note, "A note.", isRequired: true, orNull: true),
    .flag("fragile", \.isFragile, "Whether it breaks."),
    .number("count", \.count, "How many."),
    .choice("size", "How large.", get: \.size, set: { $0.size = $1 }),
    .list("items", \.items, of: Item.keys, "What is in it.", empty: { _ in Item() }),
  ]
}

struct ObjectKeyTests {
  private func read(_ text: String) throws -> (parcel: Parcel, errors: [String]) {
    var parcel = Parcel()
    var faults = Faults(file: "f")
    parcel.read(try Document.readJSON(Array(text.utf8)), Parcel.keys, in: "the parcel", &faults)
    return (parcel, faults.findings.map { "\($0.position): \($0.message)" })
  }

  @Test(arguments: [
    (
      #"{"items":[{"name":"cup"},{"name":""}],"size":"large","count":1,"note":"soft","to":"Ada"}"#,
      #"{"to":"Ada","note":"soft","count":1,"size":"large","items":[{"name":"cup"},{"name":""}]}"#
    ),
    (
      #"{"count":100000,"fragile":true,"note":null}"#,
      #"{"note":null,"fragile":true,"count":100000}"#
    ),
    (#"{"note":null,"fragile":false,"items":[]}"#, #"{"note":null}"#),
  ])
  func `writes what it reads in the order of the keys, without what says nothing`(
    text: String, written: String
  ) throws {
    let (parcel, errors) = try read(text)
    #expect(errors == [])
    #expect(Document.object(parcel, Parcel.keys).compactJSON == written)
  }

  @Test(arguments: [
    ("[]", ["1:1: each of 'the parcel' is an object, not a list"]),
    ("{}", ["1:1: 'note' is missing in the parcel; add it"]),
    (#"{"note":5}"#, ["1:9: 'note' is a text in quotation marks or null, not '5'"]),
    (#"{"note":null,"to":null}"#, ["1:19: 'to' is a text in quotation marks, not nothing"]),
    (#"{"note":null,"fragile":"true"}"#, ["1:24: 'fragile' is true or false, not 'true'"]),
    (#"{"note":null,"count":0}"#, ["1:22: 'count' is a whole number from 1, not '0'"]),
    (#"{"note":null,"count":1.5}"#, ["1:22: 'count' is a whole number from 1, not '1.5'"]),
    (#"{"note":null,"count":100001}"#, ["1:22: 'count' is a whole number from 1, not '100001'"]),
    (#"{"note":null,"count":"1"}"#, ["1:22: 'count' is a whole number from 1, not '1'"]),
    (#"{"note":null,"size":"Large"}"#, ["1:21: 'size' cannot be 'Large'. Did you mean 'large'?"]),
    (#"{"note":null,"size":[]}"#, ["1:21: 'size' cannot be a list. Use one of large, small."]),
    (#"{"note":null,"items":{}}"#, ["1:22: 'items' is a list, not a mapping"]),
    (#"{"note":null,"items":[5]}"#, ["1:23: each of 'items' is an object, not '5'"]),
    (
      #"{"cuont":1,"note":null,"items":[{},{"name":null}]}"#,
      [
        "1:2: unknown key 'cuont'. Did you mean 'count'?",
        "1:33: 'name' is missing in items; add it",
        "1:44: 'name' is a text in quotation marks, not nothing",
      ]
    ),
  ])
  func `names each error and its place`(text: String, errors: [String]) throws {
    #expect(try read(text).errors == errors)
  }

  @Test func `keeps an item with errors, so that the items are counted in full`() throws {
    #expect(try read(#"{"note":null,"items":[5,{},{"name":"cup"}]}"#).parcel.items.count == 3)
  }

  @Test func `makes a schema of the same keys`() {
    #expect(
      Document.keys(Parcel.keys).json == """
        {
          "type": "object",
          "properties": {
            "to": {
              "description": "Who gets it.",
              "type": "string"
            },
            "note": {
              "description": "A note.",
              "type": ["string","null"]
            },
            "fragile": {
              "description": "Whether it breaks.",
              "type": "boolean"
            },
            "count": {
              "description": "How many.",
              "type": "integer",
              "minimum": 1,
              "maximum": 100000
            },
            "size": {
              "description": "How large.",
              "enum": ["small","large"]
            },
            "items": {
              "description": "What is in it.",
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "name": {
                    "description": "Its name.",
                    "type": "string"
                  }
                },
                "required": ["name"],
                "additionalProperties": false
              }
            }
          },
          "required": ["note"],
          "additionalProperties": false
        }

        """)
  }
}
