package import ScreenScenarios
import ScreenTree
import SpokenCheck
import SpokenSyntax

/// The results of verifying recordings, and the inputs that could not be verified, in several formats.
package struct VerificationReport: Sendable {
  /// What was compared.
  package private(set) var verifications: [Verification] = []
  /// The recordings that could not be compared, and why.
  package private(set) var faults: [(path: String, fault: ScenarioError)] = []
  /// The share of equal stops that is asked for, in percent; nil for no difference at all.
  package var share: Double?

  /// Creates a report of nothing.
  package init(atLeast share: Double? = nil) { self.share = share }

  /// Adds a result.
  package mutating func add(_ verification: Verification) { verifications.append(verification) }

  /// Adds a recording that could not be compared.
  package mutating func add(_ fault: ScenarioError, of path: String) {
    faults.append((path, fault))
  }

  /// The numbers of all.
  package var sum: VerificationSum { VerificationSum(verifications) }

  /// Whether each recording is good enough.
  package var isGood: Bool { verifications.allSatisfy { $0.isGood(atLeast: share) } }

  /// What made the predictions.
  var about: Provenance {
    verifications.reduce(into: Provenance()) { $0.add($1.about) }
  }

  /// The numbers in a line, with how many recordings could not be compared.
  private var numbers: String {
    let unread = faults.isEmpty ? "" : "; \(faults.count.counted("recording")) not compared"
    return "\(sum)\(unread)"
  }

  /// The report as text, which ends with the line of numbers.
  package var text: String {
    let parts = verifications.map(\.text)
    let end = parts.isEmpty ? "" : "\n\(about.sentence)\n\(numbers)\n"
    return parts.joined(separator: "\n") + end
  }

  /// The report as Markdown: a row for each recording, then the differences.
  package var markdown: String {
    var text = "### What VoiceOver said\n\n\(numbers)\n\n\(Self.tableHead)"
    text += verifications.map(\.tableRow).joined()
    for verification in verifications where !verification.differences.isEmpty {
      text += "\n#### \(verification.file.inCode)\n\n"
      text += verification.differences.map(\.markdown).joined()
    }
    for (path, fault) in faults {
      text +=
        "\n#### \(path.inCode)\n\n\(fault.description.split(atByte: "\n").map(String.init).inFence(""))"
    }
    return text + "\n\(about.markdown)\n"
  }

  private static let tableHead = """
    | recording | system | stops heard | equal | order only | different | passed over | predicted |
    |---|---|---|---|---|---|---|---|

    """

  /// The report as JUnit XML with a case for each recording.
  package var junit: String {
    let cases = verifications.map { verification in
      let isGood = verification.isGood(atLeast: share)
      let first = verification.open.first?.sentence ?? "nothing was heard that was predicted"
      let failure = JUnit.Failure(
        element: "failure", message: first, kind: "difference", text: verification.text)
      return JUnit.Case(path: verification.file, failure: isGood ? nil : failure)
    }
    let unread = faults.map { path, fault in
      JUnit.Case(
        path: path,
        failure: .init(
          element: "error", message: fault.description, kind: "fault", text: fault.description))
    }
    return JUnit.text(of: cases + unread, suite: "spoken verify", properties: about.properties)
  }
}

extension Verification {
  /// The row of the table of recordings.
  fileprivate var tableRow: String {
    let system = recording.system?.oneLine ?? ""
    let numbers = [
      comparison.heardCount, comparison.equal, comparison.inOtherOrder, comparison.different,
      comparison.skipped, comparison.predicted,
    ]
    let cells = [file.inCode, system.isEmpty ? "" : system.inCode] + numbers.map(String.init)
    return "| \(cells.map(\.inTableCell).joined(separator: " | ")) |\n"
  }
}

extension Verification.Difference {
  /// The difference as an item of a list, its reasons below it.
  fileprivate var markdown: String {
    let why = accepted.map { " (accepted: \($0.oneLine.inCode))" } ?? ""
    let below = (reasons + (setting.map { ["the setting \($0) would remove it"] } ?? []))
      .map { "  - \($0.inCode)\n" }
    return "- **\(kind.rawValue)** \(sentence.inCode)\(why)\n" + below.joined()
  }
}
