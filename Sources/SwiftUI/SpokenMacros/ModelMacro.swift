import Foundation

/// Expands `@Model` to a class whose variables are observed and kept by a context, and the attributes
/// of its variables.
enum ModelMacro {
  /// The expansion of `@Model`, or of the attribute that it gives to each variable.
  static func expand(_ request: [String: Any]) -> Result<String, ExpansionError> {
    let role = request["macroRole"] as? String
    guard let source = text("declSyntax", of: request) else {
      return .failure(ExpansionError("@Model needs a class"))
    }
    switch role {
    case "memberAttribute":
      return .success(Variable.persisted(in: source) == nil ? "" : "@_PersistedProperty")
    case "extension":
      let type = text("extendedTypeSyntax", of: request) ?? className(of: source)
      return .success("extension \(type): PersistentModel {}")
    default:
      guard SourceMask(source).declaresClass else {
        return .failure(ExpansionError("@Model needs a class; a struct cannot be a model"))
      }
      return .success(members(of: source))
    }
  }

  /// The expansion of the attribute that a variable of a model has.
  static func expandProperty(_ request: [String: Any]) -> Result<String, ExpansionError> {
    guard let source = text("declSyntax", of: request),
      let variable = Variable.persisted(in: source)
    else { return .failure(ExpansionError("a stored variable is needed")) }
    let name = variable.name
    let storage = "_" + name.filter { $0 != "`" }
    guard request["macroRole"] as? String == "accessor" else {
      return .success("private var \(storage) \(variable.rest)")
    }
    return .success(
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) { \(storage) = initialValue }
      get {
        _$model.read(self, \\.\(name))
        return \(storage)
      }
      set { _$model.write(self, \\.\(name), to: newValue, in: \\.\(storage)) }
      """)
  }

  /// What the class of a model has besides: its state, and the list of its properties.
  private static func members(of source: String) -> String {
    let type = className(of: source)
    let reader = VariableReader(membersOf: source)
    let unique = reader.macros.filter { $0.name == "Unique" }.map(\.arguments)
    let properties = reader.variables.filter(\.isKept).map { variable in
      "_ModelProperty(\"\(variable.name)\", \\\(type).\(variable.name)\(variable.options))"
    }
    return """
      public let _$model = _ModelState()
      public static var _$properties: [_ModelProperty] {
        [\(properties.joined(separator: ",\n"))]
      }
      public static var _$unique: [[AnyKeyPath]] {
        let keys: [[PartialKeyPath<\(type)>]] = [\(unique.joined(separator: ", "))]
        return keys
      }
      """
  }

  /// The name of a class in its declaration.
  private static func className(of source: String) -> String {
    let mask = SourceMask(source)
    guard let start = mask.startOfName(after: ["class"]) else { return "Self" }
    return mask.text(start..<mask.endOfWord(at: start))
  }

  private static func text(_ key: String, of request: [String: Any]) -> String? {
    (request[key] as? [String: Any])?["source"] as? String
  }
}

extension Variable {
  /// The variable of a declaration that a model observes; nil for a constant, a computed one and others.
  static func persisted(in declaration: String) -> Variable? {
    VariableReader(of: declaration).variables.first.flatMap {
      $0.isKept && !$0.isConstant ? $0 : nil
    }
  }

  /// Whether a model keeps it.
  fileprivate var isKept: Bool { !isStatic && !hasBlock && attribute("Transient") == nil }

  /// The description of the attribute or the relationship as a further argument, or nothing.
  fileprivate var options: String {
    for kind in ["Attribute", "Relationship"] {
      if let found = attribute(kind) { return ", Schema.\(kind)(\(found.arguments))" }
    }
    return ""
  }
}
