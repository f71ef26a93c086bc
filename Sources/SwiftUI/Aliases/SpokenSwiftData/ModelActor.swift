/// An actor with a context of its own.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// What has the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model of an identity and a class, or nil.
  public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model?
  {
    modelContext.registeredModel(for: id)
  }
}

/// What has the context of an actor.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// What has the context of an actor, which runs on the main thread.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext
  /// With a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
