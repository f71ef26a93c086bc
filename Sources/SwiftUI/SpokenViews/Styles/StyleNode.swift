import ScreenTree

/// A view as it is, or as the style of an app in its environment shows it, while there is one.
final class StyleNode<Content: View, Plain: View, Look: View, Style>: _ViewNodeOf<Content>,
  PassingThrough
{
  private let style: KeyPath<EnvironmentValues, Style?>
  private let look: (Content) -> Look
  private let plain: (Content) -> Plain
  private let mount: @MainActor (Plain, _ViewContext) -> _ViewNodeOf<Plain>
  private var styled: _ViewNodeOf<Look>?
  private var unstyled: _ViewNodeOf<Plain>?

  /// A view that is another one, `plain`, without a style, and what `look` returns with one.
  ///
  /// The style in the environment is nil for a look of the system.
  init(
    _ view: Content, _ context: _ViewContext, _ style: KeyPath<EnvironmentValues, Style?>,
    look: @escaping (Content) -> Look, plain: @escaping (Content) -> Plain,
    mount: @escaping @MainActor (Plain, _ViewContext) -> _ViewNodeOf<Plain> = {
      $0.mounted(in: $1)
    }
  ) {
    self.style = style
    self.look = look
    self.plain = plain
    self.mount = mount
    super.init(view, context)
    show()
  }

  /// A view that is itself without a style.
  convenience init(
    _ view: Content, _ context: _ViewContext, _ style: KeyPath<EnvironmentValues, Style?>,
    look: @escaping (Content) -> Look,
    mount: @escaping @MainActor (Content, _ViewContext) -> _ViewNodeOf<Content>
  ) where Plain == Content {
    self.init(view, context, style, look: look, plain: { $0 }, mount: mount)
  }

  override var children: [_ViewNode] { [styled, unstyled].compactMap { $0 } }

  override func makeNodes() -> [Node] { styled?.nodes ?? unstyled?.nodes ?? [] }

  override func receive(_ view: Content, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    show()
  }

  private func show() {
    if environment[keyPath: style] == nil {
      styled?.unmount()
      styled = nil
      let view = plain(view)
      if let unstyled { return unstyled.receive(view, environment) }
      unstyled = mount(view, context())
    } else {
      unstyled?.unmount()
      unstyled = nil
      let view = look(view)
      if let styled { return styled.receive(view, environment) }
      styled = view.mounted(in: context())
    }
  }
}
