package import ScreenTree

/// The faults of an app's code and of its files, each once.
struct AppFaults {
  private(set) var all: [Finding] = []
  private var known: Set<Finding> = []
  private var files: Set<String> = []

  mutating func add(_ fault: Finding) { if known.insert(fault).inserted { all.append(fault) } }

  mutating func add(_ faults: [Finding], of file: String) {
    guard files.insert(file).inserted else { return }
    for fault in faults { add(fault) }
  }
}

extension ViewRoot {
  /// Faults of the app's code, with their places.
  package var findings: [Finding] { faults.all }

  /// Adds a fault of the app's code, once for each place.
  package func report(_ severity: Finding.Severity = .error, at position: Position, _ text: String)
  {
    report(
      Finding(severity, file: position.sourceFile?.name ?? "", position: position, message: text))
  }

  /// Adds a fault of the app's code or of its files, once.
  package func report(_ fault: Finding) { faults.add(fault) }

  /// Adds the faults of one of the app's files, the first time that it is used.
  func report(_ found: [Finding], of file: String) { faults.add(found, of: file) }
}
