import Testing

@testable import SpokenPage

@Test func `a report lists the inputs that failed, with their lines and a link to each page`() {
  let report = ReportPage(
    "2 checked: 2 different", generator: "SpokenScreen 1",
    entries: [
      ReportPage.Entry(
        "a & b.screen.yaml", summary: "differs", page: "001-a.html",
        lines: ["- Buy", "+ <Pay>", "  same"]),
      ReportPage.Entry("c.screen.yaml", summary: "missing", page: nil, lines: []),
    ])
  let body = report.text.split(separator: "<body>\n").last.map(String.init)
  #expect(
    body == """
      <header>
      <h1>What VoiceOver says</h1>
      <p class="facts">2 checked: 2 different</p>
      </header>
      <main class="report">
      <section>
      <h2 class="file">a &amp; b.screen.yaml</h2>
      <p>differs</p>
      <p><a href="001-a.html">Hear before and now<span class="unseen">: a &amp; b.screen.yaml</span></a></p>
      <pre tabindex="0"><del>- Buy</del>
      <ins>+ &lt;Pay&gt;</ins>
        same
      </pre>
      </section>
      <section>
      <h2 class="file">c.screen.yaml</h2>
      <p>missing</p>
      </section>
      </main>
      <footer>
      <p>Made by SpokenScreen 1. A model, not VoiceOver itself.</p>
      </footer>
      </body>
      </html>

      """)
}
