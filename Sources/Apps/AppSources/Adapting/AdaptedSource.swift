/// A copy of a Swift source that is compiled in its place.
///
/// It has what an iPhone has, in the words of the modules here, with every line and column of the
/// source.
package struct AdaptedSource: Hashable, Sendable {
  /// A condition of `#if` that the compiler decides.
  package struct Condition: Hashable, Sendable, Encodable {
    /// The line of the directive, from 1.
    package var line: Int
    /// The column of the directive in bytes, from 1.
    package var column: Int
    /// The condition, as it stands in the copy.
    package var text: String
  }

  /// The copy, in bytes: as many as the source has.
  package var bytes: [UInt8]
  /// What is other in the copy, by its place.
  package var adaptations: [Adaptation]
  /// The modules that the copy imports, each once, in its order.
  package var imports: [ModuleImport]
  /// The conditions that the compiler decides.
  package var conditionsLeft: [Condition]
}
