import SpokenSyntax

/// JUnit XML, which build servers read.
package enum JUnit {
  /// A case of a suite: one input.
  package struct Case {
    /// The path of the input.
    var path: String
    /// How long it took.
    var duration: Duration
    /// What is wrong; nil when nothing is.
    var failure: Failure?

    /// The case of an input.
    package init(path: String, duration: Duration = .zero, failure: Failure?) {
      self.path = path
      self.duration = duration
      self.failure = failure
    }
  }

  /// What is wrong with a case.
  package struct Failure {
    /// The element: `failure`, or `error` for what could not be compared.
    var element: String
    /// What is wrong; its first line is written.
    var message: String
    /// What is wrong, in a word.
    var kind: String
    /// All there is to say.
    var text: String

    /// What is wrong, in an element of this name.
    package init(element: String, message: String, kind: String, text: String) {
      self.element = element
      self.message = message
      self.kind = kind
      self.text = text
    }
  }

  /// The report of one suite with its properties.
  package static func text(
    of cases: [Case], suite: String, properties: [(name: String, value: String)]
  ) -> String {
    let failures = cases.count { $0.failure?.element == "failure" }
    let errors = cases.count { $0.failure?.element == "error" }
    let total = cases.reduce(Duration.zero) { $0 + $1.duration }
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts) time="\(seconds(total))">
        <testsuite name="\(suite)" \(counts) skipped="0" time="\(seconds(total))">
      \(text(of: properties))\(cases.map(text).joined())  </testsuite>
      </testsuites>

      """
  }

  private static func text(of properties: [(name: String, value: String)]) -> String {
    guard !properties.isEmpty else { return "" }
    let lines = properties.map { property in
      "      <property name=\"\(property.name.inXML)\" value=\"\(property.value.inXML)\"/>\n"
    }
    return "    <properties>\n\(lines.joined())    </properties>\n"
  }

  private static func text(of one: Case) -> String {
    // Build servers group cases by their class, so the folder stands for it.
    let (folder, name) = (one.path.parentFolder.inXML, one.path.fileName.inXML)
    let start =
      "    <testcase classname=\"\(folder)\" name=\"\(name)\" "
      + "time=\"\(seconds(one.duration))\""
    guard let failure = one.failure else { return start + "/>\n" }
    let element = failure.element
    return """
      \(start)>
            <\(element) message="\(failure.message.firstLine.inXML)" type="\(failure.kind)">\(failure.text.inXML)</\(element)>
          </testcase>

      """
  }

  /// Seconds with three decimal digits.
  private static func seconds(_ duration: Duration) -> String {
    let milliseconds =
      duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    return "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst())"
  }
}

extension String {
  /// The text before the first line break.
  fileprivate var firstLine: String { byteLines.first.map(String.init) ?? self }
}
