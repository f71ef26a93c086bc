public import SpokenViews

extension Scene {
  /// Gives a context to the scene.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    SceneWithContent(_content: AnyView(_content.modelContext(modelContext)))
  }

  /// Gives the context of a container to the scene.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    SceneWithContent(_content: AnyView(_content.modelContainer(container)))
  }

  /// Gives the context of a new container to the scene, which keeps it.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { modelContainer(for: [modelType], onSetup: onSetup) }

  /// Gives the context of a new container to the scene, which keeps it.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    SceneWithContent(
      _content: AnyView(_content.modelContainer(for: modelTypes, onSetup: onSetup)))
  }
}
