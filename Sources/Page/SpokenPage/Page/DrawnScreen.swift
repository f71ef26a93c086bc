import Foundation
import ScreenScenarios

/// A screen as a drawing of its views, over its picture when there is one.
///
/// Without rectangles it is a list in reading order; the places of a capture are never made up. The
/// drawing is hidden from assistive technologies, because the transcript has its text.
struct DrawnScreen {
  private let screen: PageData.Screen
  private let number: Int
  private let picture: Data?

  /// A screen with its index, from 0.
  init(_ screen: PageData.Screen, number: Int, picture: Data?) {
    (self.screen, self.number, self.picture) = (screen, number, picture)
  }

  var html: HTML {
    """
    <figure class="screen" id="screen-\(number)">
    \(screen.size.map(drawing) ?? list)
    <figcaption><span\("lang", screen.language.tagUnlessEnglish)>\(screen.title)</span>\(moment)</figcaption>
    \(cost)</figure>

    """
  }

  /// When the screen looks like this; a picture shows the moment at which it was taken.
  private var moment: HTML { picture != nil || screen.isCurrent ? "" : ", as it opens" }

  private func drawing(_ size: [Double]) -> HTML {
    let (width, height) = (size.first ?? 0, size.last ?? 0)
    let image: HTML =
      picture.map {
        """
        <image href="data:image/png;base64,\($0.base64EncodedString())" width="\(width)" height="\(height)"/>

        """
      } ?? ""
    // The picture shows the views already.
    let shapes = picture == nil ? screen.shapes.map { DrawnShape($0, isRightToLeft).html } : []
    return """
      <div class="device" tabindex="0" role="group" aria-label="Drawing of \(screen.title)">
      <svg width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)"\("lang", screen.language.tagUnlessEnglish) aria-hidden="true">
      \(image)\(shapes)<rect class="chosen" rx="8" width="0" height="0"/>
      <polyline class="order" points="\(order)"/>
      \(numbers)<g class="cursor"><rect class="halo" rx="8" width="0" height="0"/><rect class="ring" rx="8" width="0" height="0"/></g>
      </svg>
      \(window(width, height))</div>
      <p class="switch"><label><input type="checkbox" class="order-switch"> Reading order</label>\(views)</p>
      <ol class="order-list" hidden></ol>
      """
  }

  /// What gives a drawing that is higher than its device the width of one that is not: the device
  /// fits into the room, and the rest is scrolled to.
  private func window(_ width: Double, _ height: Double) -> HTML {
    let fold = screen.shapes.compactMap { shape -> Double? in
      if case .box(.fold, let frame, _) = shape { frame.y } else { nil }
    }
    // A capture says nothing of its device; no phone is higher than this.
    let device = fold.last ?? min(height, 2.25 * width)
    guard device < height else { return "" }
    return """
      <svg class="window" width="\(width)" height="\(device)" viewBox="0 0 \(width) \(device)" aria-hidden="true"></svg>

      """
  }

  private var isRightToLeft: Bool { screen.isRightToLeft }

  /// The elements with rectangles, each with its number in the whole order, from 1.
  private var placed: [(number: Int, frame: StopRecord.Rectangle)] {
    screen.elements.enumerated().compactMap { index, element in
      // Numbered before those without a rectangle are left out, so that numbers are the same as in
      // lists.
      element.frame.map { (index + 1, $0) }
    }
  }

  /// The centers of the elements in reading order.
  private var order: HTML {
    let centers = placed.map { element -> HTML in
      let frame = element.frame
      return "\(frame.x + frame.width / 2),\(frame.y + frame.height / 2)"
    }
    return .joined(centers, by: " ")
  }

  private var numbers: HTML {
    HTML(
      placed.map { element -> HTML in
        let (x, y) = (element.frame.x + 2, element.frame.y + 2)
        return """
          <g class="number"><circle cx="\(x)" cy="\(y)" r="12"/><text x="\(x)" y="\(y)">\(element.number)</text></g>

          """
      })
  }

  /// The choice of a view whose elements are listed; the script reads its rectangle and their indices.
  private var views: HTML {
    guard !screen.groups.isEmpty else { return "" }
    let options = screen.groups.map { group -> HTML in
      let frame = group.frame
      let place: HTML = "\(frame.x) \(frame.y) \(frame.width) \(frame.height)"
      let elements = HTML.joined(group.elements.map { "\($0)" as HTML }, by: " ")
      let depth = String(repeating: "\u{A0}", count: 2 * min(group.depth, 20))
      return "<option value=\"\(place)|\(elements)\">\(depth)\(group.node)</option>"
    }
    return """
       <label hidden>Elements of <select class="views"><option value="">the screen</option>\(options)</select></label>
      """
  }

  private var list: HTML {
    let items = screen.elements.enumerated().map { index, element -> HTML in
      "<li value=\"\(index + 1)\">\(element.text.isEmpty ? element.node : element.text)</li>\n"
    }
    return """
      <p class="facts">The file does not say where the elements are. In reading order:</p>
      <ol class="order-list"\("lang", screen.language.tagUnlessEnglish)\("dir", isRightToLeft ? "rtl" : nil)>
      \(items)</ol>
      """
  }

  private var cost: HTML {
    guard let cost = screen.cost else { return "" }
    let parts = [
      Self.counted(cost.stops, "stop"), Self.counted(cost.swipes, "swipe"),
      Self.counted(cost.words, "word"),
    ]
    return """
      <p class="facts">To hear it all: \(parts.joined(separator: ", ")), \(cost.seconds) s</p>

      """
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
