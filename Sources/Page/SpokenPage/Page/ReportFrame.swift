/// A page of results without a player: its title, its sums, and what made it.
struct ReportFrame {
  private let title: String
  private let summary: String
  private let generator: String

  init(_ title: String, summary: String, generator: String) {
    (self.title, self.summary, self.generator) = (title, summary, generator)
  }

  /// The whole file around its results.
  func text(around results: HTML) -> String {
    let page: HTML = """
      <!doctype html>
      <html lang="en">
      <head>
      \(PageHead(title: title, generator: generator).html)
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      <p class="facts">\(summary)</p>
      </header>
      <main class="report">
      \(results)</main>
      <footer>
      <p>Made by \(generator). A model, not VoiceOver itself.</p>
      </footer>
      </body>
      </html>

      """
    return page.text
  }
}
