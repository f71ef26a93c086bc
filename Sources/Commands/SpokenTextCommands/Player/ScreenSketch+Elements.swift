import ScreenScenarios
import ScreenTree
import SpokenPage
import VoiceOverElements
import VoiceOverLanguages

extension ScreenSketch {
  /// The drawing of a capture, which has no layout: its elements at the places that it states.
  ///
  /// - Parameters:
  ///   - elements: the elements in reading order.
  ///   - device: the direction and the size of texts.
  ///   - words: VoiceOver's words in the language of the screen.
  init(_ elements: [Element], on device: Device, words: Vocabulary) {
    self.init(on: device)
    let placed = elements.compactMap { element -> (element: Element, frame: Frame)? in
      guard let frame = element.shownFrame?.finite, frame.width > 0, frame.height > 0 else {
        return nil
      }
      return (element, frame)
    }
    let frames = placed.map(\.frame)
    // Larger ones first, so that none hides what is in it.
    for index in frames.indices.sorted(by: { frames[$0].area > frames[$1].area }) {
      let isAround = frames.count <= Self.mostCompared && frames[index].isAround(others: frames)
      draw(placed[index].element, frames[index], isAround: isAround, words)
    }
  }

  /// The most elements that are compared with each other, which takes the square of their number.
  private static let mostCompared = 2000

  private mutating func draw(
    _ element: Element, _ frame: Frame, isAround: Bool, _ vocabulary: Vocabulary
  ) {
    let words = vocabulary.inForce(for: element.language)
    let label = words.joined(element.label)
    let value = words.joined(element.value)
    // What is inside it has its own words; those of a row around it stand at its top.
    var room = frame
    if isAround { room.height = min(20, frame.height) }
    if element.has(.switchButton) || element.has(.toggleButton) {
      drawSwitch(label, isOn: value == "1", room)
    } else if element.has(.adjustable), !element.has(.pickerElement) {
      drawAdjustable(label, value, room)
    } else if element.has(.textEntry) || element.has(.searchField) {
      box(.field, frame, radius: min(10, frame.height / 2))
      write(
        value.isEmpty ? label : value, in: room.padded, size: 17, value.isEmpty ? .soft : .plain)
    } else if element.has(.image), !element.has(.button) {
      drawOutline(label.isEmpty ? nil : label, frame)
    } else {
      drawWords(of: element, label.isEmpty ? value : label, frame, room)
    }
  }

  private mutating func drawWords(
    of element: Element, _ words: String, _ frame: Frame, _ room: Frame
  ) {
    let isTapped = element.has(.button) || element.has(.link)
    box(isTapped ? .tap : .outline, frame, radius: min(6, frame.height / 2))
    let isHeading = element.has(.header)
    // A heading is as large as its frame allows, a page's text as usual.
    let size = isHeading ? min(max(frame.height * 0.7, 17), 28) : 17
    // A small button has a symbol on a device, whose label has no room here.
    guard !isTapped || frame.width >= 60 || fits(words, in: room.padded, size: size) else {
      return add(.picture(StopRecord.Rectangle(room), words: words))
    }
    write(words, in: room.padded, size: size, isHeading ? .strong : isTapped ? .accent : .plain)
  }

  private mutating func drawSwitch(_ label: String, isOn: Bool, _ frame: Frame) {
    // Many captures have the frame of the switch alone, with the label of its row.
    let mark = trailing(Size(width: min(51, frame.width), height: min(31, frame.height)), of: frame)
    if frame.width > 90 {
      write(label, in: leading(frame, beside: mark.width).padded, size: 17)
    }
    drawSwitch(isOn: isOn, in: mark)
  }

  private mutating func drawAdjustable(_ label: String, _ value: String, _ frame: Frame) {
    guard frame.height >= 52 else {
      return drawTrack(Self.share(of: value), in: frame, hasKnob: true)
    }
    var (top, track) = (frame.padded, frame.padded)
    top.height = frame.height / 2
    track.y += top.height
    track.height -= top.height
    write([label, value].filter { !$0.isEmpty }.joined(separator: ", "), in: top, size: 17)
    drawTrack(Self.share(of: value), in: track, hasKnob: true)
  }

  /// The share of a percentage; a half for any other value, whose range a capture lacks.
  private static func share(of value: String) -> Double {
    guard value.utf8.last == UInt8(ascii: "%"),
      let number = Double(String(decoding: value.utf8.dropLast(), as: UTF8.self))
    else { return 0.5 }
    return number / 100
  }
}

extension Vocabulary {
  /// The words of a label or a value on one line.
  func joined(_ wordings: [Sourced<Wording>]) -> String {
    texts(of: wordings).map(\.value).joined(separator: ", ").oneLine
  }
}

extension Frame {
  fileprivate var area: Double { width * height }

  /// The room for words inside.
  fileprivate var padded: Frame {
    let side = min(6, width / 8)
    return inset(by: Insets(top: 0, leading: side, bottom: 0, trailing: side))
  }

  /// Whether other rectangles are inside it.
  fileprivate func isAround(others: [Frame]) -> Bool {
    others.contains { other in
      other.area < area && other.x >= x && other.y >= y && other.x + other.width <= x + width
        && other.y + other.height <= y + height
    }
  }
}
