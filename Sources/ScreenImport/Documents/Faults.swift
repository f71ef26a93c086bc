package import ScreenTree

/// The faults of one file, gathered while it is read.
package struct Faults {
  private let file: String
  private(set) package var findings: [Finding] = []

  package init(file: String) { self.file = file }

  /// Adds a fault at a place.
  package mutating func add(_ message: String, at position: Position) {
    // A file that is faulty throughout is told of with its first thousand faults.
    guard findings.count < 1000 else { return }
    findings.append(Finding(.error, file: file, position: position, message: message))
  }
}
