import SpokenViews

extension FuzzTarget {
  /// The files with the words of views, each of whose keys is filled with arguments.
  static let strings = StringFile.allCases.map { kind in
    FuzzTarget(name: kind.rawValue) { bytes in
      let (findings, words) = kind.filled(bytes, file: "fuzz")
      try Violation.unlessPlaced(findings)
      // A part that names others is filled up to a limit, whatever its words are.
      let longest = words.map(\.utf8.count).max() ?? 0
      try Violation.unless(
        longest <= 300 * (bytes.count + 10), "the words of a key are \(longest) bytes long")
    }
  }
}
