import SpokenLiveTesting
import SpokenUIKit
import Testing

/// Tables and collections whose rows come from snapshots.
@MainActor
struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func `a snapshot is changed by identifiers`() {
    var all = snapshot([("A", [1, 2, 3]), ("B", [4])])
    all.insertItems([5], beforeItem: 1)
    all.insertItems([6], afterItem: 4)
    all.moveItem(3, beforeItem: 5)
    all.moveItem(1, afterItem: 6)
    all.deleteItems([2])
    all.insertSections(["C"], beforeSection: "A")
    all.appendItems([7], toSection: "C")
    all.moveSection("C", afterSection: "A")
    #expect(all.sectionIdentifiers == ["A", "C", "B"])
    #expect(all.itemIdentifiers == [3, 5, 7, 4, 6, 1])
    #expect(all.indexOfItem(4) == 3 && all.sectionIdentifier(containingItem: 7) == "C")
    all.deleteSections(["A"])
    #expect(all.itemIdentifiers(inSection: "A") == [] && all.numberOfItems == 4)
  }

  @Test func `a table shows a snapshot, and rows that stay keep their selection`() {
    let table = UITableView(frame: .zero)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      return cell
    }
    source.apply(snapshot([("A", [1, 2])]))
    _ = Listening(Shown(view: table), .next, .activate)
    source.apply(snapshot([("Z", [9]), ("A", [2, 3])]))
    expectSpoken(
      Shown(view: table),
      reads: """
        Row 9
        Selected, Row 2
        Row 3
        """)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 3)
  }

  @Test func `a collection has cells of a registration`() {
    let colors = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Color \(item)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: colors) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.apply(snapshot([("A", [1, 2])]))
    expectSpoken(
      Shown(view: colors), .next, .activate,
      reads: """
        Color 1
        Color 2
        Selected, Color 2
        """)
    source.apply(snapshot([("A", [2])]))
    #expect(colors.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `an item that is there twice is reported`() {
    let table = UITableView(frame: .zero)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    let live = LiveScreen(Shown(view: table))
    source.apply(snapshot([("A", [1, 1])]))
    #expect(
      live.findings.map(\.message) == [
        """
        the item 1 is in the snapshot twice, with which UIKit stops the app. Give each item an \
        identifier of its own.
        """
      ])
  }

  @Test(arguments: ["items", "all", "sections"])
  func `an item that was there twice and was deleted is not reported`(_ deleted: String) {
    let table = UITableView(frame: .zero)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    let live = LiveScreen(Shown(view: table))
    var twice = snapshot([("A", [1, 1])])
    switch deleted {
    case "items": twice.deleteItems([1])
    case "all": twice.deleteAllItems()
    default: twice.deleteSections(["A"])
    }
    source.apply(twice)
    #expect(live.findings == [])
  }

  @Test func `an item that is there twice is reported also after it moved`() {
    let table = UITableView(frame: .zero)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    let live = LiveScreen(Shown(view: table))
    var twice = snapshot([("A", [1, 1, 2])])
    twice.moveItem(1, afterItem: 2)
    source.apply(twice)
    #expect(live.findings.count == 1)
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
}
