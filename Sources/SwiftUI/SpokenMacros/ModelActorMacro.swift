/// Expands `@ModelActor` to an actor with a context of its own.
enum ModelActorMacro {
  /// The expansion: members, or the conformance.
  static func expand(_ request: [String: Any]) -> Result<String, ExpansionError> {
    guard request["macroRole"] as? String == "extension" else {
      return .success(
        """
        public nonisolated let modelExecutor: any ModelExecutor
        public nonisolated let modelContainer: ModelContainer
        public nonisolated var unownedExecutor: UnownedSerialExecutor {
          MainActor.sharedUnownedExecutor
        }
        public init(modelContainer: ModelContainer) {
          self.modelContainer = modelContainer
          modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
        }
        """)
    }
    let type = (request["extendedTypeSyntax"] as? [String: Any])?["source"] as? String
    return type.map { .success("extension \($0): ModelActor {}") }
      ?? .failure(ExpansionError("@ModelActor needs an actor"))
  }
}
