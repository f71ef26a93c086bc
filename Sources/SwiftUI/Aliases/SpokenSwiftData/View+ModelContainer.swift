public import SpokenViews

extension EnvironmentValues {
  /// The context of the models; where no view gives one, it is that of an empty container.
  @Entry public var modelContext: ModelContext = ModelContext(ModelContainer())
}

extension View {
  /// Gives a context to the view.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Gives the context of a container to the view.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the context of a new container to the view, which keeps it.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(ContainerModifier(types: [modelType], onSetup: onSetup))
  }

  /// Gives the context of a new container to the view, which keeps it.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(ContainerModifier(types: modelTypes, onSetup: onSetup))
  }
}

/// Gives a container to a view, which is made when the view is mounted.
private struct ContainerModifier {
  @State private var made = MadeContainer()
  let types: [any PersistentModel.Type]
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  init(
    types: [any PersistentModel.Type],
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    self.types = types
    self.onSetup = onSetup
  }
}

extension ContainerModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.modelContext, made.context(for: types, onSetup))
  }
}

/// The container that a view keeps.
private final class MadeContainer: @unchecked Sendable {
  private var container: ModelContainer?

  @MainActor
  func context(
    for types: [any PersistentModel.Type],
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContext {
    if let container { return container.mainContext }
    let made = Result { try ModelContainer(for: Schema(types)) }
    let new = (try? made.get()) ?? ModelContainer()
    container = new
    onSetup(made)
    return new.mainContext
  }
}
