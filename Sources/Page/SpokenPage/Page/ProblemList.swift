/// The problems of a page that a listener would notice, each with its place.
struct ProblemList {
  private let problems: [PageData.Problem]?

  /// The problems of a page; nothing where nobody looked for them.
  init(_ data: PageData) { problems = data.problems }

  var html: HTML {
    guard let problems else { return "" }
    let empty: HTML = problems.isEmpty ? "<p class=\"facts\">Nothing was found.</p>\n" : ""
    let list: HTML = problems.isEmpty ? "" : "<ul>\n\(problems.map(item))</ul>\n"
    return """
      <section id="problems" aria-labelledby="problems-title">
      <h2 id="problems-title">What a listener would notice</h2>
      \(empty)\(list)</section>

      """
  }

  private func item(_ problem: PageData.Problem) -> HTML {
    """
    <li><p><b>\(problem.severity)</b> \(HTML(sentence: problem.text))</p>
    <p class="origin"><code>\(problem.origin)</code> \(problem.rule)</p></li>

    """
  }
}
