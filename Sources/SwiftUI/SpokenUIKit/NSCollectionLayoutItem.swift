public import Foundation

/// How an item is placed; not heard.
@preconcurrency
@MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The points around the item; not heard.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The room around the item; not heard.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The size.
  public let layoutSize: NSCollectionLayoutSize

  /// An item of a size.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  /// An item of a size with marks; marks are not modelled.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { self.init(layoutSize: layoutSize) }
}

/// A mark at an item; not modelled.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// How near it is.
  open var zIndex = 0

  init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }

  /// A mark of a kind.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind) }
}

/// Where a mark is; not heard.
@preconcurrency
@MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// A place at sides.
  public init(edges: NSDirectionalRectEdge) {}
  /// A place at sides, moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {}
  /// A place at sides, moved by parts of the size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {}
}

/// The header or footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Where it is.
  public let alignment: NSRectAlignment
  /// Whether it stays at the edge; not heard.
  open var pinToVisibleBounds = false
  /// Whether the section is larger by it; not heard.
  open var extendsBoundary = true

  /// A header or footer of a kind.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.alignment = alignment
    super.init(layoutSize, elementKind)
  }

  /// A header or footer of a kind, moved by points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) { self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment) }

  /// Whether it is read before the items.
  var isBefore: Bool {
    [.top, .topLeading, .topTrailing, .leading, .none].contains(alignment)
  }
}

/// What is behind a section; not heard.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What is behind a section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}

/// Items that are placed together; not heard.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The room between the items; not heard.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Marks at the group; not modelled.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

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

  /// The same item some times below each other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }

  /// The same item some times side by side, as it was written before.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }

  /// The same item some times below each other, as it was written before.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

/// The room around an item; not heard.
@preconcurrency
@MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The room at the sides.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {}
}

/// The room between items; not heard.
open class NSCollectionLayoutSpacing: NSObject, @unchecked Sendable {
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
open class NSCollectionLayoutSize: NSObject, @unchecked Sendable {
  /// A size of a width and a height.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {}
}

/// A width or a height; not heard.
open class NSCollectionLayoutDimension: NSObject, @unchecked Sendable {
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
  /// As large as other items become.
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
}
