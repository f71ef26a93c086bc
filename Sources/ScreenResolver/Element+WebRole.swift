package import ScreenTree

extension Element {
  /// The role of web content, or nil for none and for one that is not known.
  package var webRole: WebRole? { self.role.flatMap { WebRole(rawValue: $0.value) } }
}

extension Container {
  /// The role of web content, or nil for none and for one that is not known.
  package var webRole: WebRole? { role.flatMap { WebRole(rawValue: $0.value) } }
}
