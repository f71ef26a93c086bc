import Testing

@testable import AppProjects

struct SettingLevelTests {
  @Test(
    arguments: [
      ("K", "v"), ("K[sdk=iphonesimulator*]", "v"), ("K[sdk=iphone*]", "v"), ("K[sdk=*]", "v"),
      ("K[sdk=iphoneos*]", nil), ("K[sdk=macosx*]", nil), ("K[config=Debug]", "v"),
      ("K[config=Release]", nil), ("K[sdk=iphonesimulator*][arch=arm64]", "v"),
      ("K[sdk=iphonesimulator*,arch=x86_64]", nil), ("K[sdk]", nil), ("K[other=x]", nil),
      ("K[variant=normal]", "v"),
    ] as [(String, String?)])
  func `takes a value whose condition holds for a simulator of an iPhone`(
    key: String, value: String?
  ) {
    var level = SettingLevel()
    level.set(key, to: "v", in: "Debug")
    #expect(level["K"] == value)
  }

  @Test func `prefers the value for an iPhone, in whichever order they stand`() {
    var level = SettingLevel()
    level.set("K[sdk=iphonesimulator*]", to: "phone", in: "Debug")
    level.set("K", to: "all", in: "Debug")
    #expect(level["K"] == "phone")
  }
}
