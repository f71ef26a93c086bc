import ScreenTree

/// The title that a screen has by the view that sets it.
@MainActor
final class TitleBox {
  weak var node: _ViewNode?
  var title: String? {
    didSet { if title != oldValue { node?.invalidate() } }
  }
}

extension EnvironmentValues {
  private struct TitleBoxKey: EnvironmentKey {
    static var defaultValue: TitleBox? { nil }
  }

  var titleBox: TitleBox? {
    get { self[TitleBoxKey.self] }
    set { self[TitleBoxKey.self] = newValue }
  }
}

/// Sets the title of the screen.
struct TitleModifier {
  let title: String
}

extension TitleModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context,
      ModifierEffects(
        willMount: { $0.set(in: $1) }, didReceive: { $1.set(in: $2) }))
  }

  @MainActor
  private func set(in view: _ViewNode) {
    view.environment.titleBox?.title = title
    view.root.title = view.root.title ?? title
  }
}

extension View {
  /// The title of the screen, which is a heading in the bar of a navigation stack.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(TitleModifier(title: titleKey.string()))
  }

  /// The title of the screen, which is a heading in the bar of a navigation stack.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title.string))
  }

  /// The title of the screen, which is a heading in the bar of a navigation stack.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    modifier(TitleModifier(title: String(title)))
  }
}
