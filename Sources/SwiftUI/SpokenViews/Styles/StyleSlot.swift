/// The style of the controls of one kind in an environment; they are known by the type of their
/// parts.
struct StyleSlot<Parts> {
  /// The style itself; nil where no view sets one.
  var style: Any?
  /// The style around it, which the controls in its look have; at most one.
  var outer: [StyleSlot] = []
  /// Whether its look is only the label, so that a control in it is a part of the control.
  var isOfLabel = false
  /// What the style of an app makes of the parts; nil for a style of the system.
  var make: (@MainActor (Parts) -> AnyView)?
}

/// A style of the system: it shows the control as it is, so that it need not be evaluated.
public protocol _SystemStyle {}

extension EnvironmentValues {
  private enum StyleKey<Parts>: EnvironmentKey {
    static var defaultValue: StyleSlot<Parts> { StyleSlot() }
  }

  /// The style of the controls with these parts.
  subscript<Parts>(styleOf parts: Parts.Type) -> StyleSlot<Parts> {
    get { self[StyleKey<Parts>.self] }
    set { self[StyleKey<Parts>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the controls in the view that have the parts of its look.
  ///
  /// The controls in its look have the style of the system, or the style around it if styles nest.
  nonisolated func styled<Style, Parts, Look: View>(
    _ style: Style, nests: Bool = false, isOfLabel: Bool = false,
    look: @escaping @MainActor (Style, Parts) -> Look
  ) -> some View {
    let style = Unchecked(style)
    return transformingEnvironment { environment in
      let outer = nests ? [environment[styleOf: Parts.self]] : []
      var slot = StyleSlot<Parts>(style: style.value, outer: outer, isOfLabel: isOfLabel)
      // A style of the system inside one of an app takes that one away.
      if !(style.value is any _SystemStyle) {
        slot.make = { AnyView(StyleBody(style.value, $0, look: look)) }
      }
      environment[styleOf: Parts.self] = slot
    }
  }
}

/// What a style makes of a control, as a view, so that the style has its own environment and state.
private struct StyleBody<Style, Parts, Look: View>: View {
  private let style: Installed<Style>
  private let parts: Parts
  private let look: @MainActor (Style, Parts) -> Look

  init(_ style: Style, _ parts: Parts, look: @escaping @MainActor (Style, Parts) -> Look) {
    self.style = Installed(value: style)
    self.parts = parts
    self.look = look
  }

  var body: some View { look(style.value, parts) }
}

/// A value whose dynamic properties are installed as those of the view that holds it.
struct Installed<Value>: DynamicProperty, PropertyContainer {
  let value: Value
  static var contentType: Any.Type { Value.self }
}

/// A dynamic property that only holds another structure.
protocol PropertyContainer {
  static var contentType: Any.Type { get }
}
