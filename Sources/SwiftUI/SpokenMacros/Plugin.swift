/// What this program answers.
enum Plugin {
  /// The answer to a message; nil for one that is not known.
  static func answer(to message: PluginMessage) -> PluginMessage? {
    if message.content["getCapability"] != nil {
      return PluginMessage(content: [
        "getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [String]()]]
      ])
    }
    if let request = message.content["expandFreestandingMacro"] as? [String: Any] {
      return expanded(freestanding(request))
    }
    if let request = message.content["expandAttachedMacro"] as? [String: Any] {
      return expanded(attached(request))
    }
    return expanded(
      .failure(ExpansionError("this program expands only the macros of SpokenScreen")))
  }

  /// The name of the type that expands a macro, as its declaration has it.
  private static func typeName(_ request: [String: Any]) -> String? {
    (request["macro"] as? [String: Any])?["typeName"] as? String
  }

  private static func freestanding(_ request: [String: Any]) -> Result<String, ExpansionError> {
    switch typeName(request) {
    // What `#Unique` and `#Index` say is read by `@Model` around them.
    case "ModelNoteMacro": .success("")
    case "RuleMacro": RuleMacro.expand(request)
    case "SelectorMacro": SelectorMacro.expand(request)
    default: PreviewMacro.expand(request)
    }
  }

  private static func attached(_ request: [String: Any]) -> Result<String, ExpansionError> {
    switch typeName(request) {
    // `#Preview` reads @Previewable itself, and `@Model` the attributes of its variables.
    case "PreviewableMacro", "ModelNoteMacro": .success("")
    case "ModelMacro": ModelMacro.expand(request)
    case "PersistedPropertyMacro": ModelMacro.expandProperty(request)
    case "ParameterMacro": ParameterMacro.expand(request)
    case "QueryMacro": QueryMacro.expand(request)
    case "ModelActorMacro": ModelActorMacro.expand(request)
    default: EntryMacro.expand(request)
    }
  }

  private static func expanded(_ result: Result<String, ExpansionError>) -> PluginMessage {
    var answer: [String: Any] = ["diagnostics": [Any]()]
    switch result {
    case .success(let source): answer["expandedSource"] = source
    case .failure(let error): answer["diagnostics"] = [error.diagnostic]
    }
    return PluginMessage(content: ["expandMacroResult": answer])
  }
}

/// Why a macro cannot be expanded.
struct ExpansionError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// The error as the compiler reads it.
  var diagnostic: [String: Any] {
    [
      "message": message, "severity": "error",
      "position": ["fileName": "", "offset": 0],
      "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
    ]
  }
}
