import ScreenLayout
import ScreenScenarios
import ScreenTree
import SpokenPage

/// The drawing of a screen: what a person sees of its views, by their places, titles and values.
///
/// What only VoiceOver knows, such as a label beside a title, is not drawn.
struct ScreenSketch {
  /// The parts, the backmost first.
  private(set) var shapes: [PageData.Shape] = []
  let device: Device
  /// The values in words, by the names of the nodes of their elements.
  let values: [String: String]
  /// The computed places of elements by the names of their nodes, for titles without a node of
  /// their own.
  let places: [String: Frame]
  private var modals: [Node] = []

  /// What a view takes over from those around it.
  struct Style {
    var text = FontTextStyle.body
    var size: Double?
    var isCentered = false
    /// Whether it is a tab, with its symbol above its title.
    var isTab = false
    /// Whether it is a row of a list, with a line below it.
    var isRow = false
  }

  /// The most parts of a drawing: no page needs more, and a browser draws no more in time.
  private static let most = 20_000

  /// The drawing of a screen that is laid out; what is entered secretly is hidden.
  init(
    _ screen: Screen, on device: Device, values: [String: String], places: [String: Frame]
  ) {
    (self.device, self.values, self.places) = (device, values, places)
    let screen = screen.masked
    for view in screen.views { draw(view, Style()) }
    while !modals.isEmpty { drawModal(modals.removeFirst()) }
  }

  /// An empty drawing.
  init(on device: Device) { (self.device, values, places) = (device, [:], [:]) }

  /// Adds a part.
  mutating func add(_ shape: PageData.Shape) {
    if shapes.count < Self.most { shapes.append(shape) }
  }

  /// Adds a rectangle; one without a size is not seen.
  mutating func box(_ look: PageData.Shape.Look, _ frame: Frame, radius: Double = 0) {
    guard frame.width > 0, frame.height > 0 else { return }
    add(.box(look, StopRecord.Rectangle(frame), radius: radius))
  }

  private mutating func draw(_ node: Node, _ around: Style) {
    guard node[.hidden] != true, (node[.opacity] ?? 1) > 0 else { return }
    guard !node.kind.isModal else {
      modals.append(node)
      return
    }
    let style = around.inside(node)
    if let frame = node.shownFrame?.finite, frame.width > 0, frame.height > 0 {
      drawForm(of: node, in: frame, style)
      if around.isRow { drawRule(below: frame) }
    }
    drawInside(node, style)
  }

  private mutating func drawInside(_ node: Node, _ style: Style) {
    guard node.showsInside else { return }
    var style = style
    style.isRow = node.holdsRows
    style.isTab = node.shape == .tabs
    style.isCentered = style.isTab || node.shape == .segments
    for child in node.inOrderOfDrawing { draw(child, style) }
  }

  private mutating func drawRule(below frame: Frame) {
    box(.rule, Frame(x: frame.x, y: frame.y + frame.height - 0.5, width: frame.width, height: 0.5))
  }

  /// A sheet or an alert over all the rest.
  private mutating func drawModal(_ node: Node) {
    guard let frame = node.shownFrame?.finite else { return }
    box(.veil, device.bounds)
    box(.card, frame, radius: 14)
    drawTitle(of: node, frame, height: 44, size: 17, .strong)
    drawInside(node, Style())
  }
}

extension ScreenSketch {
  /// Adds the lines of a text in a rectangle, at its leading edge and in the middle of its height.
  ///
  /// - Parameters:
  ///   - words: the text.
  ///   - frame: the rectangle.
  ///   - size: the size of its letters in points; smaller ones are taken where they help.
  ///   - tint: how it is colored.
  ///   - share: where the lines stand: 0 at the leading edge, 1 at the other one.
  mutating func write(
    _ words: String, in frame: Frame, size: Double, _ tint: PageData.Shape.Text.Tint = .plain,
    at share: Double = 0
  ) {
    let text = TextLines(words.oneLine, size: size, in: frame.size)
    let height = Double(text.lines.count) * text.lineHeight
    // Letters stand a third of their size below the middle of their line.
    var y =
      frame.y + (frame.height - height) / 2 + text.lineHeight / 2 + text.size * 0.35
    for line in text.lines {
      let share = device.direction == .rtl ? 1 - share : share
      let x = frame.x + max(frame.width - line.width, 0) * share
      add(.text(.init(line.text, x: x, y: y, width: line.width, size: text.size, tint: tint)))
      y += text.lineHeight
    }
  }

  /// Whether all of a text is seen in a rectangle, at a size in points or a smaller one.
  func fits(_ words: String, in frame: Frame, size: Double) -> Bool {
    TextLines(words.oneLine, size: size, in: frame.size).isWhole
  }

  /// A rectangle at the trailing edge of another one, in the middle of its height.
  func trailing(_ size: Size, of frame: Frame) -> Frame {
    let x = device.direction == .rtl ? frame.x : frame.x + frame.width - size.width
    return Frame(
      x: x, y: frame.y + (frame.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// What is left of a rectangle beside something at its trailing edge, with a distance.
  func leading(_ frame: Frame, beside width: Double) -> Frame {
    let used = min(width + 8, frame.width)
    var rest = frame
    rest.width -= used
    if device.direction == .rtl { rest.x += used }
    return rest
  }
}

extension ScreenSketch.Style {
  /// The style of a view in it: the innermost font counts.
  func inside(_ node: Node) -> Self {
    var style = self
    guard !node.properties.isEmpty else { return style }
    for case .font(let text, let size) in node.all(.layout) {
      (style.text, style.size) = (text ?? style.text, size)
      break
    }
    return style
  }
}

extension Node {
  /// Whether the views in it are rows.
  fileprivate var holdsRows: Bool {
    switch kind {
    case .list, .form, .section, .uiTableView: true
    default: false
    }
  }

  /// Whether the views in it are seen: choices and closed disclosures hide theirs.
  fileprivate var showsInside: Bool {
    switch shape {
    case .menu, .choices, .wheel, .wheels, .nothing: false
    case .disclosure: self[.expanded] == true
    // Nothing hides the views in any other.
    default: true
    }
  }

  /// The views in it, the backmost first: what lies before or behind another view has a number.
  fileprivate var inOrderOfDrawing: [Node] {
    guard !properties.isEmpty, let last = children.last else { return children }
    for case .layered(let behind) in all(.layout) {
      let count = min(max(behind, 0), children.count - 1)
      return Array(children[..<count]) + [last] + children[count...].dropLast()
    }
    return children
  }
}
