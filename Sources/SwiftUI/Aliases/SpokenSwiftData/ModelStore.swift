/// The objects of a container, in memory.
final class ModelStore: Observable {
  private struct Row {
    let place: Int
    let model: any PersistentModel
  }

  private let registrar = ObservationRegistrar()
  private var rows: [ObjectIdentifier: [Int: Row]] = [:]
  private var types: [ObjectIdentifier: ModelType] = [:]
  private var places = 0
  private var changes = 0
  /// Whether objects are read for a fetch.
  private(set) var isFetching = false

  /// How often anything has changed; a view that reads it is evaluated again at the next change.
  var revision: Int {
    registrar.access(self, keyPath: \.revision)
    return changes
  }

  /// Says that an object was inserted, changed or deleted.
  func hasChanged() {
    registrar.withMutation(of: self, keyPath: \.revision) { changes += 1 }
  }

  /// The objects of a class that fit, in their order; the store's own order is that of insertion.
  func fetch<Model>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    let wasFetching = isFetching
    isFetching = true
    defer { isFetching = wasFetching }
    var found = all(Model.self)
    if let predicate = descriptor.predicate {
      found = try found.filter { try predicate.evaluate($0) }
    }
    if !descriptor.sortBy.isEmpty { found = found.ordered(by: descriptor.sortBy) }
    let rest = found.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    return Array(descriptor.fetchLimit.flatMap { $0 > 0 ? rest.prefix($0) : nil } ?? rest)
  }

  /// All objects of a class, in the order of insertion.
  func all<Model: PersistentModel>(_ type: Model.Type) -> [Model] {
    let found = rows[ObjectIdentifier(type)] ?? [:]
    return found.values.sorted { $0.place < $1.place }.compactMap { $0.model as? Model }
  }

  /// The object with an identity, or nil.
  func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    rows.values.lazy.compactMap { $0[id.number]?.model }.first
  }

  /// Whether the store has an object.
  func has(_ model: any PersistentModel) -> Bool { model._$model.store === self }
}

extension ModelStore {
  /// Takes an object, and those that it leads to.
  func insert(_ model: any PersistentModel, by context: ModelContext) {
    guard !has(model) else { return }
    replaceEqual(of: model, by: context)
    add(model, context)
    context.note(.inserted, model) { [unowned self] in drop(model) }
    for property in self.type(of: model).relations {
      connect(model, property, to: property.relation?.others(model) ?? [])
    }
    hasChanged()
  }

  /// Deletes an object, and what its relations say.
  func delete(_ model: any PersistentModel, by context: ModelContext) {
    guard has(model) else { return }
    let relations = self.type(of: model).relations.compactMap { property in
      property.relation.map { (property, $0, $0.others(model)) }
    }
    // A relation that denies the deletion keeps the object as long as it leads to others.
    guard !relations.contains(where: { $0.1.rule == .deny && !$0.2.isEmpty }) else { return }
    drop(model)
    context.note(.deleted, model) { [unowned self, unowned context] in add(model, context) }
    for (property, relation, others) in relations {
      for other in others {
        if relation.rule == .cascade { delete(other, by: context) }
        if relation.rule != .noAction {
          inverse(of: property, of: model, relation)?.remove(model, from: other)
        }
      }
    }
    hasChanged()
  }

  /// Deletes everything.
  func deleteAll() {
    for row in rows.values.flatMap(\.values) { drop(row.model) }
    hasChanged()
  }

  /// Keeps both sides of a relation equal after one of them changed.
  func relate(
    _ model: any PersistentModel, at path: AnyKeyPath, from old: [any PersistentModel],
    to new: [any PersistentModel]
  ) {
    guard let property = self.type(of: model).relation(at: path), let relation = property.relation
    else { return }
    let (before, after) = (Set(old.map(\._$model.number)), Set(new.map(\._$model.number)))
    let inverse = inverse(of: property, of: model, relation)
    for other in old where !after.contains(other._$model.number) {
      inverse?.remove(model, from: other)
    }
    connect(model, property, to: new.filter { !before.contains($0._$model.number) })
  }

  private func connect(
    _ model: any PersistentModel, _ property: _ModelProperty, to others: [any PersistentModel]
  ) {
    guard let relation = property.relation, let context = model._$model.context else { return }
    let inverse = inverse(of: property, of: model, relation)
    for other in others {
      insert(other, by: context)
      inverse?.add(model, to: other)
    }
  }

  private func inverse(
    of property: _ModelProperty, of model: any PersistentModel, _ relation: ModelRelation
  ) -> ModelRelation? {
    let own = Swift.type(of: model)
    return type(of: own).inverse(of: property, of: own, in: type(of: relation.destination))
  }

  private func type(of model: any PersistentModel) -> ModelType { type(of: Swift.type(of: model)) }

  private func type(of type: any PersistentModel.Type) -> ModelType {
    // Listing the properties makes key paths and closures, and each change of a relation asks.
    if let known = types[ObjectIdentifier(type)] { return known }
    let new = ModelType(type)
    types[ObjectIdentifier(type)] = new
    return new
  }

  /// Deletes the objects whose unique values a new one has.
  private func replaceEqual(of model: any PersistentModel, by context: ModelContext) {
    for paths in type(of: model).unique {
      let values = paths.map { uniqueValue(of: model, at: $0) }
      guard !values.contains(nil) else { continue }
      let others = rows[ObjectIdentifier(Swift.type(of: model))] ?? [:]
      for row in others.values
      where paths.map({ uniqueValue(of: row.model, at: $0) }) == values {
        drop(row.model)
        context.note(.deleted, row.model) { [unowned self, unowned context] in
          add(row.model, context)
        }
      }
    }
  }

  private func add(_ model: any PersistentModel, _ context: ModelContext) {
    places += 1
    rows[ObjectIdentifier(Swift.type(of: model)), default: [:]][model._$model.number] =
      Row(place: places, model: model)
    model._$model.store = self
    model._$model.context = context
    model._$model.isDeleted = false
  }

  private func drop(_ model: any PersistentModel) {
    rows[ObjectIdentifier(Swift.type(of: model))]?[model._$model.number] = nil
    model._$model.store = nil
    model._$model.context = nil
    model._$model.isDeleted = true
  }
}
