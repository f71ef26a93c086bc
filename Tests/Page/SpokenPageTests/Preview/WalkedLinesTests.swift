import ScreenScenarios
import SpokenPage
import Testing

struct WalkedLinesTests {
  private func html(_ stops: [StopRecord], _ language: String = "en-US") -> String {
    WalkedLines(stops, language: language, isRightToLeft: language == "he").html
  }

  @Test func `the words of the app and of the system, and what was not heard, differ`() {
    #expect(
      html(Array(smallPage.stops.dropFirst())) == """
        <div class="cut"><div class="line"><span class="words"><span class="s lost">Bag</span></span></div>
        <p class="outcome">cut after 0.5s by next</p>
        </div>
        <div class="dropped"><div class="line"><span class="words">&quot;<span class="s lost">Saved</span>&quot;</span></div>
        <p class="outcome">dropped by next</p>
        </div>

        """)
    #expect(
      html([smallPage.stops[0]]) == """
        <div class="full"><div class="line"><span class="words"><span class="s">Pay &lt;now&gt;</span>, <span class="s system lost">Button</span></span></div>
        </div>

        """)
  }

  @Test func `lines have the language and the direction of their screen, and silence has none`() {
    let line = "<div class=\"line\" lang=\"he\" dir=\"rtl\">"
    #expect(html([smallPage.stops[1]], "he").contains(line))
    var silent = smallPage.stops[0]
    silent.segments = []
    #expect(html([silent]) == "")
  }
}
