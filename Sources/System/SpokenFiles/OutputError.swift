/// Why a file could not be written.
public enum OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be created at this path.
  case cannotCreate(path: String, cause: String)
  /// Writing failed; no file is left.
  case cannotWrite(path: String, cause: String)
  /// The extension is unknown; these are supported.
  case unsupported(path: String, supported: String)
  /// The format does not support this sample rate; these it does.
  case unsupportedRate(path: String, rate: Int, supported: String)

  /// What failed, why, and how to fix it.
  public var description: String {
    switch self {
    case .cannotCreate(let path, let cause): "cannot create \(path): \(cause)"
    // What was written to standard output before cannot be called back.
    case .cannotWrite("-", let cause): "standard output cannot be written: \(cause)"
    case .cannotWrite(let path, let cause):
      "cannot write \(path): \(cause); what was there before is untouched"
    case .unsupported(let path, let supported):
      "cannot write \(path): its format is unknown; use a name that ends in \(supported)"
    case .unsupportedRate(let path, let rate, let supported):
      "cannot write \(path) with \(rate) samples a second; its format has \(supported)"
    }
  }
}
