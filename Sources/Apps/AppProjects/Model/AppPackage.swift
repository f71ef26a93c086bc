/// A package that a project needs.
package struct AppPackage: Hashable, Sendable {
  /// Where a package is.
  package enum Origin: Hashable, Sendable {
    /// In a folder.
    case local(folder: String)
    /// At an address, and not here.
    case remote(address: String)
  }

  /// A product: a name by which the targets are used.
  package struct Product: Hashable, Sendable {
    /// The name of the product.
    package var name: String
    /// The names of the targets that it is made of.
    package var targets: [String]

    /// A product of targets.
    package init(_ name: String, _ targets: [String]) {
      (self.name, self.targets) = (name, targets)
    }
  }

  /// The name: that of its folder, or the last part of its address, unless the package says it.
  package var name: String
  /// Where it is.
  package var origin: Origin
  /// Its targets; empty when it is not here.
  package var targets: [AppTarget] = []
  /// Its products; empty unless its Package.swift was asked.
  package var products: [Product] = []
  /// The packages that it needs; empty unless its Package.swift was asked.
  package var packages: [AppPackage] = []

  /// A package without targets.
  package init(_ name: String, _ origin: Origin) { (self.name, self.origin) = (name, origin) }

  /// The folder of a package that is here.
  package var folder: String? {
    switch origin {
    case .local(let folder): folder
    case .remote: nil
    }
  }

  /// The targets of a product, in the order of the package; empty when it has no such product.
  ///
  /// As long as its Package.swift was not asked, a product is the target of its name, or all.
  package func targets(of product: String) -> [AppTarget] {
    if products.isEmpty {
      let named = targets.filter { $0.name == product }
      return named.isEmpty ? targets.filter { $0.kind == .framework } : named
    }
    let names = products.first { $0.name == product }?.targets ?? []
    return targets.filter { names.contains($0.name) }
  }
}
