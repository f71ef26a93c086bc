import Foundation
import ScreenScenarios
import Testing

@testable import SpokenPage

struct DrawnScreenTests {
  private func text(_ screen: PageData.Screen, _ picture: Data? = nil) -> String {
    DrawnScreen(screen, number: 0, picture: picture).html.text
  }

  @Test func `draws the views at their places, the numbers of elements and a cursor`() {
    var screen = smallPage.screens[0]
    screen.shapes = [
      .box(.tap, StopRecord.Rectangle(x: 10, y: 5.5, width: 80, height: 20), radius: 8),
      .text(.init("Pay", x: 12, y: 20, width: 26.5, size: 17, tint: .accent)),
    ]
    #expect(
      text(screen) == """
        <figure class="screen" id="screen-0">
        <div class="device" tabindex="0" role="group" aria-label="Drawing of Bags">
        <svg width="100" height="50" viewBox="0 0 100 50" aria-hidden="true">
        <rect class="tap" rx="8" x="10" y="5.5" width="80" height="20"/>
        <text class="accent" x="12" y="20" font-size="17" textLength="26.5" lengthAdjust="spacingAndGlyphs">Pay</text>
        <rect class="chosen" rx="8" width="0" height="0"/>
        <polyline class="order" points="50,15.5"/>
        <g class="number"><circle cx="12" cy="7.5" r="12"/><text x="12" y="7.5">1</text></g>
        <g class="cursor"><rect class="halo" rx="8" width="0" height="0"/><rect class="ring" rx="8" width="0" height="0"/></g>
        </svg>
        </div>
        <p class="switch"><label><input type="checkbox" class="order-switch"> Reading order</label></p>
        <ol class="order-list" hidden></ol>
        <figcaption><span>Bags</span>, as it opens</figcaption>
        </figure>

        """)
  }

  @Test func `a picture lies behind, and replaces the views`() {
    var screen = smallPage.screens[0]
    screen.shapes = [.text(.init("Pay", x: 12, y: 20, width: 26.5, size: 17))]
    let text = text(screen, Data([1, 2, 3]))
    #expect(
      text.contains(
        "<image href=\"data:image/png;base64,AQID\" width=\"100\" height=\"50\"/>"))
    #expect(!text.contains(">Pay<"))
    // Nothing says when it was taken.
    #expect(text.contains("<figcaption><span>Bags</span></figcaption>"))
  }

  @Test func `the drawing of an app that runs is that of this moment`() {
    var screen = smallPage.screens[0]
    screen.isCurrent = true
    #expect(text(screen).contains("<figcaption><span>Bags</span></figcaption>"))
  }

  @Test func `a drawing that is higher than its device has the width of one that is not`() {
    var screen = smallPage.screens[0]
    #expect(!text(screen).contains("class=\"window\""))
    screen.size = [100, 300]
    #expect(
      text(screen).contains(
        """
        </svg>
        <svg class="window" width="100" height="225" viewBox="0 0 100 225" aria-hidden="true"></svg>
        </div>
        """))
    let fold = StopRecord.Rectangle(x: 0, y: 217, width: 100, height: 1)
    screen.shapes = [.box(.fold, fold, radius: 0)]
    #expect(text(screen).contains("<svg class=\"window\" width=\"100\" height=\"217\""))
  }

  @Test func `a view can be chosen by its name, with its place and its elements`() {
    var screen = smallPage.screens[0]
    screen.groups = [
      .init(
        node: "VStack@3:5", depth: 0, frame: .init(x: 0, y: 1, width: 100, height: 40.5),
        elements: [0, 1]),
      .init(
        node: "<b>", depth: 1, frame: .init(x: 0, y: 1, width: 50, height: 20), elements: [1, 2]),
    ]
    #expect(
      text(screen).contains(
        """
         <label hidden>Elements of <select class="views"><option value="">the screen</option>\
        <option value="0 1 100 40.5|0 1">VStack@3:5</option>\
        <option value="0 1 50 20|1 2">\u{A0}\u{A0}&lt;b&gt;</option></select></label></p>
        """))
  }

  @Test func `says what the screen costs a listener`() {
    var screen = smallPage.screens[0]
    screen.cost = .init(stops: 3, swipes: 2, seconds: 6.2, words: 1)
    #expect(
      text(screen).contains(
        """
        <figcaption><span>Bags</span>, as it opens</figcaption>
        <p class="facts">To hear it all: 3 stops, 2 swipes, 1 word, 6.2 s</p>
        </figure>
        """))
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
        <li value="1">Image@4:5</li>
        </ol>
        <figcaption><span lang="he">Bags</span>, as it opens</figcaption>
        </figure>

        """)
  }
}
