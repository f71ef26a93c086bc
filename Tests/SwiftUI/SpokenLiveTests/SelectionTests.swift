import SpokenLiveTesting
import Testing

@testable import SpokenUIKit

/// The selected rows of tables and collections while their rows change.
@MainActor
struct SelectionTests {
  nonisolated private static func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test(
    arguments: [
      ("nothing", 2, IndexChanges(), 2),
      ("one before goes", 2, IndexChanges(deleted: [path(0)]), 1),
      ("it goes", 2, IndexChanges(deleted: [path(2)]), nil),
      ("one after goes", 2, IndexChanges(deleted: [path(3)]), 2),
      ("one comes there", 2, IndexChanges(inserted: [path(2)]), 3),
      ("two come before", 2, IndexChanges(inserted: [path(0), path(1)]), 4),
      ("one goes, one comes", 2, IndexChanges(deleted: [path(0)], inserted: [path(1)]), 2),
      ("it moves", 2, IndexChanges(moved: [path(2): path(0)]), 0),
      ("one moves over it", 2, IndexChanges(moved: [path(0): path(3)]), 1),
      ("one of another section goes", 2, IndexChanges(deleted: [path(0, 1)]), 2),
      ("its section goes", 2, IndexChanges(deletedSections: [0]), nil),
    ] as [(String, Int, IndexChanges, Int?)])
  func `a row is found again`(name: String, row: Int, changes: IndexChanges, place: Int?) {
    #expect(changes.place(of: Self.path(row)) == place.map { Self.path($0) }, "\(name)")
  }

  @Test func `a section before moves the rows of those after it`() {
    let changes = IndexChanges(deleted: [Self.path(0, 1)], insertedSections: [0, 1])
    #expect(changes.place(of: Self.path(1, 1)) == Self.path(0, 3))
    #expect(IndexChanges(movedSections: [2: 0]).place(of: Self.path(1, 0)) == Self.path(1, 1))
  }

  /// Names in a table, of which some can be selected.
  private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["Ada", "Bob", "Cem", "Dee"]
    var events: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[path.row]
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      events.append("select \(names[path.row])")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
      events.append("deselect \(names[path.row])")
    }
  }

  private func table(_ names: Names) -> UITableView {
    let table = UITableView(frame: .zero)
    table.dataSource = names
    table.delegate = names
    return table
  }

  @Test func `the selection follows its row`() {
    let names = Names()
    let table = table(names)
    table.selectRow(at: Self.path(2), animated: false, scrollPosition: .none)
    names.names.removeFirst()
    table.deleteRows(at: [Self.path(0)], with: .automatic)
    expectSpoken(
      Shown(view: table),
      reads: """
        Bob
        Selected, Cem
        Dee
        """)
    table.performBatchUpdates {
      names.names = ["Eve", "Cem", "Bob"]
      table.moveRow(at: Self.path(0), to: Self.path(2))
      table.insertRows(at: [Self.path(0)], with: .automatic)
      table.deleteRows(at: [Self.path(2)], with: .automatic)
    }
    #expect(table.indexPathsForSelectedRows == [Self.path(1)])
    table.reloadRows(at: [Self.path(1)], with: .none)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `another row takes the selection, and both are said`() {
    let names = Names()
    let table = table(names)
    _ = Listening(Shown(view: table), .activate, .next, .activate)
    #expect(names.events == ["select Ada", "deselect Ada", "select Bob"])
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  /// Names that can be deleted.
  private final class EditedNames: NSObject, UITableViewDataSource {
    var names = ["Ada", "Bob"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[path.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
    ) {
      names.remove(at: path.row)
      tableView.deleteRows(at: [path], with: .automatic)
    }
  }

  @Test func `a row can be deleted without a delegate`() {
    let names = EditedNames()
    let table = UITableView(frame: .zero)
    table.dataSource = names
    expectSpoken(
      Shown(view: table), .action("Delete"),
      reads: """
        Ada
          Actions available
        Delete  dropped by the focus move
        Bob
          Actions available
        """)
  }
}
