import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds buttons that cover less of the screen than 44 × 44 points.
  ///
  /// Examines frames that are stated, and buttons that code gives a width or a height. Not reported
  /// where the layout alone works out the size, for controls of the system with sizes of their own
  /// (switches, tabs, fields, keys), for links in a text, for the Mac, and for captures whose
  /// numbers are no points: Android's and the web's.
  static let smallTarget = LintRule(
    id: "small-target", severity: .note,
    summary: "A button is smaller than 44 × 44 points",
    evidence: """
      A finger that explores the screen passes a small button, and a large frame is easier to find than what is drawn \
      (Apple, Human Interface Guidelines: 44 × 44 points; WWDC21 session 10119: large but consistent frames).
      """,
    fix:
      "Give it a frame of at least 44 × 44 points; what is drawn in it may stay as small as it is.",
    swiftFix: """
      Give its label `.frame(minWidth: 44, minHeight: 44)` and `.contentShape(Rectangle())`; what is drawn in it may \
      stay as small as it is.
      """,
    fails: Example(
      """
      screen: Player
      views:
        - { Text: Song, frame: [20, 100, 200, 44] }
        - { Button: Close, frame: [340, 110, 24, 24] }
      """),
    passes: Example(
      """
      screen: Player
      views:
        - { Text: Song, frame: [20, 100, 200, 44] }
        - { Button: Close, frame: [330, 100, 44, 44] }
      """),
    search: .screen { screen in
      let shown = screen.screen
      guard shown.platform != .macos, shown.capture?.isAndroid != true else { return [] }
      let nodes = NamedNodes(shown)
      return screen.stops.compactMap { stop in
        guard stop.element.isPlainButton, let frame = nodes.knownFrame(of: stop.element),
          frame.width > 0, frame.height > 0, frame.width * frame.height < 44 * 44
        else { return nil }
        let size = "\(frame.width.rounded().short) × \(frame.height.rounded().short)"
        return Fault("\(stop.called) has \(size) points.", at: stop.element)
      }
    })
}

extension Element {
  /// Whether it is a button whose size is the app's alone.
  fileprivate var isPlainButton: Bool {
    let sizedBySystem: [Node.Trait] = [
      .switchButton, .toggleButton, .adjustable, .searchField, .textEntry, .tabBarItem, .backButton,
      .keyboardKey, .link,
    ]
    // A stop of web content has the size that the page gives it in its own pixels.
    return has(.button) && self.kind != .web && self.kind.shape != .stepper
      && !sizedBySystem.contains(where: has)
  }
}

/// The views of a screen by their names, found when one is asked for.
private final class NamedNodes {
  private let screen: Screen
  private lazy var paths = screen.paths

  init(_ screen: Screen) { self.screen = screen }

  /// The frame that a file states, or that code gives a live view; nil for one that follows the
  /// words in it.
  func knownFrame(of element: Element) -> Frame? {
    if let stated = element.statedFrame { return stated }
    guard let path = paths[element.node], let node = screen.node(at: path), node.isSized else {
      return nil
    }
    return element.shownFrame
  }
}

extension Node {
  /// Whether code gives it, or the only view in it, a width and a height.
  fileprivate var isSized: Bool {
    var node = self
    while true {
      for case .size(_?, _?, _, _) in node.all(.layout) { return true }
      guard node.children.count == 1 else { return false }
      node = node.children[0]
    }
  }
}
