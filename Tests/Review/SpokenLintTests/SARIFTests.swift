import Foundation
import SpokenScreen
import Testing

/// The parts of the format that a reader relies on; decoding fails when a required one is missing.
private struct Log: Decodable {
  struct Run: Decodable {
    struct Tool: Decodable {
      struct Driver: Decodable {
        struct Rule: Decodable {
          struct Text: Decodable { var text: String }
          struct Configuration: Decodable { var level: String }
          var id: String
          var shortDescription: Text
          var help: Text
          var helpUri: String
          var defaultConfiguration: Configuration
        }
        var name: String
        var informationUri: String
        var rules: [Rule]
      }
      var driver: Driver
    }
    struct Result: Decodable {
      struct Message: Decodable { var text: String }
      var ruleId: String
      var ruleIndex: Int
      var level: String
      var message: Message
      var locations: [Location]
      var partialFingerprints: [String: String]
    }
    struct Location: Decodable {
      struct Physical: Decodable {
        struct Artifact: Decodable { var uri: String }
        struct Region: Decodable, Equatable {
          var startLine: Int
          var startColumn: Int?
        }
        var artifactLocation: Artifact
        var region: Region?
      }
      var physicalLocation: Physical
    }
    struct Invocation: Decodable {
      struct Notification: Decodable {
        var message: Result.Message
        var locations: [Location]
      }
      var executionSuccessful: Bool
      var toolExecutionNotifications: [Notification]
    }
    var tool: Tool
    var columnKind: String
    var invocations: [Invocation]
    var results: [Result]
  }
  var version: String
  var runs: [Run]
}

struct SARIFTests {
  private func run() throws -> Log.Run {
    let log = try JSONDecoder().decode(Log.self, from: Data(try lintReport().sarif().utf8))
    #expect(log.version == "2.1.0")
    return try #require(log.runs.first)
  }

  @Test func `names its schema`() throws {
    #expect(
      try lintReport().sarif().contains(
        "\"$schema\" : \"https://json.schemastore.org/sarif-2.1.0.json\""))
  }

  @Test func `describes every rule`() throws {
    let driver = try run().tool.driver
    #expect(driver.rules.map(\.id) == LintRule.all.map(\.id))
    #expect(
      Set(driver.rules.map(\.defaultConfiguration.level)).isSubset(of: ["error", "warning", "note"])
    )
    #expect(driver.rules.allSatisfy { !$0.shortDescription.text.isEmpty && !$0.help.text.isEmpty })
    #expect(driver.informationUri.hasSuffix("/docs/lint-rules.md"))
    #expect(driver.rules.map(\.helpUri) == LintRule.all.map { "\(driver.informationUri)#\($0.id)" })
  }

  @Test func `reports each finding at its place, with the number of its rule`() throws {
    let run = try run()
    #expect(run.results.map(\.ruleId) == ["hint-repeats", "unlabelled-control"])
    #expect(run.results.allSatisfy { run.tool.driver.rules[$0.ruleIndex].id == $0.ruleId })
    #expect(run.results.map(\.level) == ["warning", "error"])
    let places = run.results.compactMap { $0.locations.first?.physicalLocation }
    #expect(places.map(\.artifactLocation.uri) == ["a,%20b.screen.yaml", "c.json"])
    #expect(places.map(\.region) == [.init(startLine: 3, startColumn: 5), nil])
    #expect(run.columnKind == "unicodeCodePoints")
    #expect(Set(run.results.map(\.partialFingerprints)).count == 2)
  }

  @Test func `reports inputs that could not be read`() throws {
    let invocation = try #require(try run().invocations.first)
    #expect(!invocation.executionSuccessful)
    #expect(
      invocation.toolExecutionNotifications.map(\.message.text) == [
        "none.xml: there is no such file", "no key",
      ])
  }
}
