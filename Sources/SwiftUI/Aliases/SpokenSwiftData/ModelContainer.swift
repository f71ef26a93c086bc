/// Has the models of an app; all of them are in memory, and none at the start.
public final class ModelContainer: @unchecked Sendable {
  /// The classes of the models.
  public let schema: Schema
  /// How older models would be changed to newer ones; there are none.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// The configurations.
  public let configurations: Set<ModelConfiguration>
  let store = ModelStore()
  @MainActor private var main: ModelContext?

  /// A container of a schema.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [any DataStoreConfiguration]
  ) throws {
    schema = givenSchema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations.compactMap { $0 as? ModelConfiguration })
  }

  /// A container of a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container of classes.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container for an environment in which no view gives one.
  init() {
    schema = Schema()
    migrationPlan = nil
    configurations = []
  }

  /// The context for views.
  @MainActor
  public var mainContext: ModelContext {
    let context = main ?? ModelContext(self)
    main = context
    return context
  }

  /// Deletes all models.
  public func deleteAllData() { store.deleteAll() }

  /// Deletes all models.
  public func erase() throws { store.deleteAll() }
}

extension ModelContainer: Equatable {
  /// Whether both are the same container.
  public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }
}

/// How models are kept.
public protocol DataStoreConfiguration: Hashable {
  /// A name.
  var name: String { get }
  /// The classes of the models.
  var schema: Schema? { get }
}

/// Where models are kept: here in memory, whatever it says.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable, Sendable {
  /// A folder that apps share; changes nothing.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String
    /// By the entitlements of the app.
    public static let automatic = GroupContainer(name: "automatic")
    /// None.
    public static let none = GroupContainer(name: "none")
    /// By its name.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  /// A database of iCloud; changes nothing.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    /// By the entitlements of the app.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// None.
    public static let none = CloudKitDatabase(name: "none")
    /// A private one by its name.
    public static func `private`(_ name: String) -> CloudKitDatabase {
      CloudKitDatabase(name: name)
    }
  }

  /// A name.
  public let name: String
  /// The classes of the models.
  public let schema: Schema?
  /// Whether the app wants them in memory only.
  public let isStoredInMemoryOnly: Bool
  /// Whether they can be saved.
  public let allowsSave: Bool
  /// Where the app wants them.
  public let url: URL
  /// The database of iCloud.
  public let cloudKitDatabase: CloudKitDatabase
  /// The name, by which configurations differ.
  public var id: String { name }

  /// A configuration.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name, schema, isStoredInMemoryOnly, allowsSave, URL(filePath: "/dev/null"), cloudKitDatabase)
  }

  /// A configuration for classes.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// A configuration with the address of a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) { self.init(name, schema, false, allowsSave, url, cloudKitDatabase) }

  private init(
    _ name: String?, _ schema: Schema?, _ isStoredInMemoryOnly: Bool, _ allowsSave: Bool,
    _ url: URL, _ cloudKitDatabase: CloudKitDatabase
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.url = url
    self.cloudKitDatabase = cloudKitDatabase
  }
}
