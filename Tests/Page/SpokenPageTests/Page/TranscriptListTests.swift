import ScreenScenarios
import Testing

@testable import SpokenPage

struct TranscriptListTests {
  @Test func `lists the lines with their reasons and what was not heard`() {
    #expect(
      TranscriptList(smallPage).html.text == """
        <section aria-labelledby="transcript-title">
        <h2 id="transcript-title">Transcript</h2>
        <ol id="transcript">
        <li id="stop-1" class="full">
        <p class="time">0:00</p>
        <div class="step">
        <p class="command" title="open">The screen opens</p>
        <div class="line"><span class="words"><span class="s">Pay &lt;now&gt;</span>, \
        <span class="s system lost">Button</span></span></div>
        <details><summary>Why<span class="unseen"> stop 1</span></summary>
        <dl>
        <div class="reason"><dt>Pay &lt;now&gt;</dt>
        <dd>label: the label comes first</dd>
        <dd><span class="evidence">documented by Apple</span></dd>
        <dd class="origin"><code>x.yaml:3:5 pay</code>, the title of the view</dd></div>
        <div class="reason"><dt>Button</dt>
        <dd>trait: each spoken trait has its word</dd>
        <dd><span class="evidence unsure">inferred, not heard yet</span></dd>
        <dd class="origin"><code>x.yaml:3:5 pay</code></dd></div>
        <div class="silence"><dt>Not spoken: <s>Pays</s></dt>
        <dd>hint: speakHints=false</dd>
        <dd class="origin"><code>x.yaml:4:5</code></dd></div>
        </dl>
        </details>
        </div>
        </li>
        <li id="stop-2" class="cut">
        <p class="time">0:02</p>
        <div class="step">
        <p class="command" title="next">Swipe right</p>
        <div class="line"><span class="words"><span class="s lost">Bag</span></span></div>
        <p class="outcome">cut after 0.5s by next</p>
        <details><summary>Why<span class="unseen"> stop 2</span></summary>
        <dl>
        <div class="reason"><dt>Bag</dt>
        <dd>label: the label comes first</dd>
        <dd><span class="evidence">documented by Apple</span></dd>
        <dd class="origin"><code>x.yaml:5:5</code></dd></div>
        </dl>
        </details>
        </div>
        </li>
        <li id="stop-3" class="dropped">
        <p class="time">0:02</p>
        <div class="step">
        <p class="command" title="announce low"><code>announce low</code></p>
        <div class="line"><span class="words">&quot;<span class="s lost">Saved</span>&quot;</span></div>
        <p class="outcome">dropped by next</p>
        <details><summary>Why<span class="unseen"> stop 3</span></summary>
        <dl>
        <div class="reason"><dt>Saved</dt>
        <dd>announcement: the label comes first</dd>
        <dd><span class="evidence">documented by Apple</span></dd>
        <dd class="origin"><code>screen</code></dd></div>
        </dl>
        </details>
        </div>
        </li>
        </ol>
        </section>
        """)
  }

  @Test func `words at another pitch have their mark, in the line and in the reasons`() {
    var page = smallPage
    page.stops[0].segments[1].mark = "[pitch +20%]"
    let text = TranscriptList(page).html.text
    #expect(text.contains(#"<span class="s system lost">[pitch +20%] Button</span>"#))
    #expect(text.contains("<dt>[pitch +20%] Button</dt>"))
  }

  @Test func `a line in another language says its language and its direction`() {
    var page = smallPage
    page.screens[0].language = "he"
    page.screens[0].isRightToLeft = true
    page.stops[0].segments[1].language = "en-US"
    let text = TranscriptList(page).html.text
    #expect(
      text.contains(
        """
        <div class="line" lang="he" dir="rtl"><span class="words"><span class="s">Pay &lt;now&gt;</span>, \
        <span class="s system lost" lang="en-US">Button</span></span></div>
        """))
  }
}
