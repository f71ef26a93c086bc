import Testing

@testable import ScreenCaptures

struct HierarchyHeadingTests {
  @Test(
    arguments: [
      (
        "Application bundle identifier: org.example.shop",
        .bundle(Array("org.example.shop".utf8)[...])
      ),
      ("Device orientation: Unknown", .other), ("Application UI orientation: Portrait", .other),
      ("------------------------", .other), ("-------", nil), ("Application, pid: 1", nil),
      (" Device orientation: Unknown", nil), ("", nil),
    ] as [(String, HierarchyHeading?)]) func `knows the lines above a tree`(
      line: String, heading: HierarchyHeading?
    )
  {
    #expect(HierarchyHeading(Array(line.utf8)[...]) == heading)
  }
}
