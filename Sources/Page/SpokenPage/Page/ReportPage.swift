/// The results of a check: the inputs that failed, each with its differences and a link to its page.
package struct ReportPage: Sendable {
  /// An input that failed.
  package struct Entry: Sendable {
    /// The name of the input.
    package var name: String
    /// The result in one line.
    package var summary: String
    /// The file name of its page; nil when there is nothing to compare.
    package var page: String?
    /// The lines of the report.
    package var lines: [String]

    /// An entry from its parts.
    package init(_ name: String, summary: String, page: String?, lines: [String]) {
      (self.name, self.summary, self.page, self.lines) = (name, summary, page, lines)
    }
  }

  private let summary: String
  private let generator: String
  private let entries: [Entry]

  /// A report of some inputs.
  ///
  /// - Parameters:
  ///   - summary: how many inputs there are, and how many failed.
  ///   - generator: the program and its version.
  ///   - entries: the inputs that failed.
  package init(_ summary: String, generator: String, entries: [Entry]) {
    (self.summary, self.generator, self.entries) = (summary, generator, entries)
  }

  /// The whole file.
  package var text: String {
    let frame = ReportFrame("What VoiceOver says", summary: summary, generator: generator)
    return frame.text(around: HTML(entries.map(item)))
  }

  private func item(_ entry: Entry) -> HTML {
    let link: HTML =
      entry.page.map {
        "<p><a href=\"\($0)\">Hear before and now<span class=\"unseen\">: \(entry.name)</span></a></p>\n"
      }
      ?? ""
    let lines = entry.lines.map { line -> HTML in
      switch line.first {
      case "-": "<del>\(line)</del>\n"
      case "+": "<ins>\(line)</ins>\n"
      case _: "\(line)\n"
      }
    }
    let shown: HTML = lines.isEmpty ? "" : "<pre tabindex=\"0\">\(lines)</pre>\n"
    return """
      <section>
      <h2 class="file">\(entry.name)</h2>
      <p>\(entry.summary)</p>
      \(link)\(shown)</section>

      """
  }
}
