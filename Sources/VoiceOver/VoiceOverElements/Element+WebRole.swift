package import ScreenTree

extension Element {
  /// The role of web content, or nil if there is none or it is unknown.
  package var webRole: WebRole? { role.flatMap { WebRole(rawValue: $0.value) } }
}

extension Container {
  /// The role of web content, or nil if there is none or it is unknown.
  package var webRole: WebRole? { role.flatMap { WebRole(rawValue: $0.value) } }
}
