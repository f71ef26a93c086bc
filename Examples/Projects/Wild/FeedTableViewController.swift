import UIKit

struct FeedItem: Hashable, Codable {
  var id = UUID()
  var title: String
  var date = Date()
  var isRead = false
}

class FeedTableViewController: UITableViewController, UISearchResultsUpdating {
  private static let cellIdentifier = "FeedCell"
  private var items: [FeedItem] = ["Otters are back", "Bridge closed"].map { FeedItem(title: $0) }
  private var filtered: [FeedItem] = []
  private let searchController = UISearchController(searchResultsController: nil)
  private var shown: [FeedItem] { searchController.isActive ? filtered : items }
  private let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.title = NSLocalizedString("News", comment: "Title of the feed")
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.searchController = searchController
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    refreshControl = UIRefreshControl()
    refreshControl?.attributedTitle = NSAttributedString(string: "Pull to refresh")
    refreshControl?.addTarget(self, action: #selector(reload(_:)), for: .valueChanged)
  }

  @objc private func reload(_ sender: UIRefreshControl) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.items.insert(FeedItem(title: "Storm tonight"), at: 0)
      self?.tableView.reloadData()
      sender.endRefreshing()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: Self.cellIdentifier, for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = shown[indexPath.row].title
    content.secondaryText = formatter.string(from: shown[indexPath.row].date)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    filtered = text.isEmpty ? items : items.filter { $0.title.localizedStandardContains(text) }
    tableView.reloadData()
  }
}
