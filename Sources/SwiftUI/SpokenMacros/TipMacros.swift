import Foundation

/// Expands `@Parameter static var isOpen = false` of a tip to an observed value beside the variable.
enum ParameterMacro {
  static func expand(_ request: [String: Any]) -> Result<String, ExpansionError> {
    let source = (request["declSyntax"] as? [String: Any])?["source"] as? String
    guard let variable = source.flatMap({ VariableReader(of: $0).variables.first }),
      let (type, value) = variable.typeAndValue
    else { return .failure(ExpansionError("@Parameter needs a static variable with a value")) }
    let name = "$" + variable.name
    if request["macroRole"] as? String == "accessor" {
      return .success(
        "get { \(name).wrappedValue }\nset { \(name).wrappedValue = newValue }")
    }
    return .success("static let \(name) = Tips.Parameter\(type.map { "<\($0)>" } ?? "")(\(value))")
  }
}

extension Variable {
  /// The type, if the variable states it, and the first value.
  fileprivate var typeAndValue: (type: String?, value: String)? {
    let sides = rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else { return nil }
    let type = sides[0].drop { $0 == ":" || $0.isWhitespace }
      .trimmingCharacters(in: .whitespacesAndNewlines)
    // A line of its own may end in a comment, which would take the parenthesis with it.
    return (type.isEmpty ? nil : type, sides[1].trimmingCharacters(in: .whitespaces) + "\n")
  }
}

/// Expands `#Rule(Self.$isOpen) { $0 }` to a rule of a tip.
enum RuleMacro {
  static func expand(_ request: [String: Any]) -> Result<String, ExpansionError> {
    let source = (request["syntax"] as? [String: Any])?["source"] as? String
    guard let source, let word = source.range(of: "#Rule") else {
      return .failure(ExpansionError("#Rule needs a value and a closure"))
    }
    return .success("Tips.Rule" + source[word.upperBound...])
  }
}
