public import Observation

/// Changes the environment of a view.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(view, context, ModifierEffects(environment: { $0.change(&$1) }))
  }
}

/// Sets one value of the environment; an equal one changes nothing.
struct EnvironmentValueModifier<Value> {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension EnvironmentValueModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context,
      ModifierEffects(
        environment: { $1[keyPath: $0.path] = $0.value },
        // Compared, so that an equal value does not have every view inside evaluated again.
        isSameEnvironment: { $0.path == $1.path && areSame($0.value, $1.value) }))
  }
}

extension View {
  package nonisolated func transformingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(change: change))
  }

  /// Sets a value of the environment of the view.
  public nonisolated func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentValueModifier(path: path, value: value))
  }

  /// Gives an observable object to the view.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    transformingEnvironment { $0[object: Object.self] = object }
  }

  /// Changes a value of the environment of the view.
  public nonisolated func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    transformingEnvironment { transform(&$0[keyPath: path]) }
  }
}
