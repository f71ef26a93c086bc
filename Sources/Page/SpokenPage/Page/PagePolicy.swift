/// The content security policy of the page: nothing is loaded, and only its own texts run.
enum PagePolicy {
  /// The SHA-256 digest of `PageScript.text` in base64; a test computes it again.
  static let scriptDigest = "A7dWD3QCQZUzu0LwpeRIYjsMD+3RXJ/CA+BZbAynJHY="
  /// The SHA-256 digest of `PageStyle.text` in base64; a test computes it again.
  static let styleDigest = "Ox8NqoLT8k2souxUTyw3C1KH6QFSHVBGpEeU/RAcpas="

  /// The policy.
  static let text = [
    "default-src 'none'", "script-src 'sha256-\(scriptDigest)'",
    "style-src 'sha256-\(styleDigest)'", "img-src data:", "media-src data: blob:",
    "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")
}
