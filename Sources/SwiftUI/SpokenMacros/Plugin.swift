/// What this program answers.
enum Plugin {
  /// The answer to a message; nil for one that is not known.
  static func answer(to message: Message) -> Message? {
    if message.content["getCapability"] != nil {
      return Message(content: [
        "getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [String]()]]
      ])
    }
    if let request = message.content["expandFreestandingMacro"] as? [String: Any] {
      return expanded(PreviewMacro.expand(request))
    }
    if let request = message.content["expandAttachedMacro"] as? [String: Any] {
      let macro = request["macro"] as? [String: Any]
      // `#Preview` reads @Previewable itself.
      let isPreviewable = macro?["typeName"] as? String == "PreviewableMacro"
      return expanded(isPreviewable ? .success("") : EntryMacro.expand(request))
    }
    return expanded(
      .failure(ExpansionError("this program expands only #Preview, @Previewable and @Entry")))
  }

  private static func expanded(_ result: Result<String, ExpansionError>) -> Message {
    var answer: [String: Any] = ["diagnostics": [Any]()]
    switch result {
    case .success(let source): answer["expandedSource"] = source
    case .failure(let error): answer["diagnostics"] = [error.diagnostic]
    }
    return Message(content: ["expandMacroResult": answer])
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
