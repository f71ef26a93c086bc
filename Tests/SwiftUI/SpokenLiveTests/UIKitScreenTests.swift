import Foundation
import SpokenLiveTesting
import SpokenUIKit
import Testing

/// Controllers and views of UIKit that show others.
@MainActor
struct UIKitScreenTests {
  @Test func `pages turn by three fingers, and their dots say which one is shown`() {
    let pages = PagesController()
    expectSpoken(
      ControllerView { pages }, .user(.scroll(.right)), .next, .increment, .user(.scroll(.right)),
      reads: """
        Page One
        Page Two  dropped by scroll right
        "Page 2 of 3"
        page 2 of 3, Adjustable
          Swipe up or down with one finger to adjust the value.
        page 3 of 3
        ♪ boundary reached
        """)
    #expect(pages.log == ["One → Two", "Two → Three"])
  }

  @Test func `columns are screens on top of each other`() {
    expectSpoken(
      ControllerView { columns(top: nil) }, .next, .previous, .activate, .next, .activate,
      reads: """
        Mailboxes, Back button
        Inbox, Heading
        Mailboxes, Back button
        Mailboxes, Heading
        Inbox, Button
        Mailboxes, Back button
        """)
  }

  @Test func `a delegate says which column is on top at the start`() {
    let chooser = ColumnChooser()
    expectSpoken(
      ControllerView { columns(top: chooser) }, .next, .activate, .escape,
      reads: """
        Mailboxes, Heading
        Inbox, Button
        Mailboxes, Back button
        Inbox, Button
        """)
  }

  @Test func `the bar at the bottom is read after the screen`() {
    expectSpoken(
      ControllerView { UINavigationController(rootViewController: NoteController()) }, .next, .next,
      .activate, .next, .next, .activate,
      reads: """
        Note, Heading
        Buy tea
        Share, Button
        ♪ item activated, Share
        Buy tea
        Close, Button
        Copy, Button
        Share, Button
        """)
  }

  @Test func `a field has a button that empties it and a bar above the keyboard`() {
    expectSpoken(
      ControllerView { FieldController() }, .activate, .user(.type("hi")), .next, .activate, .next,
      .activate,
      reads: """
        Name, Text field
          Double tap to edit.
        Name, Text field, Is editing
        h, i
        Clear text, Button
        Name, Text field, Is editing
        Done, Button
        Name, Text field
          Double tap to edit.
        """)
  }

  @Test func `a search bar has a button that cancels and scopes`() {
    let controller = ScopesController()
    expectSpoken(
      ControllerView { controller }, .next, .activate, .next, .next, .activate,
      reads: """
        Search, Search field
          Double tap to edit.
        Cancel, Button
        ♪ item activated, Cancel
        Selected, All, Button, 1 of 2
        Unread, Button, 2 of 2
        Selected, Unread, 2 of 2
        """)
    #expect(controller.log == ["cancel", "scope 1"])
  }

  @Test func `a button and a cell follow their states`() {
    expectSpoken(
      ControllerView { StatesController() }, .activate, .next, .activate, .next, .activate,
      .previous,
      reads: """
        Follow, Button
        Selected, Following
        Tea
        Selected, Tea, with a star
        Coffee
        Selected, Coffee, hot
        Tea
        """)
  }

  @Test func `a collection has headers and rows in rows`() {
    expectSpoken(
      ControllerView { OutlineController() }, .next, .activate, .next, .next,
      reads: """
        Library, Heading
        Albums, Button, Collapsed
          Double tap to expand.
        Albums, Expanded
        Kind of Blue
        Hejira
        """)
  }

  @Test func `views are placed before they are heard, and learn where they are`() {
    let view = LoggingView()
    let around = UIView()
    around.addSubview(view)
    view.removeFromSuperview()
    #expect(view.log == ["moves", "moved", "moves", "moved"])
    let placed = PlacedController()
    expectSpoken(ControllerView { placed }, reads: "Placed")
  }

  @Test func `objects are equal to themselves alone, colors and fonts by their values`() {
    let labels = [UILabel(), UILabel()]
    #expect(labels.firstIndex(of: labels[1]) == 1)
    #expect(Set(labels).count == 2)
    #expect(UIColor(white: 0, alpha: 1) == UIColor(white: 0, alpha: 1))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
  }

  @Test func `a row's button with the letter i tells the delegate`() {
    let controller = DetailsController(style: .plain)
    expectSpoken(
      ControllerView { controller }, .next, .activate,
      reads: """
        Wi-Fi
        More Info, Button
        ♪ item activated, More Info
        """)
    #expect(controller.log == ["details of 0"])
  }
}

