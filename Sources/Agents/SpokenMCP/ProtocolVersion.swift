/// A version of the Model Context Protocol that the server speaks, oldest first.
///
/// Specifications: https://modelcontextprotocol.io/specification
enum ProtocolVersion: String, CaseIterable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  /// Without sessions: each request says its version.
  case july2026 = "2026-07-28"

  /// Whether a connection in this version begins with `initialize`.
  var hasSession: Bool { self != .july2026 }

  /// Whether results may have sounds; the first version knows texts, pictures and resources.
  var hasAudio: Bool { self != .november2024 }

  /// The latest version of those that begin with `initialize`.
  static let latestWithSession = ProtocolVersion.november2025

  /// The versions without sessions, as answers name them.
  static var withoutSession: [String] { allCases.filter { !$0.hasSession }.map(\.rawValue) }
}

/// Who calls: the version it speaks, and what it can show.
struct Caller: Hashable, Sendable {
  /// The version of the protocol.
  var version: ProtocolVersion
  /// Whether it shows the pages of MCP Apps.
  var showsPages = false
}
