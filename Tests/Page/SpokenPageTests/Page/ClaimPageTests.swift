import Testing

@testable import SpokenPage

@Test func `a claim shows each criterion with its verdict, its faults and the lines heard`() {
  let page = ClaimPage(
    "1 task: 1 fail", generator: "SpokenScreen 1",
    tasks: [
      ClaimPage.Task(
        "Buy & go", verdict: "fail", facts: ["buy.walk.yaml"],
        criteria: [
          ClaimPage.Criterion(
            "Labels exist", verdict: "fail", fails: true, reason: "1 problem found.",
            faults: ["a.yaml:5:5: error: no <name>"], lines: [1])
        ], settlement: ["A recording would say."],
        lines: [
          ClaimPage.Line(
            "open shop", words: "Button", notes: [], place: "a.yaml:5:5",
            reasons: ["Button: traits"])
        ])
    ], unread: [], limits: ["Not a device."])
  let body = page.text.split(separator: "<body>\n").last.map(String.init)
  #expect(
    body == """
      <header>
      <h1>VoiceOver, task by task</h1>
      <p class="facts">1 task: 1 fail</p>
      </header>
      <main class="report">
      <section>
      <h2 class="file">Buy &amp; go: fail</h2>
      <p>buy.walk.yaml</p>
      <h3>Labels exist: <strong>fail</strong></h3>
      <p>1 problem found.</p>
      <ul>
      <li>a.yaml:5:5: error: no &lt;name&gt;</li>
      </ul>
      <p>Heard in <a href="#line-1-1">1</a> </p>
      <h3>What a recording would settle</h3>
      <p>A recording would say.</p>
      <details>
      <summary>All that is heard</summary>
      <ol>
      <li id="line-1-1"><code>open shop</code> <q>Button</q> <code>a.yaml:5:5</code>
      <ul>
      <li>Button: traits</li>
      </ul>
      </li>
      </ol>
      </details>
      </section>
      <section>
      <h2 class="file">What this cannot say</h2>
      <ul>
      <li>Not a device.</li>
      </ul>
      </section>
      </main>
      <footer>
      <p>Made by SpokenScreen 1. A model, not VoiceOver itself.</p>
      </footer>
      </body>
      </html>

      """)
}
