import Testing

@testable import AppSources

struct AdaptationReportTests {
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