@MainActor
private func screen(_ title: String, _ texts: String...) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  for text in texts {
    let label = UILabel()
    label.text = text
    controller.view.addSubview(label)
  }
  return controller
}

private final class PagesController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let pages = ["One", "Two", "Three"].map { screen($0, "Page \($0)") }
  var log: [String] = []

  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else {
      return nil
    }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    viewControllers?.first.flatMap { pages.firstIndex(of: $0) } ?? 0
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let now = viewControllers?.first?.title ?? ""
    log.append("\(previousViewControllers.first?.title ?? "") → \(now)")
  }
}

private final class ColumnChooser: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

@MainActor
private func columns(top: ColumnChooser?) -> UISplitViewController {
  let split = UISplitViewController(style: .doubleColumn)
  let list = screen("Mailboxes")
  let open = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Inbox") { [weak split] _ in split?.show(.secondary) })
  list.view.addSubview(open)
  split.delegate = top
  split.setViewController(list, for: .primary)
  split.setViewController(screen("Inbox", "No mail"), for: .secondary)
  return split
}

private final class NoteController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    let label = UILabel()
    label.text = "Buy tea"
    view.addSubview(label)
    toolbarItems = [
      .flexibleSpace(),
      UIBarButtonItem(
        title: "Share",
        primaryAction: UIAction { [weak self] _ in
          self?.present(
            UIActivityViewController(activityItems: ["Buy tea"], applicationActivities: nil),
            animated: true)
        }),
    ]
    navigationController?.setToolbarHidden(false, animated: false)
  }
}

private final class FieldController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.placeholder = "Name"
    field.clearButtonMode = .whileEditing
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(
        title: "Done",
        primaryAction: UIAction { [weak field] _ in field?.resignFirstResponder() })
    ]
    field.inputAccessoryView = bar
    view.addSubview(field)
  }
}

private final class ScopesController: UIViewController, UISearchBarDelegate {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.showsScopeBar = true
    bar.showsCancelButton = true
    bar.delegate = self
    view.addSubview(bar)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }
}

private struct Mark: UIContentConfiguration, Hashable {
  var name: String
  var isChosen = false

  func makeContentView() -> any UIView & UIContentView { MarkView(self) }
  func updated(for state: any UIConfigurationState) -> Mark {
    var mark = self
    mark.isChosen = (state as? UICellConfigurationState)?.isSelected ?? false
    return mark
  }
}

private final class MarkView: UIView, UIContentView {
  private let label = UILabel()
  private var mark: Mark
  var configuration: any UIContentConfiguration {
    get { mark }
    set { if let new = newValue as? Mark { show(new) } }
  }

  init(_ mark: Mark) {
    self.mark = mark
    super.init(frame: .zero)
    addSubview(label)
    show(mark)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ mark: Mark) {
    self.mark = mark
    label.text = mark.isChosen ? "\(mark.name), with a star" : mark.name
  }
}

private final class StatesController: UITableViewController {
  init() { super.init(style: .plain) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = {
      $0.configuration?.title = $0.isSelected ? "Following" : "Follow"
    }
    button.addAction(
      UIAction { [weak button] _ in button?.isSelected = true }, for: .touchUpInside)
    tableView.tableHeaderView = button
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell()
    guard indexPath.row > 0 else {
      cell.contentConfiguration = Mark(name: "Tea")
      return cell
    }
    cell.configurationUpdateHandler = { cell, state in
      var content = cell.defaultContentConfiguration()
      content.text = state.isSelected ? "Coffee, hot" : "Coffee"
      cell.contentConfiguration = content
    }
    return cell
  }
}

private final class OutlineController: UIViewController {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>
  private var source: Source?

  override func viewDidLoad() {
    super.viewDidLoad()
    var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    list.headerMode = .supplementary
    let collection = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.addSubview(collection)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = view.defaultContentConfiguration()
      content.text = "Library"
      view.contentConfiguration = content
      view.accessibilityTraits = .header
    }
    let source = Source(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Albums", "Songs"])
    snapshot.append(["Kind of Blue", "Hejira"], to: "Albums")
    source.apply(snapshot, to: "all")
    self.source = source
  }
}

private final class LoggingView: UIView {
  var log: [String] = []
  override func willMove(toSuperview newSuperview: UIView?) { log.append("moves") }
  override func didMoveToSuperview() { log.append("moved") }
}

private final class PlacedController: UIViewController {
  private final class Placed: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      isAccessibilityElement = true
      accessibilityLabel = "Placed"
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Placed())
  }
}

private final class DetailsController: UITableViewController {
  var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Wi-Fi"
    cell.accessoryType = .detailButton
    return cell
  }
  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { log.append("details of \(indexPath.row)") }
}
