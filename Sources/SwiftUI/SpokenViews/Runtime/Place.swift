package import ScreenTree
import Synchronization

extension Position {
  /// The place of a call in Swift code.
  package init(_ file: StaticString, _ line: Int, _ column: Int) {
    self.init(in: SourceFiles.file(file), line: line, column: column)
  }
}

/// The files of Swift code by the addresses of their names, which are literals.
///
/// Every view and modifier has a position, so that their names are looked up by a number here, and
/// by their text only once.
private enum SourceFiles {
  // A lock, because modifiers are not isolated: an app may make them on any thread.
  private static let known = Mutex<[UInt: SourceFile]>([:])

  static func file(_ name: StaticString) -> SourceFile {
    // A literal of a single letter may be stored as that letter, which has no address.
    guard name.hasPointerRepresentation else { return SourceFile(name.description) }
    let address = UInt(bitPattern: name.utf8Start)
    return known.withLock { known in
      if let file = known[address] { return file }
      let file = SourceFile(name.description)
      known[address] = file
      return file
    }
  }
}
