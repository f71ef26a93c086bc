public import Foundation
import ScreenTree

/// The view before or after a section of a table.
open class UITableViewHeaderFooterView: UIView {
  /// The name by which such views are made.
  public let reuseIdentifier: String?
  /// The view with the content.
  public let contentView = UIView()
  /// What the labels show.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// The main label, which is a heading.
  public private(set) lazy var textLabel: UILabel? = addedLabel()
  /// The second label.
  public private(set) lazy var detailTextLabel: UILabel? = addedLabel()
  private lazy var configured = ConfiguredLabels()

  /// A view with the name by which such views are made.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// A view from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// A view that a table makes of a registered class; every class inherits it that overrides
  /// `init(reuseIdentifier:)` or nothing.
  public required convenience init(_reuseIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Is called before a view is used for another section; views are not used again here.
  open func prepareForReuse() {}

  /// What is behind it; not heard.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The view behind it; not heard.
  open var backgroundView: UIView?
  /// Changes what it shows by its state.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether what it shows follows its state; what UIKit makes itself is the same in any.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what is behind it follows its state; not heard.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Its state.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  private var needsConfiguration = true
  /// Asks for `updateConfiguration` before it is heard.
  open func setNeedsUpdateConfiguration() { needsConfiguration = true }
  /// Changes what it shows by its state.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  override func prepare() {
    if needsConfiguration {
      // Cleared first, because the closure may ask for another update, which is for the next
      // reading.
      needsConfiguration = false
      updateConfiguration(using: configurationState)
    }
    super.prepare()
  }

  /// The labels of a header, for `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  private func addedLabel() -> UILabel {
    let label = UILabel()
    // Here and not when it is shown, because an app may set other traits afterwards.
    label.accessibilityTraits = [.staticText, .header]
    contentView.addSubview(label)
    return label
  }

  override var shownObjects: [UIAccessibilityObject] {
    let labels = configured.shown(contentConfiguration, for: configurationState)
    // A view of SwiftUI in the header decides itself what is a heading.
    for label in labels where label is UILabel {
      label.accessibilityTraits = [.staticText, .header]
    }
    return (contentView.subviews.isEmpty ? [] : [contentView]) + labels + super.shownObjects
  }
}

extension UITableView {
  /// Makes headers and footers of a class for a name.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A header or footer of the class that was registered for a name, otherwise nil.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerClasses[identifier]?.init(_reuseIdentifier: identifier)
  }
}
