/// A method by its name, for an app's `#selector`, whose word has as many letters.
///
/// A method of the object around is called on the target, as by `#selector`.
@freestanding(expression)
public macro Selector<Method>(_ method: Method) -> Selector =
  #externalMacro(module: "SpokenMacros", type: "SelectorMacro")

/// The getter of a property by its name, for an app's `#selector(getter:)`.
@freestanding(expression)
public macro Selector<Value>(getter property: Value) -> Selector =
  #externalMacro(module: "SpokenMacros", type: "SelectorMacro")

/// The setter of a property by its name, for an app's `#selector(setter:)`.
@freestanding(expression)
public macro Selector<Value>(setter property: Value) -> Selector =
  #externalMacro(module: "SpokenMacros", type: "SelectorMacro")
