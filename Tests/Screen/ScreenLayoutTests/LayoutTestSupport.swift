import ScreenLayout
import ScreenTree

/// A screen of 400 × 800 points without bars, on which frames are worked out by hand.
///
/// At 17 points a capital letter is 11.05 wide, so that "A" takes 12; "Save" is 39.1 and takes 40;
/// "word" is 39.1, a space 4.25; a line is 22 high.
enum Plain {
  static let device = Device(name: "Plain", size: Size(width: 400, height: 800))

  /// The frames of the nodes with ids, one a line: `x y w h id`.
  static func frames(
    _ nodes: [Node], isFile: Bool = false, direction: LayoutDirection = .ltr,
    on device: Device = Plain.device
  ) -> String {
    var device = device
    device.direction = direction
    let screen = Screen(title: "", direction: direction, views: nodes)
    return lines(screen.laidOut(on: device, isFile: isFile).views).joined(separator: "\n")
  }

  /// The same of the places by which they are read.
  static func readFrames(_ nodes: [Node]) -> String {
    let screen = Screen(title: "", views: nodes).laidOut(on: device, isFile: false)
    return lines(screen.views) { $0.placement?.read }.joined(separator: "\n")
  }

  private static func lines(
    _ nodes: [Node], _ frame: (Node) -> Frame? = { $0.shownFrame }
  ) -> [String] {
    nodes.flatMap { node -> [String] in
      var own: [String] = []
      if let id = node.id, let frame = frame(node) {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.short)
        own = [numbers.joined(separator: " ") + " " + id]
      }
      return own + lines(node.children, frame)
    }
  }
}

/// An id and what modifiers say of a place.
private func properties(_ id: String?, _ layout: [LayoutProperty]) -> [Property] {
  var properties: [Property] = []
  if let id { properties.append(.id(id)) }
  for each in layout { properties.append(.layout(each)) }
  return properties
}

/// A text with an id and what modifiers say of its place.
func text(_ words: String, _ id: String, _ layout: LayoutProperty...) -> Node {
  Node(.text, title: words, properties: properties(id, layout))
}

/// A view of a class with views in it.
func view(
  _ kind: ViewClass, _ id: String? = nil, _ children: [Node] = [], title: String? = nil,
  _ layout: LayoutProperty...
) -> Node {
  Node(
    kind, title: title, children: children, properties: properties(id, layout))
}

/// A view of a class without views in it.
func view(
  _ kind: ViewClass, _ id: String?, _ layout: LayoutProperty, _ more: LayoutProperty...
) -> Node {
  Node(kind, properties: properties(id, [layout] + more))
}

/// A fixed size in the middle.
func sized(_ width: Double?, _ height: Double?) -> LayoutProperty {
  .size(width: width, height: height, x: 0.5, y: 0.5)
}

/// As large as what is offered.
let filling = LayoutProperty.flexible(width: true, height: true)
