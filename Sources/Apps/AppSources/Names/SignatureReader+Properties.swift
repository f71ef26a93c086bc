extension SignatureReader {
  /// Reads a property, of which Swift's own initializer takes those that are stored; gives the
  /// index behind its type.
  mutating func readProperty(
    at index: Int, before end: Int, isExtension: Bool
  ) -> Int {
    guard let name = code.name(index + 1) else { return index + 1 }
    var place = index + 2
    var type: [String] = []
    if code.has(":", at: place) {
      let range = TypePieces.type(from: place + 1, before: end, in: code)
      (type, place) = (TypePieces.pieces(range, in: code), range.upperBound)
    }
    let hasDefault = code.has("=", at: place)
    if hasDefault, type.isEmpty { type = [typeOfLiteral(place + 1)] }
    let isComputed =
      code.has("{", at: place) && !code.has("willSet", at: place + 1)
      && !code.has("didSet", at: place + 1)
    let isHidden = !modifiers.isDisjoint(with: ["private", "fileprivate", "static", "lazy"])
    let isConstant = hasDefault && code.has("let", at: index)
    if !isExtension, !isComputed, !isHidden, !isConstant, !type.isEmpty {
      addProperty(name, type, hasDefault: hasDefault || isOptionalVariable(type, at: index))
    }
    return place
  }

  private func isOptionalVariable(_ type: [String], at index: Int) -> Bool {
    code.has("var", at: index) && (type.last == "?" || type.last == "!")
  }

  private mutating func addProperty(_ name: String, _ type: [String], hasDefault: Bool) {
    var parameter = ViewSignature.Parameter(
      label: name, type: type, isBuilder: false, hasDefault: hasDefault)
    for attribute in attributes {
      switch attribute {
      case "@Binding": parameter.type = ["Binding", "<"] + type + [">"]
      case "@ViewBuilder":
        parameter.isBuilder = true
        if !type.contains(where: { $0.utf8.elementsEqual("->".utf8) || $0 == " ->" }) {
          parameter.type = ["(", ")", " ->", " "] + type
        }
      case "@State", "@StateObject", "@ObservedObject", "@Bindable", "@MainActor", "@available":
        break
      // The others get their value from elsewhere: `@Environment`, `@Query`, `@FocusState` …
      default: return
      }
    }
    properties.append(parameter)
  }

  /// The type of a literal; any for what must be computed.
  private func typeOfLiteral(_ index: Int) -> String {
    guard let token = code.token(index) else { return "Any" }
    switch token.kind {
    case .text, .opening: return "String"
    case .number: return code.bytes[token.range].contains(UInt8(ascii: ".")) ? "Double" : "Int"
    case .name where code.has("true", at: index) || code.has("false", at: index): return "Bool"
    default: return "Any"
    }
  }
}
