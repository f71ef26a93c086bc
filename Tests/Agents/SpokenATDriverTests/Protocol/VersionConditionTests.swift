import SpokenATDriver
import Testing

struct VersionConditionTests {
  @Test(arguments: [
    ("0.2.0", true), ("0.2", true), ("0.2.1", false), ("<0.2.0", false), ("<0.3", true),
    ("<=0.2.0", true), (">0.1.9", true), (">0.2", false), (">=0.2", true), (">= 0.10", false),
    ("<0.10", true),
  ])
  func `compares numbers`(condition: String, isFulfilled: Bool) {
    #expect(VersionCondition(condition)?.includes("0.2.0") == isFulfilled)
  }

  @Test(arguments: [
    "", "<", "a", "1.", ".1", "1..2", "=1", "-1", "1234567890", "1.2.3.4.5.6.7.8.9",
  ])
  func `refuses what is no version`(text: String) {
    #expect(VersionCondition(text) == nil)
  }

  @Test func `no version is included when there is none`() {
    #expect(VersionCondition("1")?.includes("") == false)
  }
}
