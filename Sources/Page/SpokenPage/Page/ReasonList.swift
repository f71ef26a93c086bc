/// The reasons of a line, which open and close without a script.
struct ReasonList {
  private let stop: PageData.Stop
  private let data: PageData

  init(_ stop: PageData.Stop, _ data: PageData) { (self.stop, self.data) = (stop, data) }

  var html: HTML {
    """
    <details><summary>Why<span class="unseen"> stop \(stop.number)</span></summary>
    <dl>
    \(stop.segments.map(segment))\(stop.suppressed.map(silence))\(stop.details.map(detail))</dl>
    </details>

    """
  }

  private func segment(_ segment: PageData.Segment) -> HTML {
    let evidence = data.evidence[segment.evidence]
    let grade = evidence?.isVerified == false ? "evidence unsure" : "evidence"
    let source: HTML = segment.source.map { ", \(data.sources[$0] ?? $0)" } ?? ""
    return """
      <div class="reason"><dt\("lang", segment.language ?? language)>\(segment.text)</dt>
      <dd>\(segment.kind): \(data.rules[segment.rule] ?? segment.rule)</dd>
      <dd><span class="\(grade)">\(evidence?.summary ?? segment.evidence)</span></dd>
      <dd class="origin"><code>\(segment.origin)</code>\(source)</dd></div>

      """
  }

  private func silence(_ silence: PageData.Silence) -> HTML {
    let words: HTML = silence.text.isEmpty ? "" : " <s>\(silence.text)</s>"
    return """
      <div class="silence"><dt>Not spoken:\(words)</dt>
      <dd>\(silence.kind): \(silence.reason)</dd>
      <dd class="origin"><code>\(silence.origin)</code></dd></div>

      """
  }

  private func detail(_ detail: PageData.Detail) -> HTML {
    let origin: HTML =
      detail.origin.map { "\n<dd class=\"origin\"><code>\($0)</code></dd>" } ?? ""
    return """
      <div class="detail"><dt>\(detail.kind)</dt>
      <dd>\(detail.text)</dd>\(origin)</div>

      """
  }

  private var language: String? {
    (stop.screen.map { data.screens[$0].language } ?? data.language).tagUnlessEnglish
  }
}
