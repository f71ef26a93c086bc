/// A UTF-8 text file that appears under its name when it is complete.
package final class TextFile {
  private let file: PartialFile
  private var fault: OutputError?

  /// Creates a file that has no name until it is finished, if it may be written there.
  ///
  /// - Throws: `OutputError` when the file cannot be created.
  package init(_ output: OutputPath) throws(OutputError) {
    file = try PartialFile(path: output.path, output.naming)
  }

  /// Appends text.
  package func write(_ text: String) throws(OutputError) {
    try check()
    do throws(OutputError) {
      try file.write(Array(text.utf8))
    } catch {
      fault = error
      throw error
    }
  }

  /// Gives the file its name; an existing file is replaced.
  package func finish() throws(OutputError) {
    try check()
    // Set before finishing, so that a failure there is not followed by a second attempt.
    fault = .cannotWrite(path: file.path, cause: "it is finished already")
    try file.finish()
  }

  /// Throws after a failure, so that an incomplete file is never finished.
  private func check() throws(OutputError) {
    if let fault { throw fault }
  }

  /// Writes a whole text, if the user named a file for it.
  ///
  /// - Throws: `OutputError` when the file cannot be written, and what makes the text throws.
  package static func save(_ path: String?, _ text: () throws -> String) throws {
    try path.map { try save(OutputPath($0, .byUser), text) }
  }

  /// Writes a whole text.
  ///
  /// - Throws: `OutputError` when the file cannot be written, and what makes the text throws.
  package static func save(_ output: OutputPath, _ text: () throws -> String) throws {
    let file = try TextFile(output)
    try file.write(try text())
    try file.finish()
  }
}
