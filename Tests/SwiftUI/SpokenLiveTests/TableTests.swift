import Foundation
import SpokenLiveTesting
import SpokenUIKit
import Testing

/// Tables and collections whose rows a data source gives.
@MainActor
struct TableTests {
  @Test func `a table is read in its sections`() {
    expectSpoken(
      ControllerView { AccountsController() },
      reads: """
        Everyday, Heading
        Checking, $120, Button
        Savings, $420, Button
          Actions available
        Closed accounts are not shown.
        Cards, Heading
        Blue, $0, Button
        """)
  }

  @Test func `choosing a row pushes a screen, and going back finds the row`() {
    expectSpoken(
      ControllerView { UINavigationController(rootViewController: AccountsController()) },
      .next(3), .activate, .next, .user(.last), .escape,
      reads: """
        Accounts, Heading
        Everyday, Heading
        Checking, $120, Button
        Savings, $420, Button
          Actions available
        Accounts, Back button
        Savings, Heading
        $420
        Savings, $420, Button
          Actions available
        """)
  }

  @Test func `a swipe action deletes the row`() {
    expectSpoken(
      ControllerView { AccountsController() }, .next(2), .action("Close"), .user(.first), .next(2),
      reads: """
        Everyday, Heading
        Checking, $120, Button
        Savings, $420, Button
          Actions available
        Close  dropped by the focus move
        Everyday, Heading
        Everyday, Heading
        Checking, $120, Button
        Closed accounts are not shown.
        """)
  }

  @Test func `a checkmark is heard as selected, and follows the tap`() {
    expectSpoken(
      ControllerView { SizesController(style: .plain) }, .next, .activate, .previous,
      reads: """
        Selected, Small
        Large
        Selected, Large
        Small
        """)
  }

  @Test func `items of a collection are read in their order, and chosen`() {
    expectSpoken(
      ControllerView { ColorsController() }, .next, .activate,
      reads: """
        Red
        Green
        "Green chosen"
        """)
  }
}

/// Accounts in two sections, made of registered cells.
private final class AccountsController: UITableViewController {
  private var sections = [
    ("Everyday", [("Checking", "$120"), ("Savings", "$420")]), ("Cards", [("Blue", "$0")]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Accounts"
    tableView.register(AccountCell.self, forCellReuseIdentifier: "account")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { sections[section].0 }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  { section == 0 ? "Closed accounts are not shown." : nil }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "account", for: indexPath)
    let account = sections[indexPath.section].1[indexPath.row]
    (cell as? AccountCell)?.show(account.0, account.1)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let account = sections[indexPath.section].1[indexPath.row]
    let screen = UIViewController()
    screen.title = account.0
    let label = UILabel()
    label.text = account.1
    screen.view.addSubview(label)
    navigationController?.pushViewController(screen, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath == IndexPath(row: 1, section: 0) else { return nil }
    let close = UIContextualAction(style: .destructive, title: "Close") { [weak self] _, _, done in
      self?.sections[0].1.remove(at: 1)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [close])
  }
}

/// A cell as apps write them, with the initializers that UIKit asks for.
private final class AccountCell: UITableViewCell {
  private let name = UILabel()
  private let balance = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let row = UIStackView(arrangedSubviews: [name, balance])
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.centerYAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.centerYAnchor),
    ])
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ name: String, _ balance: String) {
    self.name.text = name
    self.balance.text = balance
  }
}

/// Sizes of which one has a checkmark.
private final class SizesController: UITableViewController {
  private var chosen = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = ["Small", "Large"][indexPath.row]
    cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = indexPath.row
    tableView.deselectRow(at: indexPath, animated: false)
    tableView.reloadData()
  }
}

/// Colors in a collection.
private final class ColorsController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private final class ColorCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let colors = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    colors.register(ColorCell.self, forCellWithReuseIdentifier: "color")
    colors.dataSource = self
    colors.delegate = self
    view.addSubview(colors)
  }

  private let names = ["Red", "Green"]

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
    (cell as? ColorCell)?.label.text = names[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    UIAccessibility.post(notification: .announcement, argument: "\(names[indexPath.item]) chosen")
  }
}
