import Foundation

/// Expands `#Selector(save(_:))` to a selector with the name of the method.
///
/// A method of the object around becomes one of its type: it equals the same method in another
/// place, is called on the target, and does not keep the object.
enum SelectorMacro {
  static func expand(_ request: [String: Any]) -> Result<String, ExpansionError> {
    let source = (request["syntax"] as? [String: Any])?["source"] as? String
    guard let source, let word = source.range(of: "#Selector") else {
      return .failure(ExpansionError("#Selector needs a method"))
    }
    let mask = SourceMask(String(source[word.upperBound...]))
    let end = mask.endOfBracket(at: 0)
    guard end > 2 else { return .failure(ExpansionError("#Selector needs a method")) }
    let argument = mask.text(1..<end - 1)
    guard let parts = argument.wholeMatch(of: method) else {
      return .success("Selector(\(argument))")
    }
    let (label, owner, name) = (parts.output.1 ?? "", parts.output.2 ?? "", parts.output.3)
    return .success("Selector(\(label)\(self.owner(owner, label))\(name), named: \"\(name)\")")
  }

  /// `getter:` or `setter:`, what the method belongs to with a dot, and its name with labels.
  private static var method: Regex<(Substring, Substring?, Substring?, Substring)> {
    /([gs]etter:\s*)?((?:[^.()"]+\.)+)?([\w`]+(?:\((?:[\w`]+:)*\))?)/
  }

  /// What a method belongs to; an object's property is read of that object.
  private static func owner(_ owner: Substring, _ label: Substring) -> Substring {
    label.isEmpty && (owner.isEmpty || owner == "self.") ? "Self." : owner
  }
}
