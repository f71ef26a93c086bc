import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// The overloads of lists, tables and trees.
@MainActor
struct ListOverloadTests {
  @Test func `a list of numbers, of bindings and of edited bindings is heard`() {
    expectSpoken(
      VStack {
        List(0..<2) { Text("Row \($0)") }
        EditedList()
      }, .next(2), .action("Delete"), .user(.last),
      reads: """
        Row 0
        Row 1
        Apple
          Actions available
        Delete  dropped by the focus move
        Row 0
        Pear
          Actions available
        """)
  }

  @Test func `a row that must stay has no Delete`() {
    expectSpoken(
      List {
        ForEach(["Apple", "Pear"], id: \.self) { Text($0).deleteDisabled($0 == "Pear") }
          .onDelete { _ in }
      }, .next,
      reads: """
        Apple
          Actions available
        Pear
        """)
  }

  @Test func `a tree opens its rows`() {
    expectSpoken(
      List(Folder.example, children: \.children) { Text($0.name) }, .activate, .next(2),
      reads: """
        Music, Button, Heading, Collapsed
          Double tap to expand.
        Music, Expanded
        Songs
        Notes
        """)
  }

  @Test func `a table is heard by its first column, and its rows can be chosen`() {
    expectSpoken(
      ChosenTable(), .next, .activate,
      reads: """
        Music, Button
        Notes, Button
        Selected, Notes
        """)
  }

  @Test func `rows of a table have menus and sections`() {
    expectSpoken(
      Table(of: Folder.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Size") { Text("\($0.id)") }.width(20)
      } rows: {
        ForEach(Folder.example) { folder in
          TableRow(folder).contextMenu { Button("Open") {} }
        }
        Section("Other") { TableRow(Folder(id: 9, name: "Trash")) }
      }, .next(3),
      reads: """
        Music
          Actions available
        Notes
          Actions available
        Other, Heading
        Trash
        """)
  }

  @Test func `the menu of a list opens for the row at the cursor`() {
    expectSpoken(
      MenuList(), .next, .action("Show Context Menu"), .activate, .user(.first),
      reads: """
        Apple
          Actions available
        Pear
          Actions available
        Show Context Menu  dropped by the new screen
        Open Pear, Button
        Pear
          Actions available
        Apple
          Actions available
        """)
  }

  @Test func `the cursor stays on a row while rows before it come and go`() {
    expectSpoken(
      ShrinkingList(), .next(2), .action("Drop the first"), .previous,
      reads: """
        Apple
          Actions available
        Pear
          Actions available
        Plum
          Actions available
        Drop the first
        Pear
          Actions available
        """)
  }
}

private struct Folder: Identifiable, Hashable {
  var id: Int
  var name: String
  var children: [Folder]?

  static let example = [
    Folder(id: 1, name: "Music", children: [Folder(id: 2, name: "Songs")]),
    Folder(id: 3, name: "Notes"),
  ]
}

private struct EditedList: View {
  @State private var items = [Folder(id: 1, name: "Apple"), Folder(id: 2, name: "Pear")]

  var body: some View {
    List($items, editActions: .all) { $item in Text(item.name) }
  }
}

private struct ChosenTable: View {
  @State private var chosen: Folder.ID?
  @State private var order = [KeyPathComparator(\Folder.name)]

  var body: some View {
    Table(Folder.example, selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Number", value: \.id) { Text("\($0.id)") }
    }
  }
}

private struct MenuList: View {
  @State private var chosen: Set<String> = []
  @State private var opened = "nothing"

  var body: some View {
    List(["Apple", "Pear"], id: \.self, selection: $chosen) { Text($0) }
      .contextMenu(forSelectionType: String.self) { names in
        Button("Open \(names.sorted().joined())") { opened = "opened" }
      }
    Text(opened)
  }
}

private struct ShrinkingList: View {
  @State private var items = ["Apple", "Pear", "Plum"]

  var body: some View {
    List {
      ForEach(items, id: \.self) { name in
        Text(name).accessibilityAction(named: "Drop the first") { items.removeFirst() }
      }
    }
  }
}
