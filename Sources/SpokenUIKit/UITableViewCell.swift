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
  /// What the labels and the picture show.
  open var contentConfiguration: (any UIContentConfiguration)?
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

  /// Is called before a cell is used for another row; cells are not used again here.
  open func prepareForReuse() {}
  /// Selects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) {}

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
    if accessoryType == .disclosureIndicator { traits.insert(.button) }
    if accessoryType == .checkmark || table?.isSelected(self) == true { traits.insert(.selected) }
    return traits
  }
  override var impliedTraits: UIAccessibilityTraits { .none }
  override var contextMenuConfiguration: UIContextMenuConfiguration? {
    table?.contextMenu(of: self) ?? super.contextMenuConfiguration
  }
  override var kind: ViewClass { .uiTableViewCell }
  override var shownObjects: [UIAccessibilityObject] {
    let own = contentView.subviews.isEmpty ? [] : [contentView]
    return own + configured.shown(contentConfiguration) + super.shownObjects
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
