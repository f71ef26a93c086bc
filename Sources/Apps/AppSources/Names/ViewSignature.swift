/// How a view of a file is made: what a stand-in for it must take.
package struct ViewSignature: Hashable, Sendable {
  /// A parameter of an initializer.
  package struct Parameter: Hashable, Sendable {
    /// The words before the colon: `url`, `_ title`, `for item`.
    package var label: String
    /// The pieces of its type, each with a space before it where the source has white space.
    package var type: [String]
    /// Whether callers give it views, `@ViewBuilder`.
    package var isBuilder: Bool
    /// Whether callers may leave it out.
    package var hasDefault: Bool
  }

  /// An initializer.
  package struct Initializer: Hashable, Sendable {
    /// Its parameters.
    package var parameters: [Parameter]
    /// `?` or `!` behind its name; empty else.
    package var mark: String
    /// The pieces of its type parameters, with their angle brackets; empty when it has none.
    package var generics: [String]
    /// The pieces of its conditions, with `where`; empty when it has none.
    package var conditions: [String]
    /// The words between its parameters and its conditions: `throws`, `async throws`; empty else.
    package var effects: String
  }

  /// The name of the type.
  package var name: String
  /// `public` or `package`; empty else.
  package var access: String
  /// The pieces of its type parameters, with their angle brackets; empty when it has none.
  package var generics: [String]
  /// The pieces of its conditions, with `where`; empty when it has none.
  package var conditions: [String]
  /// What it inherits, in this file.
  package var inherits: [String]
  /// Its initializers: those that it declares, else the one that Swift makes of its properties.
  package var initializers: [Initializer]

  /// How a type outside of other types is made; nil when the source has no structure of the name.
  package init?(of name: String, in source: [UInt8]) {
    let code = SourceCode(source)
    guard let found = SignatureReader.signature(of: name, in: code) else { return nil }
    self = found
  }

  init(
    name: String, access: String, generics: [String], conditions: [String], inherits: [String],
    initializers: [Initializer]
  ) {
    (self.name, self.access, self.generics) = (name, access, generics)
    (self.conditions, self.inherits) = (conditions, inherits)
    self.initializers = initializers
  }
}
