import Synchronization

/// The state of a model beside its properties: its identity, and who keeps it.
///
/// It is used where its model is: on one thread at a time.
public final class _ModelState {
  /// Numbers of objects, in the order of making.
  private static let numbers = Atomic<Int>(0)

  let number = numbers.add(1, ordering: .relaxed).newValue
  private let registrar = ObservationRegistrar()
  /// The store that has the object; nil before it is inserted and after it was deleted.
  weak var store: ModelStore?
  weak var context: ModelContext?
  var hasChanges = false
  var isDeleted = false

  /// The state of an object that no context keeps yet.
  public init() {}

  /// Notes that a property is read.
  public func read<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>) {
    // A fetch reads one property of every object; who fetches follows the store as a whole.
    if store?.isFetching != true { registrar.access(model, keyPath: path) }
  }

  /// Writes a property.
  @_disfavoredOverload
  public func write<Model: PersistentModel, Value>(
    _ model: Model, _ path: KeyPath<Model, Value>, to value: Value,
    in storage: ReferenceWritableKeyPath<Model, Value>
  ) { change(model, path, to: value, in: storage) }

  /// Writes a property; an equal value changes nothing.
  public func write<Model: PersistentModel, Value: Equatable>(
    _ model: Model, _ path: KeyPath<Model, Value>, to value: Value,
    in storage: ReferenceWritableKeyPath<Model, Value>
  ) { if model[keyPath: storage] != value { change(model, path, to: value, in: storage) } }

  /// Leads a property to another model.
  public func write<Model: PersistentModel, Other: PersistentModel>(
    _ model: Model, _ path: KeyPath<Model, Other>, to value: Other,
    in storage: ReferenceWritableKeyPath<Model, Other>
  ) { relate(model, path, to: value, in: storage) { [$0] } }

  /// Leads a property to another model, or to none.
  public func write<Model: PersistentModel, Other: PersistentModel>(
    _ model: Model, _ path: KeyPath<Model, Other?>, to value: Other?,
    in storage: ReferenceWritableKeyPath<Model, Other?>
  ) { relate(model, path, to: value, in: storage) { $0.map { [$0] } ?? [] } }

  /// Leads a property to other models.
  public func write<Model: PersistentModel, Other: PersistentModel>(
    _ model: Model, _ path: KeyPath<Model, [Other]>, to value: [Other],
    in storage: ReferenceWritableKeyPath<Model, [Other]>
  ) { relate(model, path, to: value, in: storage) { $0 } }

  /// Leads a property to other models, or to none.
  public func write<Model: PersistentModel, Other: PersistentModel>(
    _ model: Model, _ path: KeyPath<Model, [Other]?>, to value: [Other]?,
    in storage: ReferenceWritableKeyPath<Model, [Other]?>
  ) { relate(model, path, to: value, in: storage) { $0 ?? [] } }
}

extension _ModelState {
  private func relate<Model: PersistentModel, Value>(
    _ model: Model, _ path: KeyPath<Model, Value>, to value: Value,
    in storage: ReferenceWritableKeyPath<Model, Value>, _ list: (Value) -> [any PersistentModel]
  ) {
    let old = list(model[keyPath: storage])
    change(model, path, to: value, in: storage)
    store?.relate(model, at: path, from: old, to: list(value))
  }

  private func change<Model: PersistentModel, Value>(
    _ model: Model, _ path: KeyPath<Model, Value>, to value: Value,
    in storage: ReferenceWritableKeyPath<Model, Value>
  ) {
    let old = model[keyPath: storage]
    set(model, path, to: value, in: storage)
    context?.note(.changed, model) { [self] in set(model, path, to: old, in: storage) }
    store?.hasChanged()
  }

  private func set<Model: PersistentModel, Value>(
    _ model: Model, _ path: KeyPath<Model, Value>, to value: Value,
    in storage: ReferenceWritableKeyPath<Model, Value>
  ) {
    registrar.withMutation(of: model, keyPath: path) { model[keyPath: storage] = value }
  }
}
