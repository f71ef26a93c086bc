package import Files

/// A UTF-8 text file that appears under its name when it is complete.
public final class TextFile {
  private let file: PartialFile
  private var fault: OutputFault?

  /// Creates a file that has no name until it is finished; `-` is standard output.
  ///
  /// - Throws: `OutputFault` when the file cannot be created.
  public convenience init(path: String) throws(OutputFault) {
    try self.init(path: path, .byUser)
  }

  /// Creates a file that has no name until it is finished, if it may be written there.
  ///
  /// - Throws: `OutputFault` when the file cannot be created.
  package init(path: String, _ naming: Naming) throws(OutputFault) {
    file = try PartialFile(path: path, naming)
  }

  /// Appends text.
  public func write(_ text: String) throws(OutputFault) {
    try check()
    do throws(OutputFault) {
      try file.write(Array(text.utf8))
    } catch {
      fault = error
      throw error
    }
  }

  /// Gives the file its name; an existing file is replaced.
  public func finish() throws(OutputFault) {
    try check()
    fault = .cannotWrite(path: file.path, cause: "it is finished already")
    try file.finish()
  }

  /// Throws after a failure, so that an incomplete file is never finished.
  private func check() throws(OutputFault) {
    if let fault { throw fault }
  }
}
