package import ScreenTree

/// Why a project cannot be read.
package enum ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or the folder does not exist.
  case missing(String)
  /// The file exists and cannot be read, for the reason in the second text.
  case unreadable(String, String)
  /// What is wrong at a place of a file, and how to fix it.
  case faulty(Finding)

  /// The error in the words that the command prints.
  package var description: String {
    switch self {
    case .missing(let path): "\(path): there is no such file".printedLine
    case .unreadable(let path, let cause): "\(path): cannot be read: \(cause)".printedLine
    case .faulty(let finding): finding.description
    }
  }

  /// An error at a place of a file.
  static func faulty(
    _ message: String, in file: String, at position: Position = .unknown
  ) -> ProjectError {
    .faulty(Finding(.error, file: file, position: position, message: message))
  }
}
