import Testing

@testable import AppProjects

struct AppSettingsBuildingTests {
  private func settings(_ values: [String: String]) -> AppSettings {
    AppSettings(BuildSettings([SettingLevel(values)]))
  }

  @Test(
    arguments: [
      ("5.0", "5"), ("6.0", "6"), ("6", "6"), ("4.2", "4.2"), ("4.0", "4"), ("", nil), ("x", nil),
    ] as [(String, String?)])
  func `reads the version of the language`(version: String, mode: String?) {
    #expect(settings(["SWIFT_VERSION": version]).languageMode == mode)
  }

  @Test func `collects the conditions, also those of flags`() {
    let found = settings([
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA",
      "OTHER_SWIFT_FLAGS": "-DONE -D TWO -Xcc -DTHREE -warnings-as-errors",
    ])
    #expect(found.conditions == ["DEBUG", "BETA", "ONE", "TWO"])
  }

  @Test func `knows what belongs to approachable concurrency`() {
    let found = settings([
      "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
      "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "NO",
      "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES", "SWIFT_STRICT_CONCURRENCY": "complete",
    ])
    #expect(found.defaultIsolation == "MainActor")
    #expect(found.concurrencyChecking == "complete")
    #expect(
      found.upcomingFeatures == [
        "DisableOutwardActorInference", "ExistentialAny", "GlobalActorIsolatedTypesUsability",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ])
  }

  @Test(
    arguments: [
      ([:], true), (["SDKROOT": "iphoneos"], true), (["SDKROOT": "macosx"], false),
      (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx xros"], false),
      (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"], true),
      (["SDKROOT": "watchos"], false),
    ])
  func `knows what is built for an iPhone`(values: [String: String], isForPhone: Bool) {
    #expect(settings(values).isForPhone == isForPhone)
  }
}
