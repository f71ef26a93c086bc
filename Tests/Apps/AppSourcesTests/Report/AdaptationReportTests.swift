import Testing

@testable import AppSources

struct AdaptationReportTests {
  private static let source =
    "import UIKit\n#if os(macOS)\nlet a = 1\n#elseif canImport(Own)\nlet a = 2\n#endif\n"
    + "let b = #selector(\u{1B})\n"
  private static let report = AdaptationReport(
    files: [
      .init(path: "A.swift", source: SourceAdapter().adapted(source)),
      .init(path: "B.swift", source: SourceAdapter().adapted("let a = 1\n")),
      .init(path: "C\u{1B}.swift", source: nil, leftOut: "AVKit"),
    ], implied: ["Combine", "Foundation"])

  @Test func `is lines for people`() {
    #expect(
      Self.report.text == """
        imported for all files: Combine, Foundation
        A.swift: 3 adaptations
          2:1 branch #if os(macOS) let a = 1…: os(macOS) is false for an iPhone
          4:1 condition #elseif → #if: no part before it stays
          7:9 selector #selector → #Selector: a selector is a closure of the method here
          4:5 the compiler decides canImport(Own)
        B.swift: as it is
        C␛.swift: left out: AVKit

        """)
  }

  @Test func `is JSON for programs`() throws {
    let report = AdaptationReport(files: [
      .init(path: "A.swift", source: SourceAdapter().adapted("@objc\nimport A\n")),
      .init(path: "B.swift", source: nil, leftOut: "AVKit"),
    ])
    #expect(
      try report.json() == """
        {
          "files" : [
            {
              "adaptations" : [
                {
                  "after" : "     ",
                  "before" : "@objc",
                  "column" : 1,
                  "kind" : "objective-c",
                  "line" : 1,
                  "reason" : "there is no Objective-C here"
                }
              ],
              "conditionsLeft" : [

              ],
              "imports" : [
                {
                  "column" : 1,
                  "line" : 2,
                  "module" : "A"
                }
              ],
              "path" : "A.swift"
            },
            {
              "adaptations" : [

              ],
              "conditionsLeft" : [

              ],
              "imports" : [

              ],
              "leftOut" : "AVKit",
              "path" : "B.swift"
            }
          ],
          "implied" : [

          ]
        }

        """)
  }
}
