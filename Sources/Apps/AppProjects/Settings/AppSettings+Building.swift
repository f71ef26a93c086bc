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
  let isApproachable: Bool

  /// The name of the setting.
  var setting: String { "SWIFT_UPCOMING_FEATURE_\(part)" }

  /// Those that change what a file means or whether it compiles.
  static let all = [
    Self("ConciseMagicFile", "CONCISE_MAGIC_FILE"),
    Self("DisableOutwardActorInference", "DISABLE_OUTWARD_ACTOR_ISOLATION", isApproachable: true),
    Self("DynamicActorIsolation", "DYNAMIC_ACTOR_ISOLATION"),
    Self("ExistentialAny", "EXISTENTIAL_ANY"),
    Self("ForwardTrailingClosures", "FORWARD_TRAILING_CLOSURES"),
    Self(
      "GlobalActorIsolatedTypesUsability", "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
      isApproachable: true),
    Self("GlobalConcurrency", "GLOBAL_CONCURRENCY"),
    Self("ImplicitOpenExistentials", "IMPLICIT_OPEN_EXISTENTIALS"),
    Self("InferIsolatedConformances", "INFER_ISOLATED_CONFORMANCES", isApproachable: true),
    Self("InferSendableFromCaptures", "INFER_SENDABLE_FROM_CAPTURES", isApproachable: true),
    Self("InternalImportsByDefault", "INTERNAL_IMPORTS_BY_DEFAULT"),
    Self("IsolatedDefaultValues", "ISOLATED_DEFAULT_VALUES"),
    Self("MemberImportVisibility", "MEMBER_IMPORT_VISIBILITY"),
    Self(
      "NonisolatedNonsendingByDefault", "NONISOLATED_NONSENDING_BY_DEFAULT", isApproachable: true),
    Self("RegionBasedIsolation", "REGION_BASED_ISOLATION"),
  ]

  private init(_ name: String, _ part: String, isApproachable: Bool = false) {
    (self.name, self.part, self.isApproachable) = (name, part, isApproachable)
  }
}
