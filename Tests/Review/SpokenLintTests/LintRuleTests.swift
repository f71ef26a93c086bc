import Foundation
import SpokenScreen
import Testing

struct LintRuleTests {
  @Test(arguments: LintRule.all.map(\.id)) func `a rule reports its failing example alone`(
    id: String
  ) throws {
    let rule = try #require(LintRule.named(id))
    let fails = try result(of: rule.fails)
    #expect(fails.fault == nil)
    #expect(Set(fails.findings.map(\.rule)) == [id])
    #expect(fails.findings.allSatisfy { $0.severity == rule.severity })
  }

  @Test(arguments: LintRule.all.map(\.id)) func `no rule reports a passing example`(
    id: String
  ) throws {
    let rule = try #require(LintRule.named(id))
    let passes = try result(of: rule.passes)
    #expect(passes.fault == nil)
    #expect(passes.findings.map(\.description) == [])
  }

  @Test func `ids are each there once and are written with hyphens`() {
    let ids = LintRule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.allSatisfy { $0 == "-" || $0.isLowercase } })
    #expect(LintRule.named("nothing") == nil)
  }

  @Test func `summaries are clauses, reasons and fixes sentences`() {
    for rule in LintRule.all {
      #expect(!rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(rule.fix.hasSuffix(".") || rule.fix.hasSuffix("`."), "\(rule.id)")
      #expect(rule.evidence.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test func `a fix with words of files has another for Swift code`() {
    // This one names a command.
    for rule in LintRule.all where rule.fix.contains("`") && rule.id != "missing-words" {
      let other = rule.swiftFix
      #expect(other != nil && other?.contains(":`") != true, "\(rule.id)")
    }
  }

  @Test func `severities are in the order of how much they matter`() {
    #expect([LintRule.Severity.warning, .error, .note].sorted() == [.note, .warning, .error])
  }
}
