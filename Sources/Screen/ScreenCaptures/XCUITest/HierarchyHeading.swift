/// A line above the tree of an app in the hierarchy that Xcode 27 writes.
enum HierarchyHeading: Equatable {
  /// The identifier of the app's bundle.
  case bundle(ArraySlice<UInt8>)
  /// The orientation of the device or the app, or the line of dashes below it.
  case other

  /// The attribute of an application with the identifier of its bundle.
  static let bundle = "bundleIdentifier"

  private static let bundleKey = Array("Application bundle identifier:".utf8)
  private static let others = ["Device orientation:", "Application UI orientation:"]
    .map { Array($0.utf8) }

  /// Reads a line; nil for any other.
  init?(_ line: ArraySlice<UInt8>) {
    if line.starts(with: Self.bundleKey) {
      let name = line.dropFirst(Self.bundleKey.count).drop { $0 == 0x20 }
      self = .bundle(name)
    } else if Self.others.contains(where: { line.starts(with: $0) }) || Self.isRule(line) {
      self = .other
    } else {
      return nil
    }
  }

  /// Whether a line has nothing but dashes, eight or more.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.count >= 8 && line.allSatisfy { $0 == UInt8(ascii: "-") }
  }
}
