import Testing

@testable import SpokenPage

struct ProblemListTests {
  private func text(_ problems: [PageData.Problem]?) -> String {
    var page = smallPage
    page.problems = problems
    return ProblemList(page).html.text
  }

  @Test func `lists what a listener would notice, with its place and its rule`() {
    let problem = PageData.Problem(
      severity: "warning", text: "\"Pay\" is <small>. Make it larger.", rule: "small-target",
      origin: "x.yaml:3:5")
    #expect(
      text([problem]) == """
        <section id="problems" aria-labelledby="problems-title">
        <h2 id="problems-title">What a listener would notice</h2>
        <ul>
        <li><p><b>warning</b> &quot;Pay&quot; is &lt;small&gt;. Make it larger.</p>
        <p class="origin"><code>x.yaml:3:5</code> small-target</p></li>
        </ul>
        </section>

        """)
  }

  @Test(arguments: [
    ("State it with `value:` or `in:`.", "State it with <code>value:</code> or <code>in:</code>."),
    ("\"a`b\" is short.", "&quot;a`b&quot; is short."), ("`<b>`", "<code>&lt;b&gt;</code>"),
  ]) func `words between backticks are code`(text: String, html: String) {
    let problem = PageData.Problem(severity: "note", text: text, rule: "", origin: "")
    #expect(self.text([problem]).contains("<b>note</b> \(html)</p>"))
  }

  @Test func `says that nothing was found, and nothing where nobody looked`() {
    #expect(text([]).contains("<p class=\"facts\">Nothing was found.</p>\n</section>"))
    #expect(text(nil) == "")
  }

  @Test func `its places begin below the folder that all files share`() {
    var page = smallPage
    page.stops = []
    page.problems = ["/home/ann/a.yaml:1:1", "/home/ann/b/c.yaml:2:1"].map {
      PageData.Problem(severity: "note", text: "", rule: "", origin: $0)
    }
    #expect(page.belowSharedFolder().problems?.map(\.origin) == ["a.yaml:1:1", "b/c.yaml:2:1"])
  }
}
