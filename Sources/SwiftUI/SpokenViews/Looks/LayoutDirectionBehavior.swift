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
