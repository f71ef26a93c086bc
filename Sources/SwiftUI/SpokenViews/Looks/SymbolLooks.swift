/// Variants of symbols; not heard.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let none = SymbolVariants(name: "none")
  /// One of them.
  public static let circle = SymbolVariants(name: "circle")
  /// Both variants.
  public var circle: SymbolVariants { self }
  /// One of them.
  public static let square = SymbolVariants(name: "square")
  /// Both variants.
  public var square: SymbolVariants { self }
  /// One of them.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// Both variants.
  public var rectangle: SymbolVariants { self }
  /// One of them.
  public static let fill = SymbolVariants(name: "fill")
  /// Both variants.
  public var fill: SymbolVariants { self }
  /// One of them.
  public static let slash = SymbolVariants(name: "slash")
  /// Both variants.
  public var slash: SymbolVariants { self }
}

/// A motion of a symbol; not heard.
public protocol SymbolEffect: Sendable {}

/// The motions of the system's symbols; not heard.
public struct SystemSymbolEffect: SymbolEffect {
  /// A variant of the motion.
  public var iterative: SystemSymbolEffect { self }
  /// A variant of the motion.
  public var cumulative: SystemSymbolEffect { self }
  /// A variant of the motion.
  public var reversing: SystemSymbolEffect { self }
  /// A variant of the motion.
  public var nonReversing: SystemSymbolEffect { self }
  /// A variant of the motion.
  public var hideInactiveLayers: SystemSymbolEffect { self }
  /// A variant of the motion.
  public var dimInactiveLayers: SystemSymbolEffect { self }
  /// A variant of the motion.
  public var up: SystemSymbolEffect { self }
  /// A variant of the motion.
  public var down: SystemSymbolEffect { self }
  /// A variant of the motion.
  public var byLayer: SystemSymbolEffect { self }
  /// A variant of the motion.
  public var wholeSymbol: SystemSymbolEffect { self }
  /// A variant of the motion.
  public var downUp: SystemSymbolEffect { self }
  /// A variant of the motion.
  public var upUp: SystemSymbolEffect { self }
  /// A variant of the motion.
  public var offUp: SystemSymbolEffect { self }
  /// A variant of the motion.
  public var plain: SystemSymbolEffect { self }
}

extension SymbolEffect where Self == SystemSymbolEffect {
  /// A motion.
  public static var bounce: SystemSymbolEffect { SystemSymbolEffect() }
  /// A motion.
  public static var pulse: SystemSymbolEffect { SystemSymbolEffect() }
  /// A motion.
  public static var variableColor: SystemSymbolEffect { SystemSymbolEffect() }
  /// A motion.
  public static var scale: SystemSymbolEffect { SystemSymbolEffect() }
  /// A motion.
  public static var appear: SystemSymbolEffect { SystemSymbolEffect() }
  /// A motion.
  public static var disappear: SystemSymbolEffect { SystemSymbolEffect() }
  /// A motion.
  public static var replace: SystemSymbolEffect { SystemSymbolEffect() }
  /// A motion.
  public static var breathe: SystemSymbolEffect { SystemSymbolEffect() }
  /// A motion.
  public static var rotate: SystemSymbolEffect { SystemSymbolEffect() }
  /// A motion.
  public static var wiggle: SystemSymbolEffect { SystemSymbolEffect() }
  /// A motion.
  public static var automatic: SystemSymbolEffect { SystemSymbolEffect() }
}

/// How often a symbol moves; not heard.
public struct SymbolEffectOptions: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// One of them.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// One of them.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  /// One of them.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "`repeat`")
  }
  /// One of them.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "speed")
  }
  /// The same without an end; not heard.
  public var repeating: SymbolEffectOptions { self }
  /// The same, once; not heard.
  public var nonRepeating: SymbolEffectOptions { self }
  /// The same, several times; not heard.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// The same, faster or slower; not heard.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
