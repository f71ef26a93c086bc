import ScreenScenarios

/// A part of the drawing of a screen as SVG.
struct DrawnShape {
  private let shape: PageData.Shape
  private let isRightToLeft: Bool

  init(_ shape: PageData.Shape, _ isRightToLeft: Bool) {
    (self.shape, self.isRightToLeft) = (shape, isRightToLeft)
  }

  var html: HTML {
    switch shape {
    case .box(let look, let frame, let radius): box(look, frame, radius)
    case .sign(let sign, let frame):
      "<path class=\"sign\" d=\"\(path(of: sign, in: frame))\"/>\n"
    case .text(let text): self.text(text)
    case .picture(let frame, let words): picture(frame, words)
    }
  }

  private func box(
    _ look: PageData.Shape.Look, _ frame: StopRecord.Rectangle, _ radius: Double
  ) -> HTML {
    let (across, down) = (min(radius, frame.width / 2), min(radius, frame.height / 2))
    // A corner that is round to the middle of one side alone has two radii.
    let corners: HTML =
      radius <= 0 ? "" : across == down ? " rx=\"\(across)\"" : " rx=\"\(across)\" ry=\"\(down)\""
    return """
      <rect class="\(look.rawValue)"\(corners) x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>

      """
  }

  /// A square in the middle of its place; its words are those that a pointer over it shows.
  private func picture(_ frame: StopRecord.Rectangle, _ words: String) -> HTML {
    let side = min(frame.width, frame.height)
    let (x, y) = (frame.x + (frame.width - side) / 2, frame.y + (frame.height - side) / 2)
    return """
      <rect class="picture" rx="\(side / 4)" x="\(x)" y="\(y)" width="\(side)" height="\(side)"><title>\(words)</title></rect>

      """
  }

  /// A text whose letters fill its width in any font, so that none is cut and none lies over another view.
  private func text(_ text: PageData.Shape.Text) -> HTML {
    // The anchor of a text from right to left is its right edge.
    let direction: HTML = isRightToLeft ? " direction=\"rtl\" text-anchor=\"end\"" : ""
    let tint: HTML = text.tint == .plain ? "" : " class=\"\(text.tint.rawValue)\""
    return """
      <text\(tint)\(direction) x="\(text.x)" y="\(text.y)" font-size="\(text.size)" textLength="\(text.width)" lengthAdjust="spacingAndGlyphs">\(text.words)</text>

      """
  }

  private func path(of sign: PageData.Shape.Sign, in frame: StopRecord.Rectangle) -> HTML {
    let (x, y) = (frame.x, frame.y)
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    let (middle, center) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    switch sign {
    case .chevron:
      return isRightToLeft
        ? "M\(right) \(y)L\(x) \(center)L\(right) \(bottom)"
        : "M\(x) \(y)L\(right) \(center)L\(x) \(bottom)"
    case .open: return "M\(x) \(y)L\(middle) \(bottom)L\(right) \(y)"
    case .steps:
      let part = frame.width / 4
      return """
        M\(x) \(center)h\(part)M\(right - part) \(center)h\(part)M\(right - part / 2) \(center - part / 2)v\(part)M\(middle) \(y)V\(bottom)
        """
    }
  }
}
