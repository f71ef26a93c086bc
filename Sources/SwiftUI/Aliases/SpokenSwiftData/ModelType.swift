/// A class of models: its properties, and which of them lead to each other.
struct ModelType {
  private let properties: [_ModelProperty]
  /// Key paths whose values together no two objects share.
  let unique: [[AnyKeyPath]]

  init(_ type: any PersistentModel.Type) {
    properties = type._$properties
    unique = properties.filter(\.isUnique).map { [$0.path] } + type._$unique
  }

  /// The relations to other models.
  var relations: [_ModelProperty] { properties.filter { $0.relation != nil } }

  /// The relation at a key path, or nil.
  func relation(at path: AnyKeyPath) -> _ModelProperty? {
    relations.first { $0.path == path }
  }
}

extension ModelType {
  /// The relation of another class that leads back, or nil.
  ///
  /// As in SwiftData it is the one that either side names, or else the only one between both that
  /// neither side names.
  func inverse(
    of property: _ModelProperty, of type: any PersistentModel.Type, in other: ModelType
  ) -> ModelRelation? {
    guard let relation = property.relation else { return nil }
    if let path = relation.inverse { return other.relation(at: path)?.relation }
    let back = other.relations.filter { $0.relation?.destination == type }
    if let named = back.first(where: { $0.relation?.inverse == property.path }) {
      return named.relation
    }
    let there = relations.filter { $0.relation?.destination == relation.destination }
    let free = back.filter { $0.relation?.inverse == nil && $0.path != property.path }
    guard there.count == 1, free.count == 1 else { return nil }
    return free[0].relation
  }
}

/// The value of an object at a key path, if it can be compared and is not nil.
func uniqueValue(of model: any PersistentModel, at path: AnyKeyPath) -> AnyHashable? {
  let value = (model as AnyObject as Any)[keyPath: path]
  if let optional = value as? any AnyOptional, optional.isNil { return nil }
  return value as? AnyHashable
}

/// An optional, whatever its type.
private protocol AnyOptional {
  var isNil: Bool { get }
}

extension Optional: AnyOptional {
  fileprivate var isNil: Bool { self == nil }
}
