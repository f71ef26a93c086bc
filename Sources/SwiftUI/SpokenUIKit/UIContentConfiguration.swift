public import Foundation

/// What a cell shows.
@preconcurrency
@MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// What is shown in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency
@MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it is of the same type as the shown one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The labels and the picture of a row, in a view of their own.
open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private let configured = ConfiguredLabels()

  /// A view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
  }

  /// A view from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { nil }

  /// What it shows.
  open var configuration: any UIContentConfiguration {
    get { list }
    set { if let new = newValue as? UIListContentConfiguration { list = new } }
  }

  override var shownObjects: [UIAccessibilityObject] {
    configured.shown(list, for: UIViewConfigurationState(traitCollection: .usual))
  }
}

/// The views of a cell whose words come from a configuration.
@MainActor
final class ConfiguredLabels {
  private let labels = [UILabel(), UILabel()]
  private var own: (any UIView & UIContentView)?
  private var hosted: HostedContent?

  /// The views that a configuration fills.
  func shown(
    _ configuration: (any UIContentConfiguration)?, for state: any UIConfigurationState
  ) -> [UIView] {
    guard let configuration = configuration?.updated(for: state) else {
      (hosted, own) = (nil, nil)
      return []
    }
    if let hosting = configuration as? any HostingConfiguration {
      let shown = hosted ?? HostedContent()
      shown.content = hosting.anyView
      hosted = shown
      return [shown]
    }
    hosted = nil
    // The labels are kept, so that they have the same names each time that VoiceOver asks.
    guard let content = configuration as? UIListContentConfiguration else {
      return [view(of: configuration)]
    }
    labels[0].attributedText = content.attributedText
    labels[1].attributedText = content.secondaryAttributedText
    return labels.filter { $0.text != nil }
  }

  /// The view that an app makes for a configuration of its own.
  private func view(of configuration: any UIContentConfiguration) -> UIView {
    // A view that can show the new content is kept, so that the cursor stays in it.
    if let own, own.supports(configuration) {
      own.configuration = configuration
      return own
    }
    let new = configuration.makeContentView()
    own = new
    return new
  }
}
