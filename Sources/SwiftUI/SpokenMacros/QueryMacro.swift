import Foundation

/// Expands `@Query(sort: \Item.name) var items: [Item]` to a query beside the variable, and its value.
enum QueryMacro {
  static func expand(_ request: [String: Any]) -> Result<String, ExpansionError> {
    let declaration = (request["declSyntax"] as? [String: Any])?["source"] as? String
    guard let variable = declaration.flatMap({ VariableReader(of: $0).variables.first }),
      let model = variable.elementType
    else { return .failure(ExpansionError("@Query needs a variable of a type such as [Item]")) }
    let storage = "_" + variable.name.filter { $0 != "`" }
    let type = "Query<\(model), [\(model)]>"
    let arguments = variable.attribute("Query")?.arguments ?? ""
    let isAccessor = request["macroRole"] as? String == "accessor"
    // In the closure of a preview the compiler looks at it too, before it is a property of a view;
    // there nothing can stand beside it.
    if !isMember(request) {
      return .success(isAccessor ? "get { \(type)(\(arguments)).wrappedValue }" : "")
    }
    return .success(
      isAccessor
        ? "get { \(storage).wrappedValue }" : "var \(storage): \(type) = .init(\(arguments))")
  }

  /// Whether the variable is a property of a type.
  private static func isMember(_ request: [String: Any]) -> Bool {
    let around = (request["lexicalContext"] as? [[String: Any]])?.first?["source"] as? String
    return around.map { SourceMask($0).declaresType } ?? false
  }
}

extension Variable {
  /// The type in the brackets of `: [Item]`, or of `: Array<Item>`; nil for another type.
  fileprivate var elementType: String? {
    let type = rest.drop { $0 == ":" || $0.isWhitespace }.prefix { $0 != "=" && $0 != "{" }
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if type.first == "[", type.last == "]", !type.contains(":") {
      return String(type.dropFirst().dropLast())
    }
    guard type.prefix(6) == "Array<", type.last == ">" else { return nil }
    return String(type.dropFirst(6).dropLast())
  }
}
