/// A class whose objects a context keeps; `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The state of an object, which `@Model` writes.
  var _$model: _ModelState { get }
  /// The properties that are kept, which `@Model` writes.
  static var _$properties: [_ModelProperty] { get }
  /// The properties of each `#Unique`, which `@Model` writes.
  static var _$unique: [[AnyKeyPath]] { get }
}

extension PersistentModel {
  /// The identity of the object; it does not change when the object is inserted or saved.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: "\(Self.self)", number: _$model.number)
  }

  /// The identity of the object, unless the class has another.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that keeps the object, or nil.
  public var modelContext: ModelContext? { _$model.context }

  /// Whether it was inserted or changed since its context was saved.
  public var hasChanges: Bool { _$model.hasChanges }

  /// Whether it was deleted.
  public var isDeleted: Bool { _$model.isDeleted }

  /// Whether both are the same object.
  public static func == (one: Self, other: Self) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(_$model.number) }
}

/// The identity of a model.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Identifiable, Comparable {
  /// The name of the class.
  public let entityName: String
  let number: Int

  /// The identity itself.
  public var id: PersistentIdentifier { self }
  /// The name of the store; nil, because models are only in memory.
  public var storeIdentifier: String? { nil }

  /// Whether one object was made before another.
  public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}
