/// What `#if` asks about, as it is for an app that is built for an iPhone.
package struct BuildConditions: Hashable, Sendable {
  /// The system that `os(…)` names; all others are false.
  package var system = "iOS"
  /// Whether `targetEnvironment(simulator)` is true.
  ///
  /// False unless asked for: VoiceOver runs on an iPhone and not in the Simulator, and what stands
  /// in such a branch is mostly a substitute for what the user of an iPhone hears.
  package var isSimulator = false
  /// The modules of which `canImport` is true: those that are here under Apple's names.
  package var modules: Set<String>
  /// The modules of which `canImport` is false.
  ///
  /// All others are left to the compiler, which knows the app's own packages, and finds those
  /// missing that an iPhone has and this machine has not: what cannot be compiled helps nobody.
  package var absent: Set<String>
  /// The conditions of the build settings; all others are false.
  ///
  /// They are `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, of which a debug build of Xcode has `DEBUG`.
  package var custom: Set<String>
  /// The version that `swift(…)` asks for, `[5, 10]`; nil leaves it to the compiler.
  package var language: [Int]?
  /// The version that `compiler(…)` asks for; nil leaves it to the compiler.
  package var compiler: [Int]?

  /// Conditions of a debug build for an iPhone.
  package init(
    modules: Set<String> = usualModules, absent: Set<String> = modulesOfMac,
    custom: Set<String> = ["DEBUG"], language: [Int]? = nil, compiler: [Int]? = nil
  ) {
    (self.modules, self.absent, self.custom) = (modules, absent, custom)
    (self.language, self.compiler) = (language, compiler)
  }

  /// The modules that are always here.
  package static let usualModules: Set<String> = [
    "Accessibility", "Charts", "Combine", "CoreGraphics", "CoreTransferable", "Foundation",
    "OSLog", "Observation", "StoreKit", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "os",
  ]

  /// Modules that a Mac has and an iPhone has not.
  package static let modulesOfMac: Set<String> = [
    "AppKit", "Carbon", "Cocoa", "InputMethodKit", "Quartz", "ScreenSaver", "ServiceManagement",
  ]
}

extension BuildConditions {
  /// Whether a condition of the build settings is set.
  func isSet(_ name: String) -> Bool { custom.contains(name) }

  /// Whether a module can be imported; nil when the compiler must say.
  func canImport(_ module: String) -> Bool? {
    modules.contains(module) ? true : absent.contains(module) ? false : nil
  }

  /// Whether the app runs in an environment; the others are false on an iPhone.
  func isTarget(_ environment: String) -> Bool { environment == "simulator" && isSimulator }

  /// Whether a version is as asked for; nil when it is unknown.
  static func isMet(_ version: [Int]?, _ sign: String, _ asked: [Int]) -> Bool? {
    guard let version else { return nil }
    let count = max(version.count, asked.count)
    let padded = [version, asked].map { $0 + Array(repeating: 0, count: count - $0.count) }
    let isLower = padded[0].lexicographicallyPrecedes(padded[1])
    switch sign {
    case ">=": return !isLower
    case "<": return isLower
    default: return nil
    }
  }
}
