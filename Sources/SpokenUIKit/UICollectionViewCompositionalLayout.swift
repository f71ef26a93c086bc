public import Foundation

/// Items in groups and sections; not heard.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What the rows of a list have; nil for other layouts.
  let list: UICollectionLayoutListConfiguration?

  private init(list: UICollectionLayoutListConfiguration?) { self.list = list }

  /// A layout whose sections are alike.
  public convenience init(section: NSCollectionLayoutSection) { self.init(list: section.list) }

  /// A layout whose sections are made one by one.
  public convenience init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) { self.init(list: sectionProvider(0, UnknownEnvironment())?.list) }

  /// Rows below each other.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(list: configuration)
  }
}

/// What the rows of a list look like, and what their swipes do.
@MainActor
public struct UICollectionLayoutListConfiguration {
  /// How a list is drawn; not heard.
  public enum Appearance: Int, Hashable, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Gives the actions of a row's swipe.
  public typealias SwipeActionsConfigurationProvider =
    (IndexPath) -> UISwipeActionsConfiguration?

  /// How the list is drawn; not heard.
  public var appearance: Appearance
  /// Whether there are lines between rows; not heard.
  public var showsSeparators = true
  /// The color behind the list; not heard.
  public var backgroundColor: UIColor?
  /// Gives the actions of a swipe from the end.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions of a swipe from the start.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// Where a section is placed; not heard.
@MainActor
public protocol NSCollectionLayoutEnvironment {}

private struct UnknownEnvironment: NSCollectionLayoutEnvironment {}

/// How the items of a section are placed; not heard.
@MainActor
open class NSCollectionLayoutSection {
  /// How a section scrolls to the side; not heard.
  public enum OrthogonalScrollingBehavior: Int, Hashable, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  /// How the section scrolls to the side; not heard.
  open var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  /// The points between groups; not heard.
  open var interGroupSpacing: CGFloat = 0
  /// The points around the section; not heard.
  open var contentInsets = NSDirectionalEdgeInsets()
  let list: UICollectionLayoutListConfiguration?

  /// A section of groups.
  public init(group: NSCollectionLayoutGroup) { list = nil }

  private init(list: UICollectionLayoutListConfiguration) { self.list = list }

  /// Rows below each other.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

/// How an item is placed; not heard.
@MainActor
open class NSCollectionLayoutItem {
  /// The points around the item; not heard.
  open var contentInsets = NSDirectionalEdgeInsets()

  /// An item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {}
}

/// Items that are placed together; not heard.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The room between the items; not heard.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Items side by side.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }

  /// Items below each other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }

  /// The same item some times side by side.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

/// The room between items; not heard.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  /// Exactly some points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing()
  }
  /// Some points at least.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing()
  }
}

/// A size; not heard.
public struct NSCollectionLayoutSize: Hashable, Sendable {
  /// A size of a width and a height.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {}
}

/// A width or a height; not heard.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  /// A part of the width around.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// A part of the height around.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// Some points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// About some points.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
}

/// The points at the sides of a view; not heard.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The points at the top.
  public var top: CGFloat
  /// The points at the start.
  public var leading: CGFloat
  /// The points at the bottom.
  public var bottom: CGFloat
  /// The points at the end.
  public var trailing: CGFloat

  /// The points at the sides.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
