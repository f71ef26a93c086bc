/// What a style makes of a control, as a view, so that the style has its own environment and state.
struct Styled<Style, Configuration, Look: View>: View {
  private let style: Installed<Style>
  private let configuration: Configuration
  private let look: @MainActor (Style, Configuration) -> Look

  init(
    _ style: Style, _ configuration: Configuration,
    look: @escaping @MainActor (Style, Configuration) -> Look
  ) {
    self.style = Installed(value: style)
    self.configuration = configuration
    self.look = look
  }

  var body: some View { look(style.value, configuration) }
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
