public import SpokenViews

/// All models of the variable's type, in the order of insertion.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() =
  #externalMacro(module: "SpokenMacros", type: "QueryMacro")

/// All models; a change of them is not animated here.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "SpokenMacros", type: "QueryMacro")

/// All models; a change of them is not animated here.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "SpokenMacros", type: "QueryMacro")

/// The models that a descriptor describes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) =
  #externalMacro(module: "SpokenMacros", type: "QueryMacro")

/// The models that a descriptor describes; a change of them is not animated here.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) =
  #externalMacro(module: "SpokenMacros", type: "QueryMacro")

/// The models that fulfil something, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) =
  #externalMacro(module: "SpokenMacros", type: "QueryMacro")

/// The models that fulfil something, in an order; a change of them is not animated here.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) =
  #externalMacro(module: "SpokenMacros", type: "QueryMacro")

/// The models that fulfil something, by the values at a key path.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) =
  #externalMacro(module: "SpokenMacros", type: "QueryMacro")

/// The models that fulfil something, by the values at a key path; a change of them is not animated here.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, animation: Animation
) =
  #externalMacro(module: "SpokenMacros", type: "QueryMacro")

/// The models that fulfil something, by the values at a key path.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) =
  #externalMacro(module: "SpokenMacros", type: "QueryMacro")

/// The models that fulfil something, by the values at a key path; a change of them is not animated here.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, animation: Animation
) =
  #externalMacro(module: "SpokenMacros", type: "QueryMacro")
