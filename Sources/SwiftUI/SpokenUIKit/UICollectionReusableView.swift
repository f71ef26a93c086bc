public import Foundation
import ScreenTree

/// A view of a collection: an item, or the header or footer of a section.
open class UICollectionReusableView: UIView {
  /// The name by which such views are made.
  open internal(set) var reuseIdentifier: String?

  /// A view with its rectangle, in points.
  override public init(frame: CGRect) { super.init(frame: frame) }

  /// A view from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view that a collection makes of a registered class; every one inherits it that overrides
  /// `init(frame:)` or nothing.
  public required convenience init(_reuseIdentifier identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Is called for a view from a nib, which is not read here.
  open func awakeFromNib() {}
  /// Is called before a view is used again; views are not used again here.
  open func prepareForReuse() {}
  /// Places it as the layout says; it is never called.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Says how large it wants to be; it is never called.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
