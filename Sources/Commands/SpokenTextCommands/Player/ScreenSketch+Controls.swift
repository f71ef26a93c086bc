import ScreenScenarios
import ScreenTree
import SpokenPage

extension ScreenSketch {
  /// A title with a switch at its end.
  mutating func drawSwitch(_ node: Node, _ frame: Frame, _ style: Style) {
    let mark = trailing(Size(width: min(51, frame.width), height: min(31, frame.height)), of: frame)
    if let title = node.title {
      write(title, in: leading(frame, beside: mark.width), size: textSize(style))
    }
    drawSwitch(isOn: node[.value].map(\.isOn) ?? false, in: mark)
  }

  /// A switch alone.
  mutating func drawSwitch(isOn: Bool, in frame: Frame) {
    box(isOn ? .on : .rail, frame, radius: frame.height / 2)
    let side = max(min(frame.height, frame.width) - 4, 1)
    let isAtEnd = isOn == (device.direction == .ltr)
    let x = isAtEnd ? frame.x + frame.width - side - 2 : frame.x + 2
    box(.knob, Frame(x: x, y: frame.y + 2, width: side, height: side), radius: side / 2)
  }

  /// A slider or a progress: its title and its value, and below or beside them its track.
  mutating func drawTrack(_ node: Node, _ frame: Frame, _ style: Style, hasKnob: Bool) {
    guard node[.value] != nil || hasKnob else { return drawProgressWithoutEnd(node, frame, style) }
    var track = frame
    if let title = node.title ?? (frame.height >= 52 ? node[.label] : nil) {
      let value = values[node.name]
      if frame.height >= 52 {
        let words = Frame(x: frame.x, y: frame.y, width: frame.width, height: frame.height / 2)
        write(title, in: half(words, isLast: false), size: textSize(style))
        if let value {
          write(value, in: half(words, isLast: true), size: textSize(style), .soft, at: 1)
        }
        track.y += frame.height / 2
        track.height = frame.height / 2
      } else {
        write(title, in: half(frame, isLast: false), size: textSize(style))
        track = half(frame, isLast: true)
      }
    }
    drawTrack(node.share ?? 0, in: track, hasKnob: hasKnob)
  }

  /// The track of a slider alone, with a share from 0 to 1 of it reached.
  mutating func drawTrack(_ share: Double, in frame: Frame, hasKnob: Bool) {
    let y = frame.y + frame.height / 2 - 2
    let share = min(max(share, 0), 1)
    box(.rail, Frame(x: frame.x, y: y, width: frame.width, height: 4), radius: 2)
    let reached = frame.width * share
    let isTurned = device.direction == .rtl
    let start = isTurned ? frame.x + frame.width - reached : frame.x
    box(.on, Frame(x: start, y: y, width: reached, height: 4), radius: 2)
    guard hasKnob else { return }
    let side = min(26, frame.height, frame.width)
    let rest = frame.width - side
    let x = frame.x + rest * (isTurned ? 1 - share : share)
    box(.knob, Frame(x: x, y: y + 2 - side / 2, width: side, height: side), radius: side / 2)
  }

  private mutating func drawProgressWithoutEnd(_ node: Node, _ frame: Frame, _ style: Style) {
    let side = min(20, frame.width, frame.height)
    let mark = trailing(Size(width: side, height: side), of: frame)
    if let title = node.title {
      write(title, in: leading(frame, beside: side), size: textSize(style))
    }
    drawWheel(mark)
  }

  /// What turns while something is loaded.
  mutating func drawWheel(_ frame: Frame) {
    box(.outline, frame, radius: max(frame.width, frame.height))
  }

  /// A title and a value with two buttons at their end.
  mutating func drawStepper(_ node: Node, _ frame: Frame, _ style: Style) {
    let mark = trailing(Size(width: min(94, frame.width), height: min(32, frame.height)), of: frame)
    let rest = leading(frame, beside: mark.width)
    if let title = node.title { write(title, in: rest, size: textSize(style)) }
    box(.field, mark, radius: 8)
    add(.sign(.steps, StopRecord.Rectangle(mark.inset(by: .all(8)))))
  }

