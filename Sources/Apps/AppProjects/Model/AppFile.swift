/// A Swift file of a target.
package struct AppSource: Hashable, Sendable {
  /// The path by which it is read.
  package var path: String
  /// Its place in the project: the names of its groups or folders and its own, parted by slashes.
  package var place: String
}

/// A file that a target carries along.
package struct AppResource: Hashable, Sendable {
  /// What a resource is, by its name.
  package enum Kind: Hashable, Sendable {
    /// An asset catalog.
    case assets
    /// A string catalog, which has all languages, and the name of its table.
    case stringCatalog(table: String)
    /// A table of strings in one language; the language is nil outside an .lproj folder.
    case strings(table: String, language: String?)
    /// A table of plural forms in one language.
    case plurals(table: String, language: String?)
    /// Anything else.
    case other
  }

  /// The path by which it is read.
  package var path: String
  /// What it is.
  package var kind: Kind

  /// A resource by its path.
  package init(path: String) {
    self.path = path
    kind = Kind(path)
  }
}

/// A file that a target names and that is not used.
package struct AppLeftOut: Hashable, Sendable {
  /// Why it is not used.
  package enum Cause: Hashable, Sendable {
    /// It does not exist.
    case missing
    /// It is not read, for this reason, in a clause.
    case refused(String)
    /// It is in another language than Swift.
    case language
  }

  /// The path as the project has it.
  package var path: String
  /// Why it is not used.
  package var cause: Cause

  /// A file and the cause.
  package init(path: String, _ cause: Cause) { (self.path, self.cause) = (path, cause) }
}
