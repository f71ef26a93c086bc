public import Foundation
import ScreenTree

/// A picture.
open class UIImage {
  /// What it is called.
  open var accessibilityLabel: String?
  /// The name of the asset.
  let name: String

  /// An asset by its name.
  public init?(named name: String) { self.name = name }

  /// A symbol of the system by its name.
  public init?(systemName name: String) { self.name = name }
}

/// A view with a picture.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// A view with a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// A view without a picture.
  override public init(frame: CGRect) { super.init(frame: frame) }

  /// A view from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var usualTraits: UIAccessibilityTraits { .image }
  override var kind: ViewClass { .uiImageView }
  override var nodeTitle: String? { image?.name }
}
