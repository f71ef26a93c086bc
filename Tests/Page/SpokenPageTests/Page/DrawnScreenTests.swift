import Foundation
import Testing

@testable import SpokenPage

struct DrawnScreenTests {
  @Test func `draws elements at their places, with their numbers and a cursor`() {
    #expect(
      DrawnScreen(smallPage.screens[0], number: 0, picture: nil).html.text == """
        <figure class="screen" id="screen-0">
        <svg class="wireframe" width="100" height="50" viewBox="0 0 100 50" aria-hidden="true">
        <rect class="box" rx="6" x="10" y="5.5" width="80" height="20"/>\
        <svg x="10" y="5.5" width="80" height="20"><text x="50%" y="50%">Pay</text></svg>
        <polyline class="order" points="50,15.5"/>
        <g class="number"><circle cx="12" cy="7.5" r="12"/><text x="12" y="7.5">1</text></g>
        <g class="cursor"><rect class="halo" rx="8" width="0" height="0"/><rect class="ring" rx="8" width="0" height="0"/></g>
        </svg>
        <p class="switch"><label><input type="checkbox" class="order-switch"> Reading order</label></p>
        <figcaption>Bags</figcaption>
        </figure>

        """)
  }

  @Test func `a picture lies behind, and replaces the labels`() {
    let picture = Data([1, 2, 3])
    let text = DrawnScreen(smallPage.screens[0], number: 2, picture: picture).html.text
    #expect(
      text.contains(
        "<image href=\"data:image/png;base64,AQID\" width=\"100\" height=\"50\"/>"))
    #expect(text.contains("<svg class=\"pictured\"") && !text.contains(">Pay<"))
  }

  @Test func `without places it is a list in reading order`() {
    let screen = PageData.Screen(
      title: "Bags", language: "he", isRightToLeft: true,
      elements: [PageData.Element(node: "Image@4:5", text: "")])
    #expect(
      DrawnScreen(screen, number: 1, picture: nil).html.text == """
        <figure class="screen" id="screen-1">
        <p class="facts">The file does not say where the elements are. In reading order:</p>
        <ol class="order-list" lang="he" dir="rtl">
        <li>Image@4:5</li>
        </ol>
        <figcaption lang="he">Bags</figcaption>
        </figure>

        """)
  }
}
