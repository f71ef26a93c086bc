import Synchronization

/// A file of Swift code, by its number in this run.
///
/// The name is that of `#fileID`, `WalletViews/BudgetSlider.swift`.
package struct SourceFile: Hashable, Sendable {
  /// The number, from 0.
  let number: Int

  // A number means one file on every thread, so that all of them share a locked table.
  private static let names = Mutex<(known: [String: Int], all: [String])>(([:], []))
  // A position has 31 bits for this number and a column of 12 bits.
  private static let limit = 1 << 18

  init(number: Int) { self.number = number }

  /// The file with a name; files beyond the first 262,143 share a number and have no name.
  package init(_ name: String) {
    number = Self.names.withLock { names in
      if let known = names.known[name] { return known }
      let number = min(names.all.count, Self.limit)
      guard number < Self.limit else { return number }
      names.known[name] = number
      names.all.append(name)
      return number
    }
  }

  /// The name, as `#fileID` gives it.
  package var name: String {
    Self.names.withLock { $0.all.indices.contains(number) ? $0.all[number] : "" }
  }
}
