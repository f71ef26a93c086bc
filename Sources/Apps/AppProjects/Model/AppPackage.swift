/// A package that a project needs.
package struct AppPackage: Hashable, Sendable {
  /// Where a package is.
  package enum Origin: Hashable, Sendable {
    /// In a folder.
    case local(folder: String)
    /// At an address, and not here.
    case remote(address: String)
  }

  /// The name: that of its folder, or the last part of its address.
  package var name: String
  /// Where it is.
  package var origin: Origin
  /// Its targets; empty when it is not here.
  package var targets: [AppTarget] = []

  /// A package without targets.
  package init(_ name: String, _ origin: Origin) { (self.name, self.origin) = (name, origin) }
}
