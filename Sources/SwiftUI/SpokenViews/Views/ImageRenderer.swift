public import Foundation

/// Draws a view into a picture, which nothing does here: there is no picture.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Announces changes.
  public nonisolated let objectWillChange = ObservableObjectPublisher()
  /// The view.
  public var content: Content
  /// The pixels of a point.
  public var scale: CGFloat = 1
  /// The size that is offered to the view.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether nothing shines through.
  public var isOpaque = false
  /// Which colors are drawn.
  public var colorMode = ColorRenderingMode.nonLinear

  /// A view that is to be drawn.
  public init(content: Content) { self.content = content }
}
