import Foundation
import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// The work for long lists, which grows as the lists do.
@MainActor
struct LargeListTests {
  /// An item that counts how often it is compared.
  private struct Counted: Hashable, Sendable {
    nonisolated(unsafe) static var comparisons = 0
    let number: Int

    static func == (one: Counted, other: Counted) -> Bool {
      comparisons += 1
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private let count = 300

  private func snapshot() -> NSDiffableDataSourceSnapshot<Int, Counted> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<count).map { Counted(number: $0) })
    return snapshot
  }

  /// How often items are compared while something is done.
  private func comparisons(_ action: () -> Void) -> Int {
    Counted.comparisons = 0
    action()
    return Counted.comparisons
  }

  @Test func `a snapshot is applied with a few comparisons for each item`() {
    let table = UITableView(frame: .zero)
    let rows = UITableViewDiffableDataSource<Int, Counted>(tableView: table) { _, _, _ in nil }
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let items = UICollectionViewDiffableDataSource<Int, Counted>(collectionView: list) { _, _, _ in
      nil
    }
    rows.apply(snapshot())
    items.apply(snapshot())
    let views = UIStackView(arrangedSubviews: [table, list])
    let live = LiveScreen(ControllerView { Showing(views) })
    #expect(table.visibleCells.count + list.visibleCells.count == 2 * count)
    let (one, other) = (snapshot(), snapshot())
    let spent = comparisons {
      rows.apply(one)
      items.apply(other)
    }
    #expect(spent < 20 * count)
    #expect(live.findings == [])
  }

  private final class Showing: UIViewController {
    init(_ view: UIView) {
      super.init(nibName: nil, bundle: nil)
      self.view = view
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  /// The place of a cell is found at once: a search through all of them takes minutes here.
  @Test func `the places of all cells of a long list are found`() {
    let rows = Rows(20_000)
    let table = UITableView(frame: .zero)
    table.dataSource = rows
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.dataSource = rows
    #expect(table.visibleCells.compactMap { table.indexPath(for: $0)?.row } == Array(0..<20_000))
    #expect(list.visibleCells.compactMap { list.indexPath(for: $0)?.item } == Array(0..<20_000))
  }

  @Test func `a cell that is shown twice is found first, and after a reload at its new place`() {
    final class Source: NSObject, UITableViewDataSource {
      let cells = [UITableViewCell(), UITableViewCell()]
      var order = [1, 0, 1]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        order.count
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cells[order[indexPath.row]] }
    }
    let source = Source()
    let table = UITableView(frame: .zero)
    table.dataSource = source
    #expect(table.visibleCells.map { table.indexPath(for: $0)?.row } == [0, 1, 0])
    source.order = [0, 1]
    table.reloadData()
    #expect(table.indexPath(for: source.cells[0]) == nil)
    #expect(table.visibleCells.map { table.indexPath(for: $0)?.row } == [0, 1])
    #expect(table.indexPath(for: UITableViewCell()) == nil)
  }

  private final class Song: ObservableObject {}

  /// The publishers of other objects are not searched: that takes minutes here.
  @Test func `many observable objects have their publishers`() {
    let songs = (0..<30_000).map { _ in Song() }
    let publishers = Set(songs.map { ObjectIdentifier($0.objectWillChange) })
    #expect(publishers.count == songs.count)
    #expect(songs[0].objectWillChange === songs[0].objectWillChange)
  }
}
