public import Foundation

/// What the rows of a list look like, and what their swipes do.
@preconcurrency
@MainActor
public struct UICollectionLayoutListConfiguration {
  /// How a list is drawn; not heard.
  public enum Appearance: Int, Hashable, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What stands before the rows of a section.
  public enum HeaderMode: Int, Hashable, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// What stands after the rows of a section.
  public enum FooterMode: Int, Hashable, Sendable {
    case none, supplementary
  }

  /// Gives the actions of a row's swipe.
  public typealias SwipeActionsConfigurationProvider =
    (IndexPath) -> UISwipeActionsConfiguration?

  /// How the list is drawn; not heard.
  public var appearance: Appearance
  /// What stands before the rows of a section.
  public var headerMode = HeaderMode.none
  /// What stands after the rows of a section.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows; not heard.
  public var showsSeparators = true
  /// How the lines between rows look; not heard.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes how the line of a row looks; not heard.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// The points above the words before sections; not heard.
  public var headerTopPadding: CGFloat?
  /// The color behind the list; not heard.
  public var backgroundColor: UIColor?
  /// Gives the actions of a swipe from the end.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions of a swipe from the start.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// How the lines between rows look; not heard.
@preconcurrency
@MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a line is seen.
  public enum Visibility: Int, Hashable, Sendable {
    case automatic, visible, hidden
  }

  /// Whether the line above is seen.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below is seen.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Where the line above begins and ends.
  public var topSeparatorInsets = NSDirectionalEdgeInsets()
  /// Where the line below begins and ends.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets()
  /// The color.
  public var color = UIColor.separator

  /// The lines of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
