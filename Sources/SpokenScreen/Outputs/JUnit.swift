/// The results of a check as JUnit XML, which build servers read.
public enum JUnit {
  /// The report of all results as one suite with a case for each input.
  public static func text(of results: [CheckResult]) -> String {
    let failures = results.filter { !$0.isGood && !$0.isFaulty }.count
    let errors = results.filter(\.isFaulty).count
    let total = results.reduce(Duration.zero) { $0 + $1.duration }
    let counts =
      "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    let cases = results.map(text).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts) time="\(seconds(total))">
        <testsuite name="spoken check" \(counts) skipped="0" time="\(seconds(total))">
      \(cases)  </testsuite>
      </testsuites>

      """
  }

  private static func text(of result: CheckResult) -> String {
    let path = result.input.path
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let start =
      "    <testcase classname=\"\(folder.inXML)\" name=\"\(name.inXML)\" "
      + "time=\"\(seconds(result.duration))\""
    guard !result.isGood else { return start + "/>\n" }
    let element = result.isFaulty ? "error" : "failure"
    return """
      \(start)>
            <\(element) message="\(message(result).inXML)" type="\(result.kind)">\(result.text.inXML)</\(element)>
          </testcase>

      """
  }

  private static func message(_ result: CheckResult) -> String {
    guard case .differs(let comparison) = result.outcome else {
      return result.isFaulty ? result.text.firstLine : result.summary
    }
    let first = (comparison.header + comparison.reasons).first ?? result.summary
    let more = comparison.header.count + comparison.reasons.count - 1
    return more > 0 ? "\(first), and \(more) more" : first
  }

  /// Seconds with three decimal digits.
  private static func seconds(_ duration: Duration) -> String {
    let milliseconds =
      duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    return "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst())"
  }
}

extension CheckResult {
  /// The kind of failure, in a word.
  var kind: String {
    switch outcome {
    case .differs: "difference"
    case .unrecorded: "unrecorded"
    case .faulty, .unwritten: "fault"
    case .same, .recorded, .updated: "expectation"
    }
  }
}

extension String {
  /// The text before the first line break.
  fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }

  /// The text escaped for an element or an attribute; characters that XML does not allow are
  /// replaced.
  var inXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
        text.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return text
  }
}
