import Foundation
import Synchronization

/// Which bundles have which tables of localized strings.
///
/// A table that a bundle lacks is looked for only once, because looking a key up in vain takes longer
/// than mounting a view.
enum StringTables {
  private struct Table: Hashable {
    let bundle: ObjectIdentifier
    let name: String?
  }

  private static let known = Mutex<[Table: Bool]>([:])

  /// Whether a bundle has a table; `Localizable` is the one without a name.
  static func exists(_ name: String?, in bundle: Bundle) -> Bool {
    let table = Table(bundle: ObjectIdentifier(bundle), name: name)
    if let exists = known.withLock({ $0[table] }) { return exists }
    let exists = ["strings", "stringsdict"].contains {
      bundle.path(forResource: name ?? "Localizable", ofType: $0) != nil
    }
    known.withLock { $0[table] = exists }
    return exists
  }
}
