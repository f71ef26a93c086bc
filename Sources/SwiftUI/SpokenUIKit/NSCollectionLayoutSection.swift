public import Foundation

/// How the items of a section are placed; not heard.
@preconcurrency
@MainActor
open class NSCollectionLayoutSection: NSObject {
  /// Headers, footers and items of the section while it scrolls to the side.
  public typealias VisibleItemsInvalidationHandler =
    ([NSObject], CGPoint, any NSCollectionLayoutEnvironment) -> Void

  /// The points around the section; not heard.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// From where they are counted; not heard.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// From where those of headers are counted; not heard.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers follow those points; not heard.
  open var supplementariesFollowContentInsets = true
  /// The points between groups; not heard.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls to the side; not heard.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Its headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is behind; not heard.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Is called while it scrolls to the side, which never happens here.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
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

/// How a section scrolls to the side; not heard.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Where something is placed at a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing
  case topTrailing
}
