public import Foundation
import ScreenTree

/// Rows below each other, which a data source gives.
///
/// All rows are asked for when the table is first heard and after `reloadData`, because VoiceOver
/// scrolls to each of them.
open class UITableView: UIScrollView {
  /// How sections are drawn; not heard.
  public enum Style: Int, Hashable, Sendable {
    case plain, grouped, insetGrouped
  }

  /// How a change of rows moves; not heard.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Where a row is scrolled to; not heard.
  public enum ScrollPosition: Int, Hashable, Sendable {
    case none, top, middle, bottom
  }

  /// Lets a row be as high as it needs.
  public static let automaticDimension: CGFloat = -1

  /// How sections are drawn; not heard.
  public let style: Style
  /// Gives the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The lines between rows; not heard.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Learns what happens.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      reloadData()
    }
  }
  /// The view before the rows.
  open var tableHeaderView: UIView?
  /// The view after the rows.
  open var tableFooterView: UIView?
  /// The height of a row; not heard.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of a row; not heard.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether the rows are edited.
  open var isEditing = false {
    didSet { if isEditing != oldValue { for cell in loadedCells { cell.isEditing = isEditing } } }
  }
  /// The color of the lines between rows; not heard.
  open var separatorColor: UIColor?
  /// Whether rows can be selected while the rows are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the rows are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Where the lines between rows begin and end; not heard.
  open var separatorInset = UIEdgeInsets.zero
  /// From where the lines between rows are counted; not heard.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The height of the words before sections; not heard.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of the words after sections; not heard.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of the words before sections; not heard.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of the words after sections; not heard.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The points above sections; not heard.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The view behind the rows, which is heard before them.
  open var backgroundView: UIView?
  /// Whether rows are not too wide to read; not heard.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether rows are inside of what no bar covers; not heard.
  open var insetsContentViewsToSafeArea = true
  /// Whether rows are loaded ahead; not heard.
  open var isPrefetchingEnabled = true
  /// The letters at the side; not heard.
  open var sectionIndexColor: UIColor?
  /// Whether the keyboard's focus selects; not heard.
  open var selectionFollowsFocus = false
  /// Loads rows ahead; never asked, because all rows are loaded.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Lets rows be dragged; not modelled.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Lets something be dropped on rows; not modelled.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged; not modelled.
  open var dragInteractionEnabled = true
  /// How cells get their heights; not heard.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  private var classes: [String: UITableViewCell.Type] = [:]
  /// The classes of headers and footers by their names.
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The sections, once they were asked for.
  var loaded: [TableSection]?
  /// The selected rows.
  var selected: [IndexPath] = [] {
    didSet {
      chosen = nil
      select(insteadOf: oldValue)
    }
  }
  /// The selected rows to look one up, once they were asked for.
  private var chosen: Set<IndexPath>?
  /// The changes of rows that are not complete yet.
  var updates = IndexUpdates()
  /// The names of the rows.
  var names = RowNames()

  /// A table in a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// A plain table.
  override public convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Makes cells of a class for a name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A cell of the class that was registered for a name, otherwise nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    classes[identifier]?.init(_reuseIdentifier: identifier)
  }

  /// A cell of the class that was registered for a name.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Asks for all rows again.
  open func reloadData() {
    loaded = nil
    selected = []
    names.forget()
  }

  /// The rows, which are asked for if they are not known.
  var sections: [TableSection] {
    if let loaded { return loaded }
    // The data source may ask for the counts and the cells before it, while it makes a cell.
    let count = dataSource?.numberOfSections(in: self) ?? 0
    loaded = Array(repeating: TableSection(), count: count)
    for number in 0..<count { load(number) }
    return loaded ?? []
  }

  private func load(_ number: Int) {
    guard let dataSource else { return }
    var section = TableSection()
    section.header = line(
      dataSource.tableView(self, titleForHeaderInSection: number),
      delegate?.tableView(self, viewForHeaderInSection: number), isHeading: true)
    section.footer = line(
      dataSource.tableView(self, titleForFooterInSection: number),
      delegate?.tableView(self, viewForFooterInSection: number), isHeading: false)
    // Before the rows, because a data source may ask for the header while it makes a cell.
    loaded?[number] = section
    for row in 0..<dataSource.tableView(self, numberOfRowsInSection: number) {
      let path = IndexPath(row: row, section: number)
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cell.table = self
      // It is empty again if the data source asked to load all rows again.
      guard loaded?.indices.contains(number) == true else { return }
      if indexPath(for: cell) == nil { cell.place = path }
      if cell.isEditing != isEditing { cell.isEditing = isEditing }
      cell.setSelected(isSelected(at: path), animated: false)
      loaded?[number].cells.append(cell)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  /// Whether a row is selected.
  func isSelected(at path: IndexPath) -> Bool {
    let chosen = chosen ?? Set(selected)
    self.chosen = chosen
    return chosen.contains(path)
  }

  private func line(_ title: String?, _ view: UIView?, isHeading: Bool) -> UIView? {
    if let view { return view }
    guard let title else { return nil }
    let label = UILabel()
    label.text = title
    if isHeading { label.accessibilityTraits = [.staticText, .header] }
    return label
  }

  override var kind: ViewClass { .uiTableView }
  override var shownObjects: [UIAccessibilityObject] {
    let name = nodeName ?? "UITableView"
    for (number, section) in sections.enumerated() {
      // Titles become new labels after each loading; a name by place lets the cursor find them
      // again.
      section.header?.nodeName = "\(name).\(number).header"
      section.footer?.nodeName = "\(name).\(number).footer"
    }
    names.give(to: sections.map(\.cells), in: name)
    let rows = sections.flatMap { section -> [UIView] in
      [section.header].compactMap { $0 } + section.cells + [section.footer].compactMap { $0 }
    }
    return
      ([backgroundView, tableHeaderView].compactMap { $0 } + rows
      + [tableFooterView].compactMap { $0 }).withCompanions
  }
}

/// The views of a section.
struct TableSection {
  var header: UIView?
  var cells: [UITableViewCell] = []
  var footer: UIView?
}
