public import Foundation

/// How items are placed; not heard but for headers, footers and the swipes of lists.
@preconcurrency
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout.
  override public init() {}

  /// A layout from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {}

  /// Asks for all places again; not heard.
  open func invalidateLayout() {}
  /// Gets ready; it is never called.
  open func prepare() {}
  /// The size of all items; not known.
  open var collectionViewContentSize: CGSize { .zero }
  /// The places in a rectangle; it is never called.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// The place of an item; it is never called.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Whether all places are asked for when the collection moves; it is never called.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where scrolling comes to rest; it is never called.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// How a section is placed, where that is heard.
  func section(at index: Int) -> NSCollectionLayoutSection? { nil }

  /// The kinds of views before and after a section.
  func kinds(
    ofSection index: Int, in collection: UICollectionView
  ) -> (before: [String], after: [String]) { ([], []) }
}

/// The place of an item; not heard.
@preconcurrency
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item.
  open var indexPath: IndexPath
  /// The rectangle in points.
  open var frame = CGRect.zero
  /// The middle in points.
  open var center = CGPoint.zero
  /// The size in points.
  open var size = CGSize.zero
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// How near it is.
  open var zIndex = 0
  /// Whether it is hidden.
  open var isHidden = false

  /// The place of an item.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}

/// Items in lines; not heard.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item that its content decides.
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of an item in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of an item in points.
  open var estimatedItemSize = CGSize.zero
  /// The points between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The points between items.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The points around a section.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers; there are none while it is zero.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers; there are none while it is zero.
  open var footerReferenceSize = CGSize.zero
  /// Whether headers stay at the edge.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the edge.
  open var sectionFootersPinToVisibleBounds = false

  override func kinds(
    ofSection index: Int, in collection: UICollectionView
  ) -> (before: [String], after: [String]) {
    // The delegate may answer per section; the layout has one size for all.
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    let header = delegate?.collectionView(
      collection, layout: self, referenceSizeForHeaderInSection: index)
    let footer = delegate?.collectionView(
      collection, layout: self, referenceSizeForFooterInSection: index)
    // As in UIKit, a header without a size is not asked for.
    return (
      (header ?? headerReferenceSize) == .zero ? [] : [UICollectionView.elementKindSectionHeader],
      (footer ?? footerReferenceSize) == .zero ? [] : [UICollectionView.elementKindSectionFooter]
    )
  }
}

extension UICollectionView {
  /// The direction of scrolling.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical, horizontal
  }
}
