public import SpokenViews

/// The models of a view's context that fit; the view is evaluated again when any of them changes.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var found = FoundModels<Element>()
  private let descriptor: FetchDescriptor<Element>
  private let convert: ([Element]) -> Result

  /// The models.
  public var wrappedValue: Result { convert(found.models(descriptor, in: context)) }

  /// Why they cannot be fetched, or nil.
  public var fetchError: (any Error)? {
    _ = found.models(descriptor, in: context)
    return found.error
  }

  /// The context.
  public var modelContext: ModelContext { context }

  /// Is called before the body: what was found for another descriptor is forgotten.
  public mutating func update() { found.forget() }
}

// State and what is found are used on the main actor.
extension Query: @unchecked Sendable {}

/// What a query found, for as long as nothing changes.
private final class FoundModels<Model: PersistentModel> {
  private var models: [Model] = []
  private var revision: Int?
  private var store: ModelStore?
  private(set) var error: (any Error)?

  func forget() { revision = nil }

  func models(_ descriptor: FetchDescriptor<Model>, in context: ModelContext) -> [Model] {
    let now = context.container.store
    // Read each time: whoever is evaluated now follows the store by it.
    let current = now.revision
    if current == revision, now === store { return models }
    (revision, store) = (current, now)
    do {
      (models, error) = (try now.fetch(descriptor), nil)
    } catch {
      (models, self.error) = ([], error)
    }
    return models
  }
}

extension Query where Result == [Element] {
  /// The models that a descriptor describes.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.descriptor = descriptor
    convert = { $0 }
  }

  /// The models that a descriptor describes; a change of them is not animated here.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor)
  }

  /// All models, in the order of insertion.
  public init() { self.init(FetchDescriptor()) }

  /// All models; a change of them is not animated here.
  public init(animation: Animation) { self.init(FetchDescriptor()) }

  /// All models; a change of them is not animated here.
  public init(transaction: Transaction) { self.init(FetchDescriptor()) }

  /// The models that fulfil something, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  /// The models that fulfil something, in an order; a change of them is not animated here.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  /// The models that fulfil something, by the values at a key path.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) { self.init(filter, SortDescriptor(keyPath, order: order)) }

  /// The models that fulfil something, by the values at a key path.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) { self.init(filter, SortDescriptor(keyPath, order: order)) }

  /// The models that fulfil something, by the values at a key path; those without a value come first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) { self.init(filter, SortDescriptor(keyPath, order: order)) }

  /// The models that fulfil something, by the values at a key path; those without a value come first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) { self.init(filter, SortDescriptor(keyPath, order: order)) }

  private init(_ filter: Predicate<Element>?, _ order: SortDescriptor<Element>) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [order]))
  }
}
