/// Finds the declarations of a source, and the names that it uses.
struct DeclarationReader {
  /// The names that are declared outside of types.
  private(set) var declarations: [DeclaredNames.Declaration] = []
  private let code: SourceCode
  /// Names that belong to the file: nested types, type parameters, private names.
  private var own: Set<String> = []
  private var mentioned: Set<String> = []
  private var extensions: [(name: String, inherits: [String])] = []
  /// How many brackets are open.
  private var depth = 0
  private var isPrivate = false

  init(_ code: SourceCode) {
    self.code = code
    for index in code.tokens.indices { read(index) }
    for (name, inherits) in extensions {
      for place in declarations.indices where declarations[place].name == name {
        declarations[place].inherits += inherits
      }
    }
  }

  /// The names of other files, or of modules, that it uses.
  var used: Set<String> { mentioned.subtracting(own).subtracting(declarations.map(\.name)) }

  private mutating func read(_ index: Int) {
    switch code.tokens[index].kind {
    case .punctuation: readSign(code.bytes[code.tokens[index].range.lowerBound])
    case .quotedName: mention(index)
    case .attribute:
      let range = code.tokens[index].range
      mentioned.insert(code.bytes.text(range.lowerBound + 1..<range.upperBound))
    case .name:
      if code.has(".", at: index - 1) { return mention(index) }
      let word = code.text(index)
      if let kind = DeclaredNames.Kind(rawValue: word) {
        declare(kind, behind: index)
      } else if word == "extension", depth == 0, let name = code.name(index + 1) {
        extensions.append((name, inherits(behind: index + 2)))
      } else if word == "associatedtype", let name = code.name(index + 1) {
        own.insert(name)
      }
      readPrivacy(word)
      mention(index)
    // No other token names anything.
    default: break
    }
  }

  private mutating func readSign(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
    default: break
    }
    if sign == UInt8(ascii: "{") || sign == UInt8(ascii: ";") { isPrivate = false }
  }

  private mutating func readPrivacy(_ word: String) {
    guard depth == 0 else { return }
    if word == "private" || word == "fileprivate" {
      isPrivate = true
    } else if DeclaredNames.Kind(rawValue: word) != nil || word == "extension" {
      isPrivate = false
    }
  }

  private mutating func declare(_ kind: DeclaredNames.Kind, behind index: Int) {
    guard let name = code.name(index + 1), let token = code.token(index + 1),
      DeclaredNames.Kind(rawValue: name) == nil
    else { return }
    if code.has("<", at: index + 2) { own.formUnion(typeParameters(behind: index + 2)) }
    if depth == 0, !isPrivate {
      declarations.append(
        .init(
          kind: kind, name: name, line: token.line, column: token.column,
          inherits: kind.isType ? inherits(behind: index + 2) : []))
    } else if kind.isType || depth == 0 {
      own.insert(name)
    }
  }

  /// The most pieces that are looked at behind a name.
  private static let farthest = 200

  /// The names of type parameters, whose angle bracket is at an index.
  private func typeParameters(behind index: Int) -> [String] {
    var names: [String] = []
    for place in index + 1..<index + Self.farthest {
      guard let token = code.token(place), !code.has("{", at: place) else { break }
      if code.has("<", at: place - 1) || code.has(",", at: place - 1) {
        code.name(place).map { names.append($0) }
      }
      if token.kind == .operator, code.bytes.has(">", at: token.range.lowerBound) { break }
    }
    return names
  }

  /// The names behind the colon of a type or an extension, the last part of each.
  private func inherits(behind index: Int) -> [String] {
    var (names, isList, angles): ([String], Bool, Int) = ([], false, 0)
    for place in index..<index + Self.farthest {
      guard let token = code.token(place), !code.has("{", at: place),
        !code.has("where", at: place), !code.has("=", at: place)
      else { break }
      if token.kind == .operator {
        angles += code.text(place).utf8.reduce(0) {
          $1 == UInt8(ascii: "<") ? $0 + 1 : $1 == UInt8(ascii: ">") ? $0 - 1 : $0
        }
      } else if angles == 0, code.has(":", at: place) {
        isList = true
      } else if isList, angles == 0, let name = code.name(place), !code.has(".", at: place + 1) {
        names.append(name)
      }
    }
    return names
  }

  /// Notes a name, unless it is a member or a label.
  private mutating func mention(_ index: Int) {
    guard let name = code.name(index) else { return }
    let isLabel =
      code.has(":", at: index + 1)
      && ["(", ",", "["].contains { code.has($0, at: index - 1) }
    // `Module.Name` names a type, `value.name` a member.
    let isMember =
      code.has(".", at: index - 1)
      && !(isCapital(index) && code.name(index - 2) != nil && isCapital(index - 2))
    if !isLabel, !isMember { mentioned.insert(name) }
  }

  private func isCapital(_ index: Int) -> Bool {
    code.name(index)?.utf8.first?.isCapital == true
  }
}
