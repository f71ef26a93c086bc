import ScreenTree

/// A control as it is, or its parts as the style of an app in its environment shows them, while there
/// is one.
final class StyleNode<Content: View, Parts, Plain: View>: _ViewNodeOf<Content> {
  private let parts: (Content) -> Parts
  private let look: (Content, AnyView) -> AnyView
  private let plain: (Content) -> Plain
  private let mount: @MainActor (Plain, _ViewContext) -> _ViewNodeOf<Plain>
  private var styled: _ViewNodeOf<AnyView>?
  private var unstyled: _ViewNodeOf<Plain>?

  /// A control that is another view, `plain`, without a style, and with one what `look` makes of what
  /// the style shows.
  init(
    _ view: Content, _ context: _ViewContext, parts: @escaping (Content) -> Parts,
    look: @escaping (Content, AnyView) -> AnyView = { $1 },
    plain: @escaping (Content) -> Plain,
    mount: @escaping @MainActor (Plain, _ViewContext) -> _ViewNodeOf<Plain> = {
      $0.mounted(in: $1)
    }
  ) {
    self.parts = parts
    self.look = look
    self.plain = plain
    self.mount = mount
    super.init(view, context)
    show()
  }

  /// A control that is itself without a style.
  convenience init(
    _ view: Content, _ context: _ViewContext, parts: @escaping (Content) -> Parts,
    look: @escaping (Content, AnyView) -> AnyView = { $1 },
    mount: @escaping @MainActor (Content, _ViewContext) -> _ViewNodeOf<Content>
  ) where Plain == Content {
    self.init(view, context, parts: parts, look: look, plain: { $0 }, mount: mount)
  }

  override var children: [_ViewNode] { [styled, unstyled].compactMap { $0 } }
  override var role: NodeRole { .passing }

  override func makeNodes() -> [Node] { styled?.nodes ?? unstyled?.nodes ?? [] }

  override func receive(_ view: Content, _ environment: EnvironmentValues) {
    // An equal value is no reason to ask the style again.
    let isKept =
      styled != nil && environment.isSame(as: self.environment) && areSame(self.view, view)
    super.receive(view, environment)
    if !isKept { show() }
  }

  private func show() {
    let style = environment[styleOf: Parts.self]
    if let make = style.make {
      unstyled?.unmount()
      unstyled = nil
      let view = look(view, make(parts(view)))
      var inner = environment
      // The controls in its look do not have the style again, or it would show itself for ever.
      inner[styleOf: Parts.self] = style.outer.first ?? StyleSlot()
      if let styled { return styled.receive(view, inner) }
      styled = view.mounted(in: context(inner))
    } else {
      styled?.unmount()
      styled = nil
      let view = plain(view)
      if let unstyled { return unstyled.receive(view, environment) }
      unstyled = mount(view, context())
    }
  }
}

/// The parts of a control as the style of an app around it shows them, or the control as it is.
struct Styled<Parts, Plain: View>: View {
  private let parts: Parts
  private let look: (AnyView) -> AnyView
  private let plain: Plain

  init(
    _ parts: Parts, look: @escaping (AnyView) -> AnyView = { $0 }, @ViewBuilder plain: () -> Plain
  ) {
    self.parts = parts
    self.look = look
    self.plain = plain()
  }

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StyleNode(view, context, parts: { $0.parts }, look: { $0.look($1) }, plain: { $0.plain })
  }
}
