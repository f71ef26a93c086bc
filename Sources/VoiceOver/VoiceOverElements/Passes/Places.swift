import ScreenLayout
package import ScreenTree

extension Screen {
  /// The screen with the places of its nodes; a capture keeps its own, and the model of
  /// AccessibilitySnapshot knows no layout.
  package func placed(by settings: ResolverSettings) -> Screen {
    guard capture == nil, settings.compatibility == .voiceOver else { return self }
    return laidOut(on: settings.layoutDevice(of: self))
  }

  /// Whether a file states the frame of any node, which makes the places of the layout unfit to be
  /// compared with it.
  var statesFrames: Bool {
    var waiting = views
    while let node = waiting.popLast() {
      guard node[.frame] == nil else { return true }
      waiting += node.children
      for property in node.properties { waiting += property.nodes }
    }
    return false
  }
}

extension Node {
  /// Whether it takes the same room as another view whatever is around them: they differ in their
  /// values at most.
  ///
  /// Of a value, the layout asks only whether there is one.
  package func takesRoom(of other: Node) -> Bool { withSomeValue == other.withSomeValue }

  /// The node with a value that is always the same, if it has any, at the end of its properties.
  private var withSomeValue: Node { states(.value) ? with(.value(.text(""))) : self }
}

extension ResolverSettings {
  /// The device that a screen is laid out on: that of the settings, else the screen's own, with the
  /// screen's direction.
  package func layoutDevice(of screen: Screen) -> Device {
    var device = device ?? screen.layoutDevice
    device.direction = screen.direction
    device.textSize = textSize
    return device
  }
}

extension Resolver {
  /// The rectangle by which a view is read: the stated one, else that of the layout; nil where a
  /// file states some frames, but not this one.
  func frame(of node: Node) -> Frame? {
    node[.frame] ?? (readsPlaces ? node.placement?.read : nil)
  }

  /// Where the title of a view is shown, which has no node of its own: at the top of the view, or
  /// above it in a list.
  func placeOfTitle(of node: Node, before content: Frame?) -> Placement? {
    guard let whole = node.placement?.shown else { return nil }
    let isInside = content.map { $0.y - whole.y >= 30 } ?? true
    let height = node.kind.shape == .section ? 38.0 : 44
    let shown = Frame(
      x: whole.x, y: isInside ? whole.y : whole.y - height, width: whole.width, height: height)
    return Placement(shown: shown, read: content ?? shown)
  }
}

extension Element {
  /// The rectangle that is drawn and touched, in points: the stated one, else that of the layout; nil
  /// without any.
  package var shownFrame: Frame? {
    isReadByLayout ? placement?.shown ?? frame : frame ?? placement?.shown
  }

  /// The rectangle that the source states, in points; nil for a computed one.
  package var statedFrame: Frame? { isReadByLayout ? nil : frame }
}
