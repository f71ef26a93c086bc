public import Foundation

/// Views whose glass flows together; not heard.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Views with glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

/// A surface of many colors; not heard.
public struct MeshGradient: ShapeStyle, View {
  /// Colors at points of a grid.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {}

  /// Nothing that is heard.
  public var body: some View { Color.clear }
}
