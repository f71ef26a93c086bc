/// A module that a source imports.
package struct ModuleImport: Hashable, Sendable, Encodable {
  /// Its name, without its parts.
  package var module: String
  /// The line of the import, from 1.
  package var line: Int
  /// The column of the import in bytes, from 1.
  package var column: Int

  /// What a source imports, each module once.
  package static func imports(of source: [UInt8]) -> [ModuleImport] {
    imports(of: SourceCode(source))
  }

  static func imports(of code: SourceCode) -> [ModuleImport] {
    var seen: Set<String> = []
    return code.tokens.indices.compactMap { index in
      guard let module = module(at: index, in: code), seen.insert(module).inserted else {
        return nil
      }
      return ModuleImport(
        module: module, line: code.tokens[index].line, column: code.tokens[index].column)
    }
  }

  /// The words for one declaration of a module.
  private static let kinds: Set<String> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// The module of an import; nil for any other piece, such as a label that reads the same.
  private static func module(at index: Int, in code: SourceCode) -> String? {
    guard code.tokens[index].kind == .name, code.has("import", at: index),
      !code.has(".", at: index - 1), !code.has("(", at: index - 1), !code.has(",", at: index - 1),
      code.followsOnLine(index + 1)
    else { return nil }
    let hasKind = kinds.contains(code.text(index + 1)) && code.name(index + 2) != nil
    return code.name(index + (hasKind ? 2 : 1))
  }
}
