public import Foundation
public import SpokenViews

/// A picture.
open class UIImage: NSObject, @unchecked Sendable {
  /// How a picture is drawn; not heard.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How a picture is turned; not heard.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How a picture is made larger; not heard.
  public enum ResizingMode: Int, Hashable, Sendable {
    case tile, stretch
  }

  /// How a picture is found; not heard.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// What it is called.
  open var accessibilityLabel: String?
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// The name of the asset.
  let name: String

  /// Whether it is a symbol of the system.
  let isSymbol: Bool

  private init(_ name: String, isSymbol: Bool) {
    self.name = name
    self.isSymbol = isSymbol
  }

  /// An asset by its name.
  public convenience init?(named name: String) { self.init(name, isSymbol: false) }

  /// An asset of a bundle by its name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(name, isSymbol: false) }

  /// An asset of a bundle by its name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(name, isSymbol: false) }

  /// A symbol of the system by its name.
  public convenience init?(systemName name: String) { self.init(name, isSymbol: true) }

  /// A symbol of the system by its name, in a look that is not heard.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  { self.init(name, isSymbol: true) }

  /// A picture of bytes, which has no name.
  public convenience init?(data: Data) { self.init() }

  /// A picture of bytes in a size, which has no name.
  public convenience init?(data: Data, scale: CGFloat) { self.init() }

  /// A picture of a file, which has no name.
  public convenience init?(contentsOfFile path: String) { self.init() }

  /// A picture without content.
  override public convenience init() { self.init("", isSymbol: false) }

  private func copied() -> UIImage {
    let copy = UIImage(name, isSymbol: isSymbol)
    // Another look is the same picture, so that its label stays.
    copy.accessibilityLabel = accessibilityLabel
    return copy
  }

  /// The size in points, as the asset catalog has it; zero where it is not known.
  open var size: CGSize {
    guard !isSymbol, let size = OwnPictures.sizes[name], size.count == 2 else { return .zero }
    return CGSize(width: size[0], height: size[1])
  }
  /// The dots of a point.
  open var scale: CGFloat { 3 }
  /// Whether it is a symbol.
  open var isSymbolImage: Bool { isSymbol }
  /// How it is drawn.
  open var renderingMode: RenderingMode { .automatic }
  /// How it is turned.
  open var imageOrientation: Orientation { .up }
  /// The pictures of an animation.
  open var images: [UIImage]? { nil }
  /// The same picture, drawn in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { copied() }
  /// The same picture in a color.
  open func withTintColor(_ color: UIColor) -> UIImage { copied() }
  /// The same picture in a color, drawn in another way.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { copied() }
  /// The same picture in another look.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { copied() }
  /// The same symbol in another look.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    copied()
  }
  /// The same picture with sides that grow.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { copied() }
  /// The same picture, placed by other sides.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { copied() }
  /// The same picture, mirrored in languages that are read from the right.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copied() }
  /// The same picture in another size.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { copied() }
  /// The same picture, ready to be drawn.
  open func preparingForDisplay() -> UIImage? { copied() }
  /// Its bytes; none.
  open func pngData() -> Data? { nil }
  /// Its bytes; none.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Draws it; nothing is drawn.
  open func draw(in rect: CGRect) {}
  /// Draws it; nothing is drawn.
  open func draw(at point: CGPoint) {}
}

extension Image {
  /// A picture of UIKit, with its label.
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
