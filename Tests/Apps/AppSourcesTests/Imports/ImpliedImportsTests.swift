import Testing

@testable import AppSources

struct ImpliedImportsTests {
  @Test(arguments: [
    ("import A", ["A 1:1"]),
    ("@testable import A\n  import B.C", ["A 1:11", "B 2:3"]),
    ("import struct A.B\nimport class C.D; import E", ["A 1:1", "C 2:1", "E 2:19"]),
    ("public import A\n@preconcurrency import B\nimport A", ["A 1:8", "B 2:17"]),
    ("import `class`\nimport actor", ["class 1:1", "actor 2:1"]),
    ("// import A\n\"import B\"\n/* import C */", []),
    ("f(import: a)\na.import b\nfunc f(import b: Int, import c: Int)\nimport\nD", []),
    ("#if os(iOS)\nimport A\n#else\nimport B\n#endif", ["A 2:1"]),
    ("#if swift(>=6)\nimport A\n#else\nimport B\n#endif", ["A 2:1", "B 4:1"]),
  ])
  func `finds imports`(source: String, expected: [String]) {
    let imports = SourceAdapter().adapted(source).imports
    #expect(imports.map { "\($0.module) \($0.line):\($0.column)" } == expected)
  }

  @Test(
    arguments: [
      (["Foundation"], ["Combine", "CoreGraphics", "FoundationNetworking", "FoundationXML"]),
      (["Combine"], []), (["Unknown"], []), ([], []),
      (
        ["CoreLocation", "Combine", "CoreGraphics", "FoundationXML"],
        ["Foundation", "FoundationNetworking"]
      ),
      (
        ["AVKit", "Combine", "FoundationNetworking", "FoundationXML"],
        ["AVFoundation", "CoreGraphics", "Foundation", "QuartzCore", "UIKit"]
      ),
    ] as [([String], [String])])
  func `tells what imports bring along`(imports: [String], expected: [String]) {
    #expect(ImpliedImport.importsImplied(by: imports) == expected)
  }

  @Test func `gives only modules that are here`() {
    #expect(
      ImpliedImport.importsImplied(by: ["AVKit"], among: ["Combine", "UIKit"])
        == ["Combine", "UIKit"])
  }

  @Test func `each module has one entry, and a reason`() {
    let names = ImpliedImport.all.map(\.module)
    #expect(Set(names).count == names.count)
    #expect(ImpliedImport.all.allSatisfy { !$0.reason.isEmpty && !$0.brings.isEmpty })
  }
}
