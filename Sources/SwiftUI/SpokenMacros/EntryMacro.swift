import Foundation

/// Expands `@Entry var name: Type = value` to a key of the environment, of the focused values, of a
/// transaction or of container values, and the accessors.
enum EntryMacro {
  static func expand(_ request: [String: Any]) -> Result<String, ExpansionError> {
    guard let declaration = request["declSyntax"] as? [String: Any],
      let source = declaration["source"] as? String, let role = request["macroRole"] as? String,
      let parts = parts(of: source)
    else { return .failure(ExpansionError("@Entry needs a variable with a value")) }
    if role == "accessor" {
      return .success(
        """
        get { self[__Key_\(parts.name).self] }
        set { self[__Key_\(parts.name).self] = newValue }
        """)
    }
    if stands(in: "FocusedValues", request) {
      // The key of a focused value names the wrapped type; the value is nil where no view gives
      // one.
      guard let type = parts.type, type.hasSuffix("?") else {
        return .failure(ExpansionError("@Entry of focused values needs an optional type"))
      }
      return .success(
        """
        private struct __Key_\(parts.name): FocusedValueKey {
          typealias Value = \(type.dropLast())
        }
        """)
    }
    let keys = ["Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey"]
    let key = keys.first { stands(in: $0.key, request) }?.value ?? "EnvironmentKey"
    return .success(
      """
      private struct __Key_\(parts.name): \(key) {
        \(defaultValue(parts.value ?? "nil", of: parts.type))
      }
      """)
  }

  /// The property of a key with its value.
  private static func defaultValue(_ value: String, of type: String?) -> String {
    // A computed value may have a type that is not safe to share between threads; only a stored one
    // can have its type inferred.
    guard let type else { return "static let defaultValue = \(value)" }
    // A line of its own, because a comment may follow the value.
    return "static var defaultValue: \(type) {\n\(value)\n}"
  }

  /// Whether the variable stands in an extension of a type.
  private static func stands(in type: String, _ request: [String: Any]) -> Bool {
    let around = request["lexicalContext"] as? [[String: Any]] ?? []
    return around.contains { context in
      let source = context["source"] as? String
      return source?.range(of: "extension\\s+(\\w+\\.)?\(type)\\b", options: .regularExpression)
        != nil
    }
  }

  /// The name, the type and the first value of a variable.
  private static func parts(
    of source: String
  ) -> (name: String, type: String?, value: String?)? {
    // The comment before it comes with it, and may have the word too.
    let declaration = source.trimmingPrefix(/(?:\s*\/\/[^\n]*\n)+/)
    guard let word = declaration.firstRange(of: /\bvar\s+/) else { return nil }
    let rest = declaration[word.upperBound...]
    // At the first sign only, because the value may be a closure with assignments.
    let sides = rest.split(separator: "=", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    guard let left = sides.first else { return nil }
    let named = left.split(separator: ":", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard let name = named.first, !name.isEmpty else { return nil }
    return (name, named.count > 1 ? named[1] : nil, sides.count > 1 ? sides[1] : nil)
  }
}