  /// A field with its text, otherwise with its prompt.
  mutating func drawField(_ node: Node, _ frame: Frame, _ style: Style) {
    box(.field, frame, radius: min(10, frame.height / 2))
    let room = frame.inset(by: Insets(top: 2, leading: 8, bottom: 2, trailing: 8))
    let entered = node[.value].map(\.written) ?? ""
    if !entered.isEmpty {
      let shown = node.isSecure ? String(repeating: "•", count: min(entered.count, 40)) : entered
      write(shown, in: room, size: textSize(style))
    } else if let prompt = node[.placeholder] ?? node.title {
      write(prompt, in: room, size: textSize(style), .soft)
    }
  }

  /// Something to tap, with its title or its symbol.
  mutating func drawControl(_ node: Node, _ frame: Frame, _ style: Style) {
    box(.tap, frame, radius: min(8, frame.height / 2))
    let leads = node.kind == .navigationLink
    if leads { drawChevron(in: frame) }
    guard node.children.isEmpty else { return }
    let room = leads ? leading(frame, beside: 8) : frame
    let inner =
      room.width > 60 && node[.frame] != nil
      ? room.inset(by: Insets(top: 0, leading: 8, bottom: 0, trailing: 8)) : room
    let words = node.title ?? (node[.symbol] == nil ? node[.label] : nil)
    let size = words.map { self.size(of: $0, node, inner, style) }
    // A label alone is not seen on a device, and gives way to a sign where it has no room.
    if let words, let size, node.title != nil || fits(words, in: inner, size: size) {
      write(
        words, in: inner, size: size, node[.disabled] == true ? .soft : .accent,
        at: style.isCentered ? 0.5 : 0)
    } else {
      drawOutline(node.symbolOrTitle ?? node[.label], frame)
    }
  }

  /// A title and what is chosen, with a sign that there is more.
  mutating func drawChoice(_ node: Node, _ frame: Frame, _ style: Style) {
    let sign = trailing(Size(width: min(10, frame.width), height: min(6, frame.height)), of: frame)
    add(.sign(.open, StopRecord.Rectangle(sign)))
    let rest = leading(frame, beside: sign.width)
    let value = values[node.name]
    guard let title = node.title ?? node[.label] else {
      if let value { write(value, in: rest, size: textSize(style), .accent) }
      return
    }
    write(title, in: value == nil ? rest : half(rest, isLast: false), size: textSize(style))
    if let value { write(value, in: half(rest, isLast: true), size: textSize(style), .soft, at: 1) }
  }

  /// A title with a sign that shows whether what belongs to it is shown below.
  mutating func drawDisclosure(_ node: Node, _ frame: Frame, _ style: Style) {
    var row = frame
    row.height = min(44, frame.height)
    if node[.expanded] == true {
      add(.sign(.open, StopRecord.Rectangle(trailing(Size(width: 12, height: 7), of: row))))
    } else {
      drawChevron(in: row)
    }
    if let title = node.title {
      write(title, in: leading(row, beside: 12), size: textSize(style))
    }
  }

  private mutating func drawChevron(in frame: Frame) {
    add(.sign(.chevron, StopRecord.Rectangle(trailing(Size(width: 7, height: 12), of: frame))))
  }

  /// The size of the letters of a control.
  private func textSize(_ style: Style) -> Double {
    style.size ?? style.text.size(for: device.textSize)
  }

  /// The leading half of a rectangle, or the other one, with a distance between them.
  private func half(_ frame: Frame, isLast: Bool) -> Frame {
    var half = frame
    half.width = max(frame.width / 2 - 4, 0)
    if isLast == (device.direction == .ltr) { half.x += frame.width - half.width }
    return half
  }
}

extension Insets {
  /// The same distance from all edges.
  fileprivate static func all(_ length: Double) -> Insets {
    Insets(top: length, leading: length, bottom: length, trailing: length)
  }
}

extension Property.Scalar {
  /// Whether a switch with this value is on.
  fileprivate var isOn: Bool {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number != 0
    case .text(let text): text == "1" || text == "true"
    case .mixed: false
    }
  }
}

extension Node {
  /// The share of the range that its value has reached, from 0 to 1; nil without a number.
  fileprivate var share: Double? {
    guard case .number(let number)? = self[.value] else { return nil }
    let range = self[.range] ?? 0...1
    guard range.upperBound > range.lowerBound else { return nil }
    return (number - range.lowerBound) / (range.upperBound - range.lowerBound)
  }
}
