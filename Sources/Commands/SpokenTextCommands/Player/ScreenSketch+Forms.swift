import ScreenLayout
import ScreenScenarios
import ScreenTree
import SpokenPage

extension ScreenSketch {
  /// Draws a view without those in it.
  mutating func drawForm(of node: Node, in frame: Frame, _ style: Style) {
    if style.isTab, let symbol = node[.symbol], let title = node.title ?? node[.label] {
      return drawTab(title, symbol: symbol, frame)
    }
    switch node.kind {
    case .toggle, .uiSwitch: drawSwitch(node, frame, style)
    case .slider, .uiSlider: drawTrack(node, frame, style, hasKnob: true)
    case .progressView, .uiProgressView, .gauge: drawTrack(node, frame, style, hasKnob: false)
    case .uiActivityIndicatorView: drawWheel(frame)
    case .stepper, .uiStepper: drawStepper(node, frame, style)
    case .textField, .secureField, .textEditor, .uiTextField, .uiTextView, .uiSearchBar:
      drawField(node, frame, style)
    case .image, .uiImageView: drawOutline(node.symbolOrTitle, frame)
    default: drawOther(node, frame, style)
    }
  }

  private mutating func drawOther(_ node: Node, _ frame: Frame, _ style: Style) {
    switch node.shape {
    case .control: drawControl(node, frame, style)
    case .menu, .choices, .wheel, .wheels: drawChoice(node, frame, style)
    case .disclosure: drawDisclosure(node, frame, style)
    case .drawing: drawShape(node, frame)
    case .section: drawTitle(of: node, frame, height: 38, size: 13, .soft)
    case .titled where node.kind != .chart:
      drawTitle(of: node, frame, height: 44, size: 28, .strong)
    case .tabs: box(.bar, frame)
    case .segments: box(.field, frame, radius: 8)
    case .image, .imageView: drawOutline(node.symbolOrTitle, frame)
    case .nothing, .modal: break
    case .collection where node.kind == .chart && node.children.isEmpty:
      drawOutline(node.title ?? node[.label], frame)
    // All others are what is written in them.
    default: drawWords(node, frame, style)
    }
  }

  /// A text, or what a container says of itself where nothing is in it.
  private mutating func drawWords(_ node: Node, _ frame: Frame, _ style: Style) {
    if !node.children.isEmpty, node.isOneElement, node[.frame] != nil, node.shape != .cell {
      box(.card, frame, radius: 10)
    }
    var room = frame
    if node.kind == .label, let symbol = node[.symbol] {
      var mark = frame
      mark.width = min(28, frame.width)
      if device.direction == .rtl { mark.x = frame.x + frame.width - mark.width }
      drawOutline(symbol, mark)
      room = beside(mark, in: frame)
    }
    let own = node.title ?? (node.children.isEmpty ? node[.label] ?? node[.valueText] : nil)
    guard let own else { return }
    if node.title == nil, node.kind != .text { box(.outline, frame, radius: 6) }
    write(
      own, in: room, size: size(of: own, node, room, style),
      node[.heading] == nil ? .plain : .strong, at: style.isCentered ? 0.5 : 0)
  }

  /// What is left of a rectangle after something at its leading edge.
  private func beside(_ mark: Frame, in frame: Frame) -> Frame {
    var rest = frame
    rest.width = max(frame.width - mark.width - 8, 0)
    if device.direction == .ltr { rest.x = mark.x + mark.width + 8 }
    return rest
  }

  /// The size of the letters of a view: that of its font; where only a frame is known, what fills it.
  func size(of words: String, _ node: Node, _ frame: Frame, _ style: Style) -> Double {
    let usual = style.size ?? style.text.size(for: device.textSize)
    guard node[.frame] != nil else { return usual }
    if node[.heading] != nil { return min(max(frame.height * 0.8, usual), 34) }
    // A frame that is as wide as its words in letters of its height was made by them.
    let full = frame.height / 1.25
    let lines = TextLines(words, size: full, in: Size(width: 10_000, height: frame.height)).lines
    guard lines.count == 1, let width = lines.first?.width else { return usual }
    return abs(width - frame.width) < frame.width * 0.12 ? full : usual
  }

  /// A title at the place of its element, otherwise at the top of the view.
  mutating func drawTitle(
    of node: Node, _ frame: Frame, height: Double, size: Double, _ tint: PageData.Shape.Text.Tint
  ) {
    guard let words = node.title else { return }
    var room = frame
    room.height = min(height, frame.height)
    // A place as large as the view is that of the whole.
    if let place = places[node.name], place.height < frame.height { room = place }
    write(
      words, in: room.inset(by: Insets(top: 0, leading: 16, bottom: 0, trailing: 16)), size: size,
      tint)
  }

  private mutating func drawShape(_ node: Node, _ frame: Frame) {
    switch node.kind {
    case .rectangle: box(.fill, frame)
    case .roundedRectangle: box(.fill, frame, radius: 12)
    case .circle:
      let side = min(frame.width, frame.height)
      let square = Frame(
        x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2,
        width: side, height: side)
      box(.fill, square, radius: side)
    case .ellipse: box(.fill, frame, radius: max(frame.width, frame.height))
    case .capsule: box(.fill, frame, radius: min(frame.width, frame.height) / 2)
    default: if node.children.isEmpty { drawOutline(node[.label] ?? node.title, frame) }
    }
  }

  /// A tab: its symbol, and below it its title, both in the middle.
  private mutating func drawTab(_ title: String, symbol: String, _ frame: Frame) {
    let side = min(24, frame.width, frame.height / 2)
    let mark = Frame(
      x: frame.x + (frame.width - side) / 2, y: frame.y + 4, width: side, height: side)
    drawOutline(symbol, mark)
    var words = frame.inset(by: Insets(top: 0, leading: 2, bottom: 0, trailing: 2))
    words.y = mark.y + side + 2
    words.height = max(frame.y + frame.height - words.y, 0)
    write(title, in: words, size: 10, at: 0.5)
  }

  /// A picture or a symbol, whose looks only its file knows: its outline with its name, or a sign
  /// where the name has no room.
  mutating func drawOutline(_ name: String?, _ frame: Frame) {
    guard let name, !name.isEmpty else { return box(.outline, frame, radius: 4) }
    // The parts of a name stand below each other where it is long: `cart.fill`.
    let words = String(decoding: name.utf8.map { $0 == UInt8(ascii: ".") ? 32 : $0 }, as: UTF8.self)
    let room = frame.inset(by: Insets(top: 1, leading: 2, bottom: 1, trailing: 2))
    let size = max(min(frame.width / 5, 11), TextLines.least)
    guard frame.width >= 36, frame.height >= 16, fits(words, in: room, size: size) else {
      return add(.picture(StopRecord.Rectangle(frame), words: words.oneLine))
    }
    box(.outline, frame, radius: 4)
    write(words, in: room, size: size, .soft)
  }
}

extension Node {
  /// The name of its symbol, or of its picture.
  var symbolOrTitle: String? { self[.symbol] ?? title }
}
