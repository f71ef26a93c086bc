import Foundation

/// A screen as a drawing of the rectangles of its elements, over its picture when there is one.
///
/// Without rectangles it is a list in reading order; a layout is never made up. The drawing is
/// hidden from assistive technologies, because the transcript has its text.
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
    <figcaption\("lang", screen.language.tagUnlessEnglish)>\(screen.title)</figcaption>
    </figure>

    """
  }

  private func drawing(_ size: [Double]) -> HTML {
    let (width, height) = (size.first ?? 0, size.last ?? 0)
    let image: HTML =
      picture.map {
        """
        <image href="data:image/png;base64,\($0.base64EncodedString())" width="\(width)" height="\(height)"/>

        """
      } ?? ""
    return """
      <svg class="\(picture == nil ? "wireframe" : "pictured")" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" aria-hidden="true">
      \(image)\(screen.elements.map(box))<polyline class="order" points="\(order)"/>
      \(numbers)<g class="cursor"><rect class="halo" rx="8" width="0" height="0"/><rect class="ring" rx="8" width="0" height="0"/></g>
      </svg>
      <p class="switch"><label><input type="checkbox" class="order-switch"> Reading order</label></p>
      """
  }

  private func box(_ element: PageData.Element) -> HTML {
    guard let frame = element.frame else { return "" }
    let place: HTML = """
      x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"
      """
    // An inner drawing cuts a text off at the rectangle; a picture shows the text already.
    let text: HTML =
      picture == nil
      ? "<svg \(place)><text x=\"50%\" y=\"50%\"\("lang", screen.language.tagUnlessEnglish)>\(element.text)</text></svg>"
      : ""
    return "<rect class=\"box\" rx=\"6\" \(place)/>\(text)\n"
  }

  /// The elements with rectangles, each with its number in the whole order, from 1.
  private var placed: [(number: Int, frame: PageData.Rectangle)] {
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

  private var list: HTML {
    let items = screen.elements.map { element -> HTML in
      "<li>\(element.text.isEmpty ? element.node : element.text)</li>\n"
    }
    return """
      <p class="facts">The file does not say where the elements are. In reading order:</p>
      <ol class="order-list"\("lang", screen.language.tagUnlessEnglish)\("dir", screen.isRightToLeft ? "rtl" : nil)>
      \(items)</ol>
      """
  }
}
