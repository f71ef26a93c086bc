/// Finds how a structure is made.
struct SignatureReader {
  /// The source.
  let code: SourceCode
  /// Its initializers.
  var initializers: [ViewSignature.Initializer] = []
  /// The parameters that Swift makes of its properties.
  var properties: [ViewSignature.Parameter] = []
  /// Whether the structure declares initializers itself, so that Swift makes none.
  var hasOwn = false
  /// The attributes before the present member.
  private(set) var attributes: [String] = []
  /// The modifiers before the present member.
  private(set) var modifiers: Set<String> = []

  /// How a structure outside of other types is made; nil when there is none of the name.
  static func signature(of name: String, in code: SourceCode) -> ViewSignature? {
    var (depth, main): (Int, Int?) = (0, nil)
    var reader = SignatureReader(code: code)
    for index in code.tokens.indices {
      if code.has("{", at: index) { depth += 1 }
      if code.has("}", at: index) { depth = max(0, depth - 1) }
      guard depth == 0, code.name(index + 1) == name, !code.has(".", at: index + 2) else {
        continue
      }
      if code.has("struct", at: index) {
        main = main ?? index
        reader.readBody(of: index)
      } else if code.has("extension", at: index), !code.has(".", at: index - 1) {
        reader.readBody(of: index)
      }
    }
    return main.map { reader.signature(name, at: $0) }
  }

  private init(code: SourceCode) { self.code = code }

  private func signature(_ name: String, at index: Int) -> ViewSignature {
    let generics = TypePieces.angled(from: index + 2, in: code)
    let header = index..<(body(of: index)?.lowerBound ?? index + 1)
    let conditions = header.first { code.has("where", at: $0) }.map { $0..<header.upperBound - 1 }
    let names = DeclaredNames(code).declarations.first { $0.name == name }
    let own = ViewSignature.Initializer(
      parameters: properties, mark: "", generics: [], conditions: [], effects: "")
    return ViewSignature(
      name: name, access: access(before: index),
      generics: TypePieces.pieces(generics, in: code),
      conditions: conditions.map { TypePieces.pieces($0, in: code) } ?? [],
      inherits: names?.inherits ?? [], initializers: (hasOwn ? [] : [own]) + initializers)
  }

  private func access(before index: Int) -> String {
    [index - 1, index - 2].map(code.text).first { $0 == "public" || $0 == "package" } ?? ""
  }

  /// The pieces in the braces of a type or an extension, its keyword at an index.
  private func body(of index: Int) -> Range<Int>? {
    var open = index
    while code.token(open) != nil, !code.has("{", at: open) { open += 1 }
    guard let close = code.closing(open) else { return nil }
    return open + 1..<close
  }

  private mutating func readBody(of index: Int) {
    guard let body = body(of: index) else { return }
    let isExtension = code.has("extension", at: index)
    forget()
    var place = body.lowerBound
    while place < body.upperBound {
      place = next(behind: place, in: body, isExtension: isExtension)
    }
  }

  private mutating func forget() { (attributes, modifiers) = ([], []) }

  private static let modifierWords: Set<String> = [
    "class", "fileprivate", "final", "internal", "lazy", "nonisolated", "package", "private",
    "public", "static", "unowned", "weak",
  ]

  /// Reads a member, or a piece; gives the index behind it.
  private mutating func next(behind place: Int, in body: Range<Int>, isExtension: Bool) -> Int {
    let text = code.text(place)
    switch code.tokens[place].kind {
    case .attribute:
      attributes.append(text)
      let hasArguments = code.has("(", at: place + 1) && code.isAdjacent(place + 1)
      return hasArguments ? (code.closing(place + 1) ?? place) + 1 : place + 1
    case .name where Self.modifierWords.contains(text):
      // `private(set)` is about writing.
      guard code.has("(", at: place + 1) else {
        modifiers.insert(text)
        return place + 1
      }
      return (code.closing(place + 1) ?? place) + 1
    case .name where text == "let" || text == "var":
      let end = readProperty(at: place, before: body.upperBound, isExtension: isExtension)
      forget()
      return end
    case .name where text == "init" && !code.has(".", at: place - 1):
      let end = readInitializer(at: place, before: body.upperBound, isExtension: isExtension)
      forget()
      return end
    case .punctuation where text == "{" || text == "(" || text == "[":
      return (code.closing(place) ?? place) + 1
    default:
      forget()
      return place + 1
    }
  }
}
