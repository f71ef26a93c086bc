/// Which models are fetched, and in which order.
public struct FetchDescriptor<Model: PersistentModel> {
  /// What they fulfil, or nil for all.
  public var predicate: Predicate<Model>?
  /// Their order; without any it is that of insertion.
  public var sortBy: [SortDescriptor<Model>]
  /// How many are fetched at most; nil and 0 mean all.
  public var fetchLimit: Int?
  /// How many are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether what is not saved counts; it always does here.
  public var includePendingChanges = true
  /// Properties that are fetched; changes nothing, as everything is in memory.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// Relations that are fetched too; changes nothing, as everything is in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  /// The models that fulfil something, in an order.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

// A key path to a property of a model is no more than its name.
extension FetchDescriptor: @unchecked Sendable {}

/// What a fetch found.
public struct FetchResultsCollection<Model: PersistentModel>: RandomAccessCollection {
  let models: [Model]
  /// The first place.
  public var startIndex: Int { models.startIndex }
  /// The place after the last.
  public var endIndex: Int { models.endIndex }
  /// The model at a place.
  public subscript(place: Int) -> Model { models[place] }
}
