/// A screen as its file describes it.
public struct Screen: Hashable, Sendable {
  /// The file as the user named it; empty for a screen that was built in code.
  public var file: String
  /// The title of the screen.
  public var title: String
  /// The name of the app, or nil.
  public var app: String?
  /// The platform.
  public var platform: Platform
  /// The language of the screen as a BCP 47 tag.
  public var language: String
  /// The direction of the layout.
  public var direction: LayoutDirection
  /// The views of the screen, back to front.
  public var views: [Node]
  /// VoiceOver's settings in the file, key and value as written.
  package var settings: [Walkthrough.Setting] = []
  /// The device that the screen is laid out on; nil for the default of its platform.
  package var device: Device?
  /// The report on the capture that the screen was read from; nil for a screen file.
  package var capture: Capture?

  /// A screen from its parts.
  package init(
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

  /// The origin of a property of a node of this screen.
  package func origin(of node: Node, _ property: AnyModifier? = nil) -> Origin {
    Origin(
      file: file, position: property.flatMap { node.position(of: $0) } ?? node.position,
      node: node.name, property: property)
  }
}
