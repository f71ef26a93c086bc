import Testing

@testable import SpokenPage

@Test func `the timeline shows what is heard, cut and not heard at its time`() {
  var page = smallPage
  page.length = 5000
  #expect(
    Timeline(page).html.text == """
      <svg id="timeline" aria-hidden="true" viewBox="0 0 1000 40" preserveAspectRatio="none">
      <line class="edge" x1="0" x2="0" y1="0" y2="40"/>
      <rect id="bar-1" class="heard" x="0" width="300" y="6" height="18"/>
      <rect id="bar-2" class="heard" x="400" width="100" y="6" height="18"/>
      <line class="broken" x1="500" x2="500" y1="2" y2="28"/>
      <line id="bar-3" class="unheard" x1="500" x2="500" y1="28" y2="39"/>
      </svg>
      """)
}
