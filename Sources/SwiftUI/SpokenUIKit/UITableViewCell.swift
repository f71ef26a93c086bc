public import Foundation
import ScreenTree

/// A row of a table.
open class UITableViewCell: UIView {
  /// Where the labels are.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// What is at the end of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a selected row is drawn.
  public enum SelectionStyle: Int, Hashable, Sendable {
    case none, blue, gray, `default`
  }

  /// What editing does with a row.
  public enum EditingStyle: Int, Hashable, Sendable {
    case none, delete, insert
  }

  /// The name by which cells are made.
  public let reuseIdentifier: String?
  /// The view with the content.
  public let contentView = UIView()
  /// What is at the end of the row.
  open var accessoryType = AccessoryType.none
  /// The view at the end of the row.
  open var accessoryView: UIView?
  /// How a selected row is drawn; not heard.
  open var selectionStyle = SelectionStyle.default
  /// What is at the end of the row while the rows are edited.
  open var editingAccessoryType = AccessoryType.none
  /// The view at the end of the row while the rows are edited.
  open var editingAccessoryView: UIView?
  /// What the labels and the picture show.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind the row; not heard.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether what it shows follows its state; what UIKit makes itself is the same in any.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what is behind it follows its state; not heard.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Changes what it shows by its state.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = true
  /// Whether it is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether it is drawn as pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Whether its table is edited.
  open var isEditing = false { didSet { if isEditing != oldValue { stateChanged() } } }
  /// What editing does with the row.
  open var editingStyle: EditingStyle { .delete }
  /// Whether it shows that it can be moved; not modelled.
  open var showsReorderControl = false
  /// Whether it moves while the rows are edited; not heard.
  open var shouldIndentWhileEditing = true
  /// How far its content is moved to the side; not heard.
  open var indentationLevel = 0
  /// The points of one step to the side; not heard.
  open var indentationWidth: CGFloat = 10
  /// Where the line below it begins and ends; not heard.
  open var separatorInset = UIEdgeInsets.zero
  /// The view behind the row; not heard.
  open var backgroundView: UIView?
  /// The view behind the selected row; not heard.
  open var selectedBackgroundView: UIView?
  /// The view behind the selected row where several can be; not heard.
  open var multipleSelectionBackgroundView: UIView?
  /// Whether its actions are shown; never here.
  open var showingDeleteConfirmation: Bool { false }
  /// The main label.
  public private(set) lazy var textLabel: UILabel? = addedLabel()
  /// The second label.
  public private(set) lazy var detailTextLabel: UILabel? = addedLabel()
  /// The picture before the labels.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  private lazy var configured = ConfiguredLabels()
  weak var table: UITableView?
  /// Its place when it was last made or shown again; the table checks it.
  var place: IndexPath?

  /// A cell with its labels.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// A cell from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// A cell with a label.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// A cell that a table makes of a registered class.
  ///
  /// Swift makes objects of a class that is not known by name only with a required initializer. This
  /// one is inherited by every cell that overrides `init(style:reuseIdentifier:)` or nothing.
  public required convenience init(_reuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Is called for a cell from a nib, which is not read here.
  open func awakeFromNib() {}
  /// Is called before a cell is used for another row; cells are not used again here.
  open func prepareForReuse() {}
  /// Selects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if isSelected != selected { isSelected = selected }
  }
  /// Draws the cell as pressed.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Its state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }
  /// Asks for `updateConfiguration` before it is heard.
  open func setNeedsUpdateConfiguration() { needsConfiguration = true }
  /// Changes what it shows by its state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// What is behind the row, for `backgroundConfiguration`; not heard.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  private func stateChanged() { setNeedsUpdateConfiguration() }
  override func prepare() {
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration(using: configurationState)
    }
    super.prepare()
  }

  /// The labels of a row, for `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  private func addedLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  override open func accessibilityActivate() -> Bool { table?.tap(self) ?? false }

  override var usualTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .none
    if [.disclosureIndicator, .detailDisclosureButton].contains(accessoryType) {
      traits.insert(.button)
    }
    if accessoryType == .checkmark || isSelected { traits.insert(.selected) }
    return traits
  }
  override var impliedTraits: UIAccessibilityTraits { .none }
  override var contextMenuConfiguration: UIContextMenuConfiguration? {
    table?.contextMenu(of: self) ?? super.contextMenuConfiguration
  }
  override var kind: ViewClass { .uiTableViewCell }
  /// The button with the small letter i.
  override var companions: [UIAccessibilityObject] {
    [.detailButton, .detailDisclosureButton].contains(accessoryType) ? [detail] : []
  }
  private lazy var detail = UIButton(
    type: .detailDisclosure,
    primaryAction: UIAction { [weak self] _ in
      guard let self, let table, let path = table.indexPath(for: self) else { return }
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    })
  override var shownObjects: [UIAccessibilityObject] {
    let own = contentView.subviews.isEmpty ? [] : [contentView]
    return own + configured.shown(contentConfiguration, for: configurationState)
      + super.shownObjects
      + [accessoryView].compactMap { $0 }
  }

  override var ownProperties: [Property] {
    super.ownProperties
      + (table?.swipeActions(of: self) ?? []).properties(of: self)
  }
}

extension UITableViewCell {
  /// The lines between rows; not heard.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}
