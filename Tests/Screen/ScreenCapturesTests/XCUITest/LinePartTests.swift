import Testing

@testable import ScreenCaptures

struct LinePartTests {
  @Test(arguments: [
    ("label: 'a', hitPoint: {201.0, 437.0}", "hitPoint {201.0, 437.0}"),
    ("value: 1, hitPoint: {-1.0, inf}", "hitPoint {-1.0, inf}"),
    ("x, activationBundleId: com.example.app-2", "activationBundleId com.example.app-2"),
    ("'a', zOrder: 3", "? zOrder: 3"), ("'a', depth: {1}", "? depth: {1}"),
    ("'a', isCovered", "? isCovered"), ("label: 'a'", nil), ("value: one, two", nil),
    ("value: see, note: yes", nil), ("value: see, is", nil),
    ("value: a, hitPoint: {one, two}", nil),
    ("value: a, hitPoint: {1.0", nil), ("value: a,hitPoint: {1.0}", nil), ("}", nil), ("", nil),
  ]) func `finds the part with which a line ends`(line: String, part: String?) {
    let found = LinePart(endOf: Array(line.utf8)[...])
    #expect(found.map { "\($0.name) \($0.value)" } == part)
  }
}
