public import Foundation
import ScreenTree
public import SpokenViews

/// A picture.
open class UIImage {
  /// What it is called.
  open var accessibilityLabel: String?
  /// The name of the asset.
  let name: String

  /// Whether it is a symbol of the system.
  let isSymbol: Bool

  /// An asset by its name.
  public init?(named name: String) {
    self.name = name
    isSymbol = false
  }

  /// An asset of a bundle by its name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Any?) {
    self.init(named: name)
  }

  /// A symbol of the system by its name.
  public init?(systemName name: String) {
    self.name = name
    isSymbol = true
  }

  /// A symbol of the system by its name, in a look that is not heard.
  public convenience init?(systemName name: String, withConfiguration configuration: Any?) {
    self.init(systemName: name)
  }

  /// A picture of bytes, which has no name.
  public convenience init?(data: Data) { self.init() }

  /// A picture of a file, which has no name.
  public convenience init?(contentsOfFile path: String) { self.init() }

  /// A picture without content.
  public init() {
    name = ""
    isSymbol = false
  }
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

extension Image {
  /// A picture of UIKit, with its label.
  @MainActor
  public init(
    uiImage: UIImage, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    if uiImage.isSymbol {
      self.init(systemName: uiImage.name, file: file, line: line, column: column)
    } else if let words = uiImage.accessibilityLabel {
      self.init(
        uiImage.name, label: Text(verbatim: words), file: file, line: line, column: column)
    } else {
      self.init(uiImage.name, file: file, line: line, column: column)
    }
  }
}
