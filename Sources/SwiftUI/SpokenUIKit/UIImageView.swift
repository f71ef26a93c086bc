public import Foundation
import ScreenTree
import SpokenViews

/// A view with a picture.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// The picture while it is highlighted; not heard.
  open var highlightedImage: UIImage?
  /// Whether it is highlighted; not heard.
  open var isHighlighted = false
  /// The pictures of an animation; not heard.
  open var animationImages: [UIImage]?
  /// The seconds of an animation; not heard.
  open var animationDuration: TimeInterval = 0
  /// How often an animation runs; not heard.
  open var animationRepeatCount = 0
  /// Whether an animation runs.
  open private(set) var isAnimating = false
  /// The size and weight of a symbol; not heard.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether it grows with the size of text that the user chose; not heard.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// A view with a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// A view with a picture, and another one while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// A view without a picture.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Starts an animation; not heard.
  open func startAnimating() { isAnimating = true }
  /// Ends an animation; not heard.
  open func stopAnimating() { isAnimating = false }

  override var usualTraits: UIAccessibilityTraits { .image }
  override var kind: ViewClass { .uiImageView }
  override var nodeTitle: String? { image?.name }

  /// The size that an asset catalog gives its picture, inside of all that code says.
  override var ownProperties: [Property] {
    guard let image, !image.isSymbol, let size = OwnPictures.size(of: image.name) else {
      return super.ownProperties
    }
    return [.layout(size)] + super.ownProperties
  }
}
