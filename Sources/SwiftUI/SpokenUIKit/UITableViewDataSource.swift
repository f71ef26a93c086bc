public import Foundation

/// Gives the rows of a table.
@preconcurrency
@MainActor
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The words before a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The words after a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Adds or deletes a row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Whether a row can be moved; moving is not modelled.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Moves a row; it is never called.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
  /// The letters at the side; not heard.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section of a letter at the side; it is never called.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  /// There is one section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// There are no words.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// There are no words.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// It cannot.
  public func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Nothing happens.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// It cannot.
  public func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Nothing happens.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// There are none.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The one with its number.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

/// Loads rows ahead; never asked, because all rows are loaded.
@preconcurrency
@MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows will be needed.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows will not be needed after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Nothing happens.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// Lets rows be dragged; not modelled.
@preconcurrency
@MainActor
public protocol UITableViewDragDelegate: AnyObject {}

/// Lets something be dropped on rows; not modelled.
@preconcurrency
@MainActor
public protocol UITableViewDropDelegate: AnyObject {}
