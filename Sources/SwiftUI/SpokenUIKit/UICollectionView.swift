public import Foundation
import ScreenTree

/// Items that a data source gives, read in its order.
open class UICollectionView: UIScrollView {
  /// Gives the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Learns what happens.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  /// How items are placed; not heard.
  open var collectionViewLayout: UICollectionViewLayout
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  private var classes: [String: UICollectionViewCell.Type] = [:]
  /// The cells by their sections, once they were asked for.
  var loaded: [[UICollectionViewCell]]?
  /// The selected items.
  var selected: [IndexPath] = [] {
    didSet {
      chosen = nil
      select(insteadOf: oldValue)
    }
  }
  /// The selected items to look one up, once they were asked for.
  private var chosen: Set<IndexPath>?
  /// The changes of items that are not complete yet.
  var updates = IndexUpdates()
  /// The names of the items.
  var names = RowNames()
  /// Whether the items are edited.
  open var isEditing = false {
    didSet { for cell in loadedCells { cell.setNeedsUpdateConfiguration() } }
  }
  /// Whether items can be selected while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// The view behind the items, which is heard before them.
  open var backgroundView: UIView?
  /// Whether items are loaded ahead; not heard.
  open var isPrefetchingEnabled = true
  /// Whether the keyboard's focus selects; not heard.
  open var selectionFollowsFocus = false
  /// Loads items ahead; never asked, because all items are loaded.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Lets items be dragged; not modelled.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Lets something be dropped on items; not modelled.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged; not modelled.
  open var dragInteractionEnabled = true
  /// How cells get their sizes; not heard.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The classes of headers and footers by their kinds and names.
  var viewClasses: [String: UICollectionReusableView.Type] = [:]
  /// The headers and footers by their sections and kinds, once they were asked for.
  var supplementary: [Int: [String: UICollectionReusableView]] = [:]
  /// What opens and closes items, for a data source with an outline.
  var outline: (any ItemOutline)?

  /// A collection with its layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// A collection from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Makes cells of a class for a name.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// A cell of the class that was registered for a name.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    (classes[identifier] ?? UICollectionViewCell.self).init(_reuseIdentifier: identifier)
  }

  /// Asks for all items again.
  open func reloadData() {
    loaded = nil
    supplementary = [:]
    selected = []
    names.forget()
  }

  /// The cells, which are asked for if they are not known.
  var cells: [[UICollectionViewCell]] {
    if let loaded { return loaded }
    guard let dataSource else { return [] }
    let count = dataSource.numberOfSections(in: self)
    // The data source may ask for the cells before one, while it makes it.
    loaded = Array(repeating: [], count: count)
    for section in 0..<count {
      for item in 0..<dataSource.collectionView(self, numberOfItemsInSection: section) {
        let path = IndexPath(item: item, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        cell.collection = self
        // The data source asked to load all items again while it made a cell, so these are old.
        guard loaded?.indices.contains(section) == true else { return [] }
        if indexPath(for: cell) == nil { cell.place = path }
        if cell.isSelected != isSelected(at: path) { cell.isSelected = isSelected(at: path) }
        loaded?[section].append(cell)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    }
    return loaded ?? []
  }

  /// Whether an item is selected.
  func isSelected(at path: IndexPath) -> Bool {
    // A set, because a long list asks this for each of its cells.
    let chosen = chosen ?? Set(selected)
    self.chosen = chosen
    return chosen.contains(path)
  }

  /// The actions of an item's swipes, of a layout as a list.
  func swipeActions(of cell: UICollectionViewCell) -> [UIContextualAction] {
    // Only rows of a list can be swiped; other layouts have nowhere to set actions.
    guard let path = indexPath(for: cell),
      let list = collectionViewLayout.section(at: path.section)?.list
    else { return [] }
    // VoiceOver offers the actions of both sides in one list.
    let sides = [
      list.trailingSwipeActionsConfigurationProvider, list.leadingSwipeActionsConfigurationProvider,
    ]
    return sides.flatMap { $0?(path)?.actions ?? [] }
  }

  override var shownObjects: [UIAccessibilityObject] {
    names.give(to: cells, in: nodeName ?? "UICollectionView")
    let items = cells.enumerated().flatMap { section, cells in
      heads(of: section) + cells + feet(of: section)
    }
    return ([backgroundView].compactMap { $0 } + items).withCompanions
  }
}
