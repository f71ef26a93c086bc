/// The color of what stands in a row of a list; not heard.
public struct ListItemTint: Sendable {
  /// Always a color.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// A color that the system may replace.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// No color.
  public static let monochrome = ListItemTint()
}

/// How badges stand out; not heard.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// Less than the rest of the row.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As the rest of the row.
  public static let standard = BadgeProminence(name: "standard")
  /// More than the rest of the row.
  public static let increased = BadgeProminence(name: "increased")
}

/// What happens to a view in languages that are read from the right; not heard.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let name: String

  /// It stays.
  public static var fixed: LayoutDirectionBehavior { LayoutDirectionBehavior(name: "fixed") }
  /// It is mirrored.
  public static var mirrors: LayoutDirectionBehavior { LayoutDirectionBehavior(name: "mirrors") }
  /// It is mirrored in a direction.
  public static func mirrors(in mirroringDirection: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(name: "mirrors \(mirroringDirection)")
  }
}
