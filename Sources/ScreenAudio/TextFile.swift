package import Files

/// A file of text in UTF-8 that appears only when it is whole.
public final class TextFile {
  private let file: PartialFile
  private var fault: OutputFault?

  /// Creates a file that nobody sees until it is finished; `-` is standard output.
  ///
  /// - Throws: `OutputFault` when the file cannot be created.
  public convenience init(path: String) throws(OutputFault) {
    try self.init(path: path, .byUser)
  }

  /// Creates a file that nobody sees until it is finished, where whoever named it may have it.
  ///
  /// - Throws: `OutputFault` when the file cannot be created.
  package init(path: String, _ naming: Naming) throws(OutputFault) {
    file = try PartialFile(path: path, naming)
  }

  /// Adds text at the end.
  public func write(_ text: String) throws(OutputFault) {
    try check()
    do throws(OutputFault) {
      try file.write(Array(text.utf8))
    } catch {
      fault = error
      throw error
    }
  }

  /// Gives the file its name, in place of any file that had it.
  public func finish() throws(OutputFault) {
    try check()
    fault = .cannotWrite(path: file.path, cause: "it is finished already")
    try file.finish()
  }

  /// Refuses to go on after a failure, so that a file with a gap is never finished.
  private func check() throws(OutputFault) {
    if let fault { throw fault }
  }
}
