import ScreenLayout
import ScreenScenarios
import ScreenTree
import SpokenPage
import VoiceOverElements
import VoiceOverLanguages

/// A screen of a scenario as a page shows it: its elements, its drawing, and the views around
/// elements.
struct PageScreen {
  private let screen: Screen
  private let resolution: Resolution
  private let device: Device
  private let words: Vocabulary

  init(_ screen: Screen, _ resolution: Resolution, words: Vocabulary) {
    device = resolution.settings.layoutDevice(of: screen)
    // The places of a capture are those that it states.
    self.screen = screen.capture == nil ? screen.laidOut(on: device) : screen
    (self.resolution, self.words) = (resolution, words)
  }

  /// The data of the screen; `size` is that of its picture in points, nil without one.
  func data(size: [Double]?) -> PageData.Screen {
    let elements = resolution.elements.map { element in
      let words = self.words.inForce(for: element.language)
      return PageData.Element(
        node: element.node,
        text: words.joined(element.label.isEmpty ? element.value : element.label),
        frame: element.shownFrame.map(StopRecord.Rectangle.init))
    }
    var data = PageData.Screen(
      title: screen.title.oneLine, language: screen.language,
      isRightToLeft: screen.direction == .rtl, size: size ?? self.size(of: elements),
      elements: elements)
    data.shapes = shapes(fold: data.size)
    data.groups = ElementGroups(of: screen, resolution.elements).groups
    if let capture = screen.capture {
      data.capture = capture.format.oneLine
      data.lacks = capture.notCaptured.map(\.name).sorted()
    }
    return data
  }

  /// The size of the device with what can be scrolled to; of a capture the room of its elements.
  private func size(of elements: [PageData.Element]) -> [Double]? {
    guard screen.capture == nil else { return elements.extent }
    let frames = elements.compactMap(\.frame)
    let right = frames.map { $0.x + $0.width }.max() ?? 0
    let bottom = frames.map { $0.y + $0.height }.max() ?? 0
    // Bounded, so that one element far away leaves the others large enough to be seen.
    return [
      max(device.size.width, min(right, 4 * device.size.width)),
      bottom > device.size.height ? bottom + 16 : device.size.height,
    ]
  }

  private func shapes(fold size: [Double]?) -> [PageData.Shape] {
    guard screen.capture == nil else {
      return ScreenSketch(resolution.elements, on: device, words: words).shapes
    }
    let named = resolution.elements.map { element in
      (element.node, words.inForce(for: element.language).joined(element.value))
    }
    let values = Dictionary(named.filter { !$1.isEmpty }) { first, _ in first }
    let framed = resolution.elements.compactMap { element in
      element.placement.map { (element.node, $0.shown.finite) }
    }
    let places = Dictionary(framed) { first, _ in first }
    var sketch = ScreenSketch(screen, on: device, values: values, places: places)
    if let bottom = size?.last, bottom > device.size.height {
      sketch.box(.fold, Frame(x: 0, y: device.size.height, width: device.size.width, height: 1))
    }
    return sketch.shapes
  }
}

extension [PageData.Element] {
  /// The space that the rectangles take, with the same margin on all sides; nil without any.
  fileprivate var extent: [Double]? {
    let frames = compactMap(\.frame)
    guard let right = frames.map({ $0.x + $0.width }).max(),
      let bottom = frames.map({ $0.y + $0.height }).max(), right > 0, bottom > 0
    else { return nil }
    // Bounded, so that a single element far from the edge does not double the drawing.
    let left = Swift.min(Swift.max(frames.map(\.x).min() ?? 0, 0), 40)
    let top = Swift.min(Swift.max(frames.map(\.y).min() ?? 0, 0), 40)
    return [right + left, bottom + top]
  }
}

/// The views around two elements or more, the outermost first.
struct ElementGroups {
  private(set) var groups: [PageData.Group] = []
  private let indices: [String: [Int]]

  /// The most views of a list, which somebody has to look through.
  private static let most = 200

  init(of screen: Screen, _ elements: [Element]) {
    indices = Dictionary(grouping: elements.indices) { elements[$0].node }
    for view in screen.views { _ = add(view, depth: 0) }
  }

  /// Adds the view and those in it; returns the indices of their elements.
  private mutating func add(_ node: Node, depth: Int) -> [Int] {
    let place = groups.count
    let frame = node.shownFrame?.finite
    let isListed = frame != nil && groups.count < Self.most
    if let frame, isListed {
      let rectangle = StopRecord.Rectangle(frame)
      groups.append(.init(node: node.name, depth: depth, frame: rectangle, elements: []))
    }
    var found = indices[node.name] ?? []
    let inside = node.properties.flatMap(\.nodes) + node.children
    for child in inside { found += add(child, depth: depth + 1) }
    guard isListed else { return found }
    if Set(found).count < 2 {
      // What is inside it has no more elements than it.
      groups.remove(at: place)
    } else {
      groups[place].elements = Set(found).sorted()
    }
    return found
  }
}
