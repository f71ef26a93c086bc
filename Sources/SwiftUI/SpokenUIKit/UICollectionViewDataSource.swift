public import Foundation

/// Gives the items of a collection.
@preconcurrency
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// The cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// How many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The header or footer of a section.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item can be moved; moving is not modelled.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  /// Moves an item; it is never called.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
  /// The letters at the side; not heard.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
}

extension UICollectionViewDataSource {
  /// There is one section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// A view without content.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// It cannot.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// There are none.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

/// Loads items ahead; never asked, because all items are loaded.
@preconcurrency
@MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items will be needed.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items will not be needed after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// Lets items be dragged; not modelled.
@preconcurrency
@MainActor
public protocol UICollectionViewDragDelegate: AnyObject {}

/// Lets something be dropped on items; not modelled.
@preconcurrency
@MainActor
public protocol UICollectionViewDropDelegate: AnyObject {}
