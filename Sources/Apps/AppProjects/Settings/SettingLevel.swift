import SpokenSyntax

/// The build settings of one level: a target, a project, or a file of settings.
struct SettingLevel: Hashable, Sendable {
  private var plain: [String: String] = [:]
  private var conditional: [String: String] = [:]

  /// A level without settings.
  init() {}

  /// A level of settings, such as `TARGET_NAME` and its value.
  init(_ values: [String: String]) { plain = values }

  /// The value of a setting; one for an iPhone before the one for all.
  subscript(name: String) -> String? { conditional[name] ?? plain[name] }

  /// Sets a value; one with a condition that does not hold for an iPhone is left out.
  ///
  /// - Parameters:
  ///   - key: the name, possibly with conditions: `NAME[sdk=iphoneos*]`.
  ///   - value: the value.
  ///   - configuration: the name of the configuration, `Debug`.
  mutating func set(_ key: String, to value: String, in configuration: String) {
    let parts = key.split(atByte: "[", omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard parts.count > 1 else {
      plain[name] = value
      return
    }
    let conditions = parts.dropFirst().flatMap { part in
      (part.beginning(beforeBytes: "]") ?? part).split(atByte: ",")
    }
    if conditions.allSatisfy({ Self.holds($0, configuration) }) { conditional[name] = value }
  }

  /// Whether a condition holds for a simulator of an iPhone.
  private static func holds(_ condition: Substring, _ configuration: String) -> Bool {
    let parts = condition.split(atByte: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    return switch parts[0] {
    case "sdk": parts[1].matches("iphonesimulator")
    case "config": parts[1].matches(configuration)
    case "arch": parts[1].matches("arm64")
    case "variant": parts[1].matches("normal")
    default: false
    }
  }
}

extension Substring {
  /// Whether a name begins with what stands before a star, or is the same.
  fileprivate func matches(_ name: String) -> Bool {
    guard let start = beginning(beforeBytes: "*") else { return utf8.elementsEqual(name.utf8) }
    return name.starts(withBytes: start)
  }
}
