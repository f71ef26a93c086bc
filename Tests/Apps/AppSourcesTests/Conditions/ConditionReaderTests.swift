import Testing

@testable import AppSources

struct ConditionReaderTests {
  private func verdict(
    _ condition: String, _ conditions: BuildConditions = BuildConditions()
  ) -> ConditionVerdict {
    let code = SourceCode(Array(condition.utf8))
    return ConditionReader.verdict(of: code.tokens.indices, in: code, conditions)
  }

  @Test(
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("os(Linux)", false), ("os(visionOS)", false),
      ("!os(watchOS)", true), ("!!os(iOS)", nil), ("! !os(iOS)", true),
      ("os(iOS) || os(tvOS)", true), ("os(iOS) && os(tvOS)", false),
      // As in expressions of Swift, `&&` binds more.
      ("true || false && false", true), ("(true || false) && false", false),
      ("canImport(UIKit)", true), ("canImport(SwiftUI)", true), ("canImport(AppKit)", false),
      ("canImport(UIKit.UIGestureRecognizerSubclass)", true), ("canImport(ActivityKit)", nil),
      ("canImport(UIKit, _version: 2)", nil), ("canImport(FoundationNetworking)", nil),
      ("targetEnvironment(simulator)", false), ("targetEnvironment(macCatalyst)", false),
      ("DEBUG", true), ("RELEASE", false), ("!DEBUG", false), ("true", true), ("false", false),
      ("swift(>=5.9)", nil), ("compiler(<6)", nil), ("arch(arm64)", nil),
      ("_runtime(_ObjC)", nil), ("hasFeature(Macros)", nil), ("_endian(little)", nil),
      ("os(iOS) || arch(arm64)", true), ("os(macOS) && arch(arm64)", false),
      ("os(iOS) && arch(arm64)", nil), ("!arch(arm64)", nil), ("os(macOS) || arch(arm64)", nil),
    ] as [(String, Bool?)])
  func `decides as for an iPhone`(condition: String, expected: Bool?) {
    #expect(verdict(condition).value == expected)
  }

  @Test(arguments: [
    "", "os", "os()", "os(iOS", "os(iOS))", "&& DEBUG", "DEBUG &&", "DEBUG RELEASE", "(DEBUG", "1",
    "\"a\"", "DEBUG & RELEASE", "os(iOS, macOS)", "#if", "os(\niOS)",
  ])
  func `leaves what it cannot read`(condition: String) {
    // A lone name is a condition of the build settings.
    #expect(verdict(condition).value == (condition == "os" ? false : nil))
  }

  @Test func `does not go too deep`() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(verdict(deep).value == nil)
    #expect(verdict("((((((((DEBUG))))))))").value == true)
    #expect(verdict(String(repeating: "! ", count: 100_000) + "DEBUG").value == nil)
  }

  @Test(
    arguments: [
      ("swift(>=5.9)", true), ("swift(>=5.10)", true), ("swift(>=5.10.1)", false),
      ("swift(>=6)", false), ("swift(<6)", true), ("compiler(>=6)", true),
      ("compiler(<6.3)", false),
      ("compiler(>=6.3.0)", true), ("compiler(==6)", nil),
    ] as [(String, Bool?)])
  func `compares versions`(condition: String, expected: Bool?) {
    let conditions = BuildConditions(language: [5, 10], compiler: [6, 3])
    #expect(verdict(condition, conditions).value == expected)
  }

  @Test func `asks for what a project sets`() {
    var conditions = BuildConditions(modules: ["MapKit"], custom: ["BETA"])
    conditions.isSimulator = true
    #expect(verdict("BETA && !DEBUG && canImport(MapKit)", conditions).value == true)
    #expect(verdict("targetEnvironment(simulator)", conditions).value == true)
    #expect(verdict("canImport(UIKit)", conditions).value == nil)
  }
}
