/// What a file says about one screen.
public struct Screen: Hashable, Sendable {
  /// The file as the user named it; empty for a screen that was built in code.
  public var file: String
  /// The title of the screen.
  public var title: String
  /// The name of the app, or nil when the file does not say.
  public var app: String?
  /// The system that the screen belongs to.
  public var platform: Platform
  /// The language of the words as a BCP 47 tag.
  public var language: String
  /// The direction of the layout.
  public var direction: LayoutDirection
  /// The views of the screen, back to front.
  public var views: [Node]
  /// The settings of VoiceOver that the file changes, key and value as written.
  public var settings: [Walkthrough.Setting] = []
  /// What is known about the capture that the screen was read from, or nil for a screen file.
  public var capture: Capture?

  /// Creates a screen.
  public init(
    file: String = "", title: String, app: String? = nil, platform: Platform = .ios,
    language: String = "en-US", direction: LayoutDirection = .ltr, views: [Node] = [],
    capture: Capture? = nil
  ) {
    self.file = file
    self.title = title
    self.app = app
    self.platform = platform
    self.language = language
    self.direction = direction
    self.views = views
    self.capture = capture
  }

  /// Makes the origin of a property of a node of this screen.
  public func origin(of node: Node, _ property: AnyModifier? = nil) -> Origin {
    Origin(
      file: file, position: property.flatMap { node.position(of: $0) } ?? node.position,
      node: node.name, property: property)
  }
}
