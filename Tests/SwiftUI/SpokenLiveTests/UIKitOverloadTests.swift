import Foundation
import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// What apps of UIKit use beside tables and controls.
@MainActor
struct UIKitOverloadTests {
  @Test func `the cursor stays on a row when one before it is deleted`() {
    expectSpoken(
      ControllerView { FruitController() }, .next(2), .action("Drop the first"), .previous,
      reads: """
        Names, Heading
        Apple
          Actions available
        Pear
          Actions available
        Drop the first
        Names, Heading
        """)
  }

  @Test func `a search field in the bar updates what is found`() {
    expectSpoken(
      ControllerView { UINavigationController(rootViewController: FruitController()) }, .next,
      .user(.type("Pl")), .user(.last), .previous,
      reads: """
        Fruit, Heading
        Search, Search field
          Double tap to edit.
        Cap P, l  dropped by the focus move
        Search field, Is editing, Pl, Character mode, Insertion point at end
          Use the rotor to access Misspelled Words
        Plum
          Actions available
        Names, Heading
        """)
  }

  @Test func `a list of cells has accessories, hosted views and swipes`() {
    expectSpoken(
      ControllerView { ListController() }, .next, .next,
      reads: """
        First, 3, Button
          Actions available
        Selected, Hosted
          Actions available
        ♪ boundary reached, Hosted
        """)
  }

  @Test func `a button follows the chosen row of its menu`() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(
      options: .singleSelection,
      children: [
        UIDeferredMenuElement { $0([UIAction(title: "Red") { _ in }]) },
        UIAction(title: "Blue") { _ in },
      ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    expectSpoken(
      ViewOf(button), .activate, .next, .activate,
      reads: """
        Red, Button, Pop up button
          Double tap to activate the picker
        ♪ item activated, Red
        Selected, Red, Button
        Blue, Button
        Blue, Button, Pop up button
          Double tap to activate the picker
        """)
  }

  @Test func `a picture of UIKit is heard by its label`() {
    let labelled = UIImage()
    labelled.accessibilityLabel = "A dog"
    expectSpoken(
      VStack {
        Image(uiImage: labelled)
        if let star = UIImage(systemName: "star") { Image(uiImage: star) }
      }, .next,
      reads: """
        A dog, Image
        Favorite, Image
        """)
  }

  @Test func `a stack tells its delegate which screens it shows`() {
    let watcher = Watcher()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = watcher
    let second = UIViewController()
    second.title = "Second"
    stack.pushViewController(second, animated: true)
    stack.popViewController(animated: true)
    #expect(watcher.events == ["will Second", "did Second", "will first", "did first"])
  }

  @Test func `animations are complete at once`() {
    let view = UIView()
    var done = false
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      done = $0
    }
    #expect(view.alpha == 0 && done)
  }
}

private final class Watcher: UINavigationControllerDelegate {
  var events: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { events.append("will \(viewController.title ?? "first")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { events.append("did \(viewController.title ?? "first")") }
}

private struct ViewOf: UIViewRepresentable {
  let view: UIView

  init(_ view: UIView) { self.view = view }

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class FruitController: UITableViewController, UISearchResultsUpdating {
  private var names = ["Apple", "Pear", "Plum"]
  private var shown: [String] = ["Apple", "Pear", "Plum"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit"
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = names.filter { text.isEmpty || $0.hasPrefix(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "Names"
    return header
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = shown[indexPath.row]
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Drop the first") { [weak self] _ in
        self?.shown.removeFirst()
        self?.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        return true
      }
    ]
    return cell
  }
}

private final class ListController: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }
      ])
    }
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.dataSource = self
    view = collection
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewListCell()
    if indexPath.item == 0 {
      var content = cell.defaultContentConfiguration()
      content.text = "First"
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "3"), .disclosureIndicator()]
    } else {
      cell.contentConfiguration = UIHostingConfiguration { Text("Hosted") }
      cell.accessories = [.checkmark()]
    }
    return cell
  }
}
