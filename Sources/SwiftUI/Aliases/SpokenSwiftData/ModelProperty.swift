/// A property of a model, as `@Model` lists it.
public struct _ModelProperty {
  let name: String
  let path: AnyKeyPath
  let isUnique: Bool
  /// How it leads to other models; nil for a value.
  let relation: ModelRelation?

  /// A value.
  @_disfavoredOverload
  public init<Model: PersistentModel, Value>(
    _ name: String, _ path: KeyPath<Model, Value>, _ attribute: Schema.Attribute? = nil
  ) {
    self.init(name, path, isUnique: attribute?.options.contains(.unique) ?? false, nil)
  }

  /// A relation to one other model.
  public init<Model: PersistentModel, Other: PersistentModel>(
    _ name: String, _ path: ReferenceWritableKeyPath<Model, Other>,
    _ relationship: Schema.Relationship? = nil
  ) {
    self.init(
      name, path,
      ModelRelation(relationship, Other.self, path) {
        [$0]
      } with: {
        $0 = $1
      } without: { _, _ in
      })
  }

  /// A relation to one other model or none.
  public init<Model: PersistentModel, Other: PersistentModel>(
    _ name: String, _ path: ReferenceWritableKeyPath<Model, Other?>,
    _ relationship: Schema.Relationship? = nil
  ) {
    self.init(
      name, path,
      ModelRelation(relationship, Other.self, path) {
        $0.map { [$0] } ?? []
      } with: {
        $0 = $1
      } without: { value, _ in
        value = nil
      })
  }

  /// A relation to other models.
  public init<Model: PersistentModel, Other: PersistentModel>(
    _ name: String, _ path: ReferenceWritableKeyPath<Model, [Other]>,
    _ relationship: Schema.Relationship? = nil
  ) {
    self.init(
      name, path,
      ModelRelation(relationship, Other.self, path) {
        $0
      } with: {
        $0.append($1)
      } without: { value, other in
        value.removeAll { $0 === other }
      })
  }

  /// A relation to other models or none.
  public init<Model: PersistentModel, Other: PersistentModel>(
    _ name: String, _ path: ReferenceWritableKeyPath<Model, [Other]?>,
    _ relationship: Schema.Relationship? = nil
  ) {
    self.init(
      name, path,
      ModelRelation(relationship, Other.self, path) {
        $0 ?? []
      } with: {
        $0 = ($0 ?? []) + [$1]
      } without: { value, other in
        value?.removeAll { $0 === other }
      })
  }

  private init(
    _ name: String, _ path: AnyKeyPath, isUnique: Bool = false, _ relation: ModelRelation?
  ) {
    self.name = name
    self.path = path
    self.isUnique = isUnique
    self.relation = relation
  }
}

/// How a property leads to other models, whatever the types.
struct ModelRelation {
  let rule: Schema.Relationship.DeleteRule
  /// The property of the others that leads back, as the app says it; nil if it does not.
  let inverse: AnyKeyPath?
  let destination: any PersistentModel.Type
  /// The models that an object's property leads to.
  let others: (any PersistentModel) -> [any PersistentModel]
  private let change: (_ model: any PersistentModel, _ other: any PersistentModel, Bool) -> Void

  init<Model: PersistentModel, Other: PersistentModel, Value>(
    _ relationship: Schema.Relationship?, _ destination: Other.Type,
    _ path: ReferenceWritableKeyPath<Model, Value>, _ list: @escaping (Value) -> [Other],
    with: @escaping (inout Value, Other) -> Void, without: @escaping (inout Value, Other) -> Void
  ) {
    rule = relationship?.deleteRule ?? .nullify
    inverse = relationship?.inverseKeyPath
    self.destination = destination
    others = { model in (model as? Model).map { list($0[keyPath: path]) } ?? [] }
    change = { model, other, adds in
      guard let model = model as? Model, let other = other as? Other else { return }
      var value = model[keyPath: path]
      guard list(value).contains(where: { $0 === other }) != adds else { return }
      if adds { with(&value, other) } else { without(&value, other) }
      model[keyPath: path] = value
    }
  }

  /// Leads an object's property to another one too, unless it does already.
  func add(_ other: any PersistentModel, to model: any PersistentModel) {
    change(model, other, true)
  }

  /// Leads an object's property to another one no longer.
  func remove(_ other: any PersistentModel, from model: any PersistentModel) {
    change(model, other, false)
  }
}
