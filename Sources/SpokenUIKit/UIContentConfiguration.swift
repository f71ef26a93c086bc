public import Foundation

/// What a cell shows.
@MainActor
public protocol UIContentConfiguration {}

/// The labels and the picture of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The main words.
  public var text: String?
  /// The second words.
  public var secondaryText: String?
  /// The picture; not heard.
  public var image: UIImage?

  /// The words with attributes.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// A row with a label.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row with a label below the main one.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row with a label at its end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// The labels of a cell that has its words by a configuration.
@MainActor
final class ConfiguredLabels {
  private let labels = [UILabel(), UILabel()]
  private var hosted: HostedContent?

  /// The labels that a configuration fills.
  func shown(_ configuration: (any UIContentConfiguration)?) -> [UIView] {
    if let hosting = configuration as? any HostingConfiguration {
      let shown = hosted ?? HostedContent()
      shown.content = hosting.anyView
      hosted = shown
      return [shown]
    }
    hosted = nil
    guard let content = configuration as? UIListContentConfiguration else { return [] }
    // The labels are kept, so that they have the same names each time that VoiceOver asks.
    labels[0].text = content.text
    labels[1].text = content.secondaryText
    return labels.filter { $0.text != nil }
  }
}
