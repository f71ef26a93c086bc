public import Foundation

/// How items are placed; not heard.
@MainActor
open class UICollectionViewLayout {
  /// A layout.
  public init() {}
}

/// Items in lines; not heard.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction of scrolling.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical, horizontal
  }

  /// The direction of scrolling.
  open var scrollDirection = ScrollDirection.vertical
  /// The size of an item in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The points between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The points between items.
  open var minimumInteritemSpacing: CGFloat = 10
}
