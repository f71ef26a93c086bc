import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// Values of an app that are stored, or put into words in a form of their own.
@MainActor
struct StoredValueTests {
  @Test func `a path is stored and read again`() throws {
    var path = NavigationPath()
    path.append("fruit")
    path.append(3)
    path.append(Fruit(name: "Pear"))
    let stored = try JSONEncoder().encode(path.codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    #expect(NavigationPath(read) == path)
    path.append(Opaque())
    #expect(path.codable == nil)
  }

  @Test func `a stored path with a type that is not there is refused`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["no type", "1"]"#.utf8))
    }
  }

  @Test func `numbers of a measurement keep their own style`() {
    let way = Measurement(value: 2.6, unit: UnitLength.kilometers)
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    let styled = way.formatted(.measurement(width: .wide, numberFormatStyle: whole))
    #expect(styled == "3 kilometers")
    #expect(way.formatted(.measurement(width: .abbreviated)) == "2.6 km")
  }

  @Test func `words with attributes are localized with their Markdown`() {
    let count = 2
    expectSpoken(Text(AttributedString(localized: "**\(count)** pears")), reads: "2 pears")
  }

  @Test func `tokens that can be changed are in the search field`() {
    expectSpoken(
      EditableTokens(), .next(2),
      reads: """
        Fruit, Heading
        Search, Search field
          Double tap to edit.
        ripe, Button, Pop up button
          Double tap to activate the picker
          Actions available
        """)
  }
}

/// Not private, because a private type is not found by its name.
struct Fruit: Hashable, Codable {
  let name: String
}

private struct Opaque: Hashable {}

private struct Kind: Identifiable {
  let id: Int
  var name: String
}

private struct EditableTokens: View {
  @State private var text = ""
  @State private var kinds = [Kind(id: 1, name: "ripe")]

  var body: some View {
    NavigationStack {
      Text("Pears").navigationTitle("Fruit")
        .searchable(text: $text, editableTokens: $kinds) { $kind in
          Menu(kind.name) { Button("Green") { kind.name = "green" } }
        }
    }
  }
}
