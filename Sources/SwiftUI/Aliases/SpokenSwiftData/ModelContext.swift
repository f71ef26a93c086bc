public import SpokenViews

/// Keeps models: what is inserted and changed through it is in memory, and seen at once by all
/// contexts of its container.
public final class ModelContext {
  /// What happened to a model since the context was saved.
  enum Change: Hashable { case inserted, changed, deleted }

  private struct Pending {
    let change: Change
    let model: any PersistentModel
    let revert: () -> Void
  }

  /// Is posted before a context is saved.
  public static let willSave = Notification.Name("ModelContext.willSave")
  /// Is posted after a context was saved.
  public static let didSave = Notification.Name("ModelContext.didSave")

  /// The container.
  public let container: ModelContainer
  /// Whether the context saves by itself; changes nothing, as nothing is written.
  public var autosaveEnabled = true
  /// Who makes the changes.
  public var author: String?
  /// What undoes changes; nothing is registered with it.
  public var undoManager: UndoManager?
  private var pending: [Pending] = []
  private var isReverting = false

  /// A context of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Whether anything changed since it was saved.
  public var hasChanges: Bool { !pending.isEmpty }
  /// The models that were inserted since it was saved.
  public var insertedModelsArray: [any PersistentModel] { models(.inserted) }
  /// The models that were changed since it was saved.
  public var changedModelsArray: [any PersistentModel] { models(.changed) }
  /// The models that were deleted since it was saved.
  public var deletedModelsArray: [any PersistentModel] { models(.deleted) }

  /// Inserts a model, with those that it leads to.
  public func insert<Model: PersistentModel>(_ model: Model) {
    container.store.insert(model, by: self)
  }

  /// Deletes a model, and does with those that it leads to what their relations say.
  public func delete<Model: PersistentModel>(_ model: Model) {
    container.store.delete(model, by: self)
  }

  /// Deletes the models of a class that fulfil something.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  /// Ends the changes, which can no longer be taken back; nothing is written.
  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    for entry in pending { entry.model._$model.hasChanges = false }
    pending = []
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Takes back every change since it was saved.
  public func rollback() {
    isReverting = true
    for entry in pending.reversed() {
      entry.revert()
      entry.model._$model.hasChanges = false
    }
    isReverting = false
    pending = []
    container.store.hasChanged()
  }

  /// Performs changes and saves them.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Does nothing: changes are seen at once.
  public func processPendingChanges() {}
}

extension ModelContext {
  /// The models that fit.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [Model] { try container.store.fetch(descriptor) }

  /// The models that fit.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int
  ) throws -> FetchResultsCollection<Model> {
    FetchResultsCollection(models: try fetch(descriptor))
  }

  /// How many models fit.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int { try fetch(descriptor).count }

  /// The identities of the models that fit.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// Performs something with each model that fits.
  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws { for model in try fetch(descriptor) { try block(model) } }

  /// The model of an identity and a class, or nil.
  public func registeredModel<Model: PersistentModel>(
    for id: PersistentIdentifier
  ) -> Model? { container.store.model(id) as? Model }

  /// The model of an identity, which must be there.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = container.store.model(id) else {
      // SwiftData stops here too.
      preconditionFailure("no \(id.entityName) has this identity; it was deleted or not inserted")
    }
    return model
  }

  /// Notes a change and how it is taken back.
  func note(_ change: Change, _ model: any PersistentModel, revert: @escaping () -> Void) {
    guard !isReverting else { return }
    model._$model.hasChanges = true
    pending.append(Pending(change: change, model: model, revert: revert))
    // Without a limit an app that never saves would keep every value that a property ever had.
    if autosaveEnabled, pending.count > 10_000 { try? save() }
  }

  private func models(_ change: Change) -> [any PersistentModel] {
    var known: Set<Int> = []
    return pending.filter { $0.change == change && known.insert($0.model._$model.number).inserted }
      .map(\.model)
  }
}

extension ModelContext: Equatable {
  /// Whether both are the same context.
  public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }
}
