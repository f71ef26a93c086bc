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

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Glass behind the label.
  public static nonisolated var glass: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Prominent glass behind the label.
  public static nonisolated var glassProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
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

/// Shows phases of a view after each other; here the first one stays.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// Phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, content: content, animation: animation) }

  /// The first phase.
  public var body: some View {
    if let first { content(first) }
  }
}
