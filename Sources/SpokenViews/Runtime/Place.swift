package import ScreenTree

extension Position {
  /// The place of a call in Swift code.
  package init(_ file: StaticString, _ line: Int, _ column: Int) {
    self.init(in: SourceFile("\(file)"), line: line, column: column)
  }
}
