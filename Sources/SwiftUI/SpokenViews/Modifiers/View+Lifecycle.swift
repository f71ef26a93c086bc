/// Closures for the times of a view's life.
struct LifecycleModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

extension LifecycleModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context,
      ModifierEffects(presence: { modifier, isShown in
        (isShown ? modifier.appear : modifier.disappear)?()
      }))
  }
}

/// Work that lasts as long as the view is on the screen, or as a value is equal.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void
}

extension TaskModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    // Outside of the effects, so that all of them end the same task.
    let running = RunningTask()
    return ModifierNode(
      view, context,
      ModifierEffects(
        didReceive: { old, new, view in
          // As with `onChange`, the work starts when every view has its new value.
          if old.id != new.id { view.root.afterUpdate { running.startAgain(new) } }
        },
        // At once: a screen that ends has no more updates, after which the view would disappear.
        willUnmount: { _, _ in running.end() },
        presence: { modifier, isShown in
          if isShown { running.start(modifier) } else { running.end() }
        }))
  }

  /// The task of a mounted view; nil while the view is not on the screen.
  @MainActor
  private final class RunningTask {
    private var task: Task<Void, Never>?

    func start(_ modifier: TaskModifier) {
      // The work for the old value is cancelled, and not waited for, as in SwiftUI.
      end()
      let action = modifier.action
      task = Task(priority: modifier.priority) { @MainActor in await action() }
    }

    /// Starts the work for another value, if the view is on the screen.
    func startAgain(_ modifier: TaskModifier) { if task != nil { start(modifier) } }

    func end() {
      task?.cancel()
      task = nil
    }
  }
}

/// A closure for changes of a value.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context,
      ModifierEffects(
        willMount: { new, view in
          // The closure may set state, which must not happen while the views are still being
          // mounted.
          if new.isInitial { view.root.afterUpdate { new.action(new.value, new.value) } }
        },
        didReceive: { old, new, view in
          guard old.value != new.value else { return }
          view.root.afterUpdate { new.action(old.value, new.value) }
        }))
  }
}

extension View {
  /// Performs a closure before the view is on the screen, also when it comes back from below another
  /// one or from another tab.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: action))
  }

  /// Performs a closure after the view left the screen, also when a pushed one or another tab covers
  /// it.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(disappear: action))
  }

  /// Starts work when the view appears, and cancels it when the view leaves the screen.
  @preconcurrency
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts work when the view appears, and again when a value changes.
  @preconcurrency
  public nonisolated func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }

  // A closure that never waits is not converted to one that may: in a long body that conversion makes
  // the compiler weigh every other overload again.

  /// Does work that never waits when the view appears.
  @preconcurrency
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Does work that never waits when the view appears, and again when a value changes.
  @preconcurrency
  public nonisolated func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }

  /// Performs a closure with the new value when a value changed.
  @_disfavoredOverload
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  /// Performs a closure with the old and the new value when a value changed.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Performs a closure when a value changed.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
}
