/// The content security policy of the page: nothing is loaded, and only its own texts run.
enum PagePolicy {
  /// The SHA-256 digest of `PageScript.text` in base64; a test computes it again.
  static let scriptDigest = "YyWWmK3wGxv7fGe2kAIPD7GvQKA/Xv/d0MDTIytwNe0="
  /// The SHA-256 digest of `PageStyle.text` in base64; a test computes it again.
  static let styleDigest = "3++HOdWYJYcTEjUwJyqmCVRsr0yNK2vbLW2tIxwt3Ck="

  /// The policy.
  static let text = [
    "default-src 'none'", "script-src 'sha256-\(scriptDigest)'",
    "style-src 'sha256-\(styleDigest)'", "img-src data:", "media-src data: blob:",
    "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")
}
