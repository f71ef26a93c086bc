import SpokenSyntax

extension AppSettings {
  /// The settings that matter of all that a target has.
  init(_ settings: BuildSettings) {
    self.init()
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    languageMode = settings.value("SWIFT_VERSION").flatMap(Self.languageMode)
    conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + Self.defined(by: flags)
    defaultIsolation = settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION").flatMap(Self.isolation)
    concurrencyChecking = settings.value("SWIFT_STRICT_CONCURRENCY").flatMap { value in
      ["minimal", "targeted", "complete"].contains(value) ? value : nil
    }
    upcomingFeatures = UpcomingFeature.all.filter { feature in
      settings.isOn(feature.setting)
        || feature.isApproachable && settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
          && settings.value(feature.setting) == nil
    }.map(\.name)
    isForPhone = Self.isForPhone(settings)
  }

  /// The version as the compiler takes it: `5` for `5.0`, `4.2` as it is; nil for no number.
  static func languageMode(_ version: String) -> String? {
    let parts = version.split(atByte: ".")
    guard let first = parts.first, Int(first) != nil else { return nil }
    return parts.count > 1 && first == "4" && parts[1] == "2" ? "4.2" : String(first)
  }

  /// The actor of a setting; nil for `nonisolated`.
  private static func isolation(_ value: String) -> String? {
    value == "MainActor" ? value : nil
  }

  /// The conditions that flags of the compiler define: `-D NAME`, `-DNAME`.
  private static func defined(by flags: [String]) -> [String] {
    var names: [String] = []
    var before = ""
    for flag in flags {
      // What follows `-Xcc` is for the compiler of C.
      if before == "-D" {
        names.append(flag)
      } else if before != "-Xcc", let name = flag.rest(afterBytes: "-D"), !name.isEmpty {
        names.append(String(name))
      }
      before = flag
    }
    return names
  }

  private static func isForPhone(_ settings: BuildSettings) -> Bool {
    let platforms = settings.words("SUPPORTED_PLATFORMS")
    if !platforms.isEmpty { return platforms.contains { $0.starts(withBytes: "iphone") } }
    let system = settings.value("SDKROOT") ?? "auto"
    return system == "auto" || system.starts(withBytes: "iphone")
  }
}

/// A feature of a later version of the language, which a build setting turns on.
private struct UpcomingFeature {
  /// The name of the compiler.
  let name: String
  /// The last part of the name of the setting.
  let part: String
  /// Whether SWIFT_APPROACHABLE_CONCURRENCY turns it on too.
  var isApproachable = false

  /// The name of the setting.
  var setting: String { "SWIFT_UPCOMING_FEATURE_\(part)" }

  /// Those that change what a file means or whether it compiles.
  static let all = [
    UpcomingFeature(name: "ConciseMagicFile", part: "CONCISE_MAGIC_FILE"),
    UpcomingFeature(
      name: "DisableOutwardActorInference", part: "DISABLE_OUTWARD_ACTOR_ISOLATION",
      isApproachable: true),
    UpcomingFeature(name: "DynamicActorIsolation", part: "DYNAMIC_ACTOR_ISOLATION"),
    UpcomingFeature(name: "ExistentialAny", part: "EXISTENTIAL_ANY"),
    UpcomingFeature(name: "ForwardTrailingClosures", part: "FORWARD_TRAILING_CLOSURES"),
    UpcomingFeature(
      name: "GlobalActorIsolatedTypesUsability", part: "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
      isApproachable: true),
    UpcomingFeature(name: "GlobalConcurrency", part: "GLOBAL_CONCURRENCY"),
    UpcomingFeature(name: "ImplicitOpenExistentials", part: "IMPLICIT_OPEN_EXISTENTIALS"),
    UpcomingFeature(
      name: "InferIsolatedConformances", part: "INFER_ISOLATED_CONFORMANCES",
      isApproachable: true),
    UpcomingFeature(
      name: "InferSendableFromCaptures", part: "INFER_SENDABLE_FROM_CAPTURES",
      isApproachable: true),
    UpcomingFeature(name: "InternalImportsByDefault", part: "INTERNAL_IMPORTS_BY_DEFAULT"),
    UpcomingFeature(name: "IsolatedDefaultValues", part: "ISOLATED_DEFAULT_VALUES"),
    UpcomingFeature(name: "MemberImportVisibility", part: "MEMBER_IMPORT_VISIBILITY"),
    UpcomingFeature(
      name: "NonisolatedNonsendingByDefault", part: "NONISOLATED_NONSENDING_BY_DEFAULT",
      isApproachable: true),
    UpcomingFeature(name: "RegionBasedIsolation", part: "REGION_BASED_ISOLATION"),
  ]
}
