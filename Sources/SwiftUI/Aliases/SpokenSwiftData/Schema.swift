/// The classes of an app's models.
public struct Schema: Hashable, Sendable {
  /// A class of a schema.
  public struct Entity: Hashable, Sendable {
    /// The name of the class.
    public let name: String
  }

  /// A version of a schema.
  public struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
    private let numbers: [Int]
    /// A version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    /// The number of great changes.
    public var major: Int { numbers[0] }
    /// The number of small changes.
    public var minor: Int { numbers[1] }
    /// The number of corrections.
    public var patch: Int { numbers[2] }
    /// The numbers with points between them.
    public var description: String { "\(major).\(minor).\(patch)" }
    /// Whether one version is older.
    public static func < (one: Version, other: Version) -> Bool {
      one.numbers.lexicographicallyPrecedes(other.numbers)
    }
  }

  /// The classes.
  public let entities: [Entity]
  /// The version.
  public let version: Version

  /// The schema of classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    entities = types.map { Entity(name: "\($0)") }
    self.version = version
  }

  /// The schema of classes.
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// The schema of a version.
  public init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

extension Schema {
  /// How a variable is kept.
  public struct Attribute {
    /// An option; only `unique` changes what is heard.
    public struct Option: Hashable, Sendable {
      private let name: String
      /// No two models have the same value: inserting a second one replaces the first.
      public static let unique = Option(name: "unique")
      /// In a file of its own.
      public static let externalStorage = Option(name: "externalStorage")
      /// For searches of the system.
      public static let spotlight = Option(name: "spotlight")
      /// Encrypted in iCloud.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// Known after the model was deleted.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// Not written.
      public static let ephemeral = Option(name: "ephemeral")
      /// Written by a transformer of a type.
      public static func transformable(by type: AnyClass) -> Option {
        Option(name: "transformable")
      }
      /// Written by a transformer of a name.
      public static func transformable(by name: String) -> Option { Option(name: "transformable") }
    }

    let options: [Option]

    /// How a variable is kept.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
    }
  }

  /// How a variable leads to other models.
  public struct Relationship {
    /// An option; changes nothing that is heard.
    public struct Option: Hashable, Sendable {
      /// There is at most one other model.
      public static let unique = Option()
    }

    /// What becomes of the others when a model is deleted.
    public enum DeleteRule: Hashable, Sendable {
      /// They stay as they are.
      case noAction
      /// They no longer lead to it.
      case nullify
      /// They are deleted too.
      case cascade
      /// It is not deleted while there are others.
      case deny
    }

    let deleteRule: DeleteRule
    let inverseKeyPath: AnyKeyPath?

    /// How a variable leads to other models.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      inverseKeyPath = inverse
    }
  }
}

/// A version of the models of an app.
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How older models would be changed to newer ones; there are no older ones here.
public protocol SchemaMigrationPlan {
  /// The versions.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps.
  static var stages: [MigrationStage] { get }
}

/// A step from a version of models to another; it is never taken.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
