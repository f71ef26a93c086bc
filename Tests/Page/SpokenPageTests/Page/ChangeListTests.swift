import Foundation
import Testing

@testable import SpokenPage

struct ChangeListTests {
  @Test func `shows what changed, with the words of both sides and the older sound`() {
    var page = smallPage
    page.comparison = PageData.Comparison(
      name: "old.yaml", length: 9, header: ["the setting numbers is digits now, was words"],
      changes: [
        PageData.Change(
          ["'pay' is called \"Pay\" now"],
          old: PageData.Side(number: 1, text: "Buy, Button", frames: 0..<4),
          new: PageData.Side(number: 1, text: "Pay, Button", frames: 0..<5)),
        PageData.Change(["a stop is gone"], old: nil, new: nil),
      ])
    #expect(
      ChangeList(page, sound: .inside(Data([1, 2, 3]), type: "audio/mpeg")).html.text == """
        <section id="changes" aria-labelledby="changes-title">
        <h2 id="changes-title">What changed</h2>
        <p class="facts">since <code>old.yaml</code></p>
        <p>The setting numbers is digits now, was words</p>
        <ol>
        <li id="change-1">
        <p class="message">&#39;pay&#39; is called &quot;Pay&quot; now</p>
        <p class="before"><b>Before</b> <span><del>Buy,</del> Button</span></p>
        <p class="now"><b>Now</b> <span><ins>Pay,</ins> Button</span></p>
        <a href="#stop-1">In the transcript</a>
        </li>
        <li id="change-2">
        <p class="message">A stop is gone</p>
        </li>
        </ol>
        <p class="older"><span id="old-sound-title">The sound before</span>
        <audio id="old-sound" aria-labelledby="old-sound-title" controls preload="metadata" src="data:audio/mpeg;base64,AQID"></audio></p>
        </section>
        """)
  }

  @Test func `a name at the start of a sentence stays as it is`() {
    var page = smallPage
    page.comparison = PageData.Comparison(
      name: "old.yaml", length: 9, header: ["iOS 27 now, was iOS 26", "speakHints is false now"])
    let text = ChangeList(page, sound: nil).html.text
    #expect(text.contains("<p>iOS 27 now, was iOS 26</p>\n<p>speakHints is false now</p>"))
  }

  @Test(arguments: [
    ("a b", "a b", "a b", "a b"),
    ("a b", "a c", "a <del>b</del>", "a <ins>c</ins>"),
    ("Pay", "Pay, Button", "Pay", "Pay, <ins>Button</ins>"),
    ("", "x y", "", "<ins>x y</ins>"),
    ("<a> b c d", "b d", "<del>&lt;a&gt;</del> b <del>c</del> d", "b d"),
  ])
  func `marks the words that only one side has`(
    old: String, new: String, expectedOld: String, expectedNew: String
  ) {
    let difference = WordDifference(old, new)
    #expect(difference.old.text == expectedOld)
    #expect(difference.new.text == expectedNew)
  }
}
