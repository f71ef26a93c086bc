/// The modifiers by their names in SwiftUI, UIKit and ARIA.
extension AnyModifier {
  /// The modifier with a name in an API, such as `accessibilityLabel`, `systemImage` or
  /// `aria-checked`; nil for an unknown name.
  package static func named(inAPI name: String) -> AnyModifier? {
    byAPIName[withoutAPIPrefix(name).lowercased()]
  }

  /// A name in an API without the common prefix: `accessibilityLabel` and `aria-label` become
  /// `label`, `isAccessibilityElement` becomes `isElement`.
  package static func withoutAPIPrefix(_ name: String) -> String {
    if name.hasPrefix("aria-") { return String(name.dropFirst("aria-".count)) }
    // The first letter differs: `accessibilityLabel`, but `isAccessibilityElement`.
    guard let word = name.ranges(of: "ccessibility").first, word.lowerBound > name.startIndex else {
      return name
    }
    // The letter before is the `a` or the `A` of the prefix.
    let before = name[..<name.index(before: word.lowerBound)]
    let after = name[word.upperBound...]
    guard !after.isEmpty else { return name }
    return before.isEmpty ? after.prefix(1).lowercased() + after.dropFirst() : "\(before)\(after)"
  }

  private static let byAPIName: [String: AnyModifier] = {
    var table: [String: AnyModifier] = [:]
    for modifier in all {
      let names = [modifier.name] + [modifier.synonym].compactMap { $0 } + modifier.apiNames
      for name in names { table[name.lowercased()] = table[name.lowercased()] ?? modifier }
    }
    return table
  }()
}
