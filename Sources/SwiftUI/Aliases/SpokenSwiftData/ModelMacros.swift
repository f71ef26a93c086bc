/// Makes a class a model: its variables are observed, and a context keeps them in memory.
@attached(member, names: named(_$model), named(_$properties), named(_$unique))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SpokenMacros", type: "ModelMacro")

/// What `@Model` writes before each variable that is kept.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "SpokenMacros", type: "PersistedPropertyMacro")

/// How a variable is kept; of the options only `unique` changes what is heard.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SpokenMacros", type: "ModelNoteMacro")

/// How a variable leads to other models, and what becomes of them when this one is deleted.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SpokenMacros", type: "ModelNoteMacro")

/// A variable that is not kept, and whose changes are not observed.
@attached(peer)
public macro Transient() = #externalMacro(module: "SpokenMacros", type: "ModelNoteMacro")

/// Values that no two models of a type have together: inserting a second one replaces the first.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "SpokenMacros", type: "ModelNoteMacro")

/// An index for fetches; changes nothing that is heard.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "SpokenMacros", type: "ModelNoteMacro")

/// Makes an actor one with a context of its own; it runs on the main thread, as the models do.
@attached(
  member, names: named(modelExecutor), named(modelContainer), named(unownedExecutor), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SpokenMacros", type: "ModelActorMacro")
