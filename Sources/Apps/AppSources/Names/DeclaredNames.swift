/// What a file declares for other files, and what it uses of them, as its words show without types.
package struct DeclaredNames: Hashable, Sendable {
  /// What a name is declared as.
  package enum Kind: String, CaseIterable, Sendable {
    case `struct`, `class`, `enum`, `actor`, `protocol`, `typealias`
    /// A function or a variable outside of types.
    case `func`, `let`, `var`

    /// Whether it is a type.
    package var isType: Bool { self != .func && self != .let && self != .var }
  }

  /// A name that a file declares outside of types.
  package struct Declaration: Hashable, Sendable {
    /// What it is declared as.
    package var kind: Kind
    /// The name, without backticks.
    package var name: String
    /// The line of the name, from 1.
    package var line: Int
    /// The column of the name in bytes, from 1.
    package var column: Int
    /// The names behind the colon, with those that its extensions in this file add.
    package var inherits: [String]
  }

  /// The names that are declared outside of types, in their order.
  ///
  /// Branches of `#if` that the compiler chooses among are all there.
  package var declarations: [Declaration]
  /// The names that are used, without members, labels, and names that the file declares.
  package var used: Set<String>

  /// The names of a source, best of its adapted copy.
  package init(of source: [UInt8]) { self.init(SourceCode(source)) }

  init(_ code: SourceCode) {
    let reader = DeclarationReader(code)
    declarations = reader.declarations
    used = reader.used
  }

  /// The names of the types that other files may use.
  package var types: [String] {
    declarations.filter(\.kind.isType).map(\.name)
  }
}
