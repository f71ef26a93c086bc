import Foundation
import ScreenScenarios
import ScreenTree
import SpokenSyntax

/// The findings of a report in SARIF 2.1.0, which code scanning reads.
struct SARIF: Encodable {
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// The document of a report.
  init(_ report: LintReport) { runs = [Run(report)] }

  private struct Run: Encodable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var invocations: [Invocation]
    var results: [Result]

    init(_ report: LintReport) {
      tool = Tool(driver: Driver(rules: LintRule.all.map(Rule.init), properties: report.about))
      invocations = [Invocation(report)]
      results = report.findings.map(Result.init)
    }
  }

  private struct Tool: Encodable {
    var driver: Driver
  }

  private struct Driver: Encodable {
    var name = "spoken lint"
    var informationUri = LintRule.pageAddress
    var semanticVersion = Provenance.version
    var rules: [Rule]
    var properties: Provenance
  }

  private struct Text: Encodable {
    var text: String
  }

  private struct Rule: Encodable {
    struct Configuration: Encodable {
      var level: String
    }
    var id: String
    var shortDescription: Text
    var fullDescription: Text
    var help: Text
    var helpUri: String
    var defaultConfiguration: Configuration

    init(_ rule: LintRule) {
      id = rule.id
      shortDescription = Text(text: rule.summary + ".")
      fullDescription = Text(text: rule.evidence)
      help = Text(text: rule.fix)
      helpUri = rule.address
      defaultConfiguration = Configuration(level: rule.severity.rawValue)
    }
  }

  /// The run: inputs that could not be read are reported here, not as results.
  private struct Invocation: Encodable {
    struct Notification: Encodable {
      var level = "error"
      var message: Text
      var locations: [Location]?
    }
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]

    init(_ report: LintReport) {
      executionSuccessful = report.faults.isEmpty
      toolExecutionNotifications = report.faults.flatMap { path, fault in
        if case .faulty(let findings) = fault {
          return findings.map {
            Notification(
              message: Text(text: $0.message), locations: [Location($0.file, $0.position)])
          }
        }
        return [
          Notification(
            message: Text(text: fault.description), locations: [Location(path, .unknown)])
        ]
      }
    }
  }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]

    init(_ finding: LintFinding) {
      ruleId = finding.rule
      ruleIndex = LintRule.all.firstIndex { $0.id == finding.rule } ?? -1
      // SARIF has levels with the same three names.
      level = finding.severity.rawValue
      message = Text(text: "\(finding.message) \(finding.fix)")
      locations = [Location(finding.origin.file, finding.origin.position, finding.origin.node)]
      // Without the line, so that a finding keeps its identity when it moves.
      let key = "\(finding.rule)\n\(finding.origin.file)\n\(finding.message)"
      partialFingerprints = ["spokenLint/v1": key.fingerprint]
    }
  }

  private struct Location: Encodable {
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region?
    }
    struct Artifact: Encodable {
      var uri: String
    }
    struct Region: Encodable {
      var startLine: Int
      var startColumn: Int?
    }
    struct Logical: Encodable {
      var name: String
      var kind = "element"
    }
    var physicalLocation: Physical
    var logicalLocations: [Logical]?

    init(_ file: String, _ position: Position, _ node: String? = nil) {
      let region = Region(
        startLine: Int(position.line), startColumn: position.column > 0 ? Int(position.column) : nil
      )
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: file.asURI), region: position.line > 0 ? region : nil)
      logicalLocations = node.map { [Logical(name: $0)] }
    }
  }
}

extension LintReport {
  /// The findings in SARIF 2.1.0; inputs that could not be read are notifications of its run.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package func sarif() throws -> String { try SARIF(self).prettyJSON() }
}

extension String {
  /// A path as a URI: an absolute one of a file, or a relative reference.
  fileprivate var asURI: String {
    // A colon would make the first part of a relative path a scheme (RFC 3986, 4.2).
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let path = addingPercentEncoding(withAllowedCharacters: allowed) ?? self
    return isAbsolutePath ? "file://" + path : path
  }

  /// A number of the text that is the same in every run.
  fileprivate var fingerprint: String { FNV(utf8).digits }
}
