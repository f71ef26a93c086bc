/// How a preview is shown; not heard.
public struct PreviewTrait: Hashable, Sendable {
  private let name: String

  /// As large as the view needs.
  public static let sizeThatFitsLayout = PreviewTrait(name: "sizeThatFitsLayout")
  /// By the device.
  public static let defaultLayout = PreviewTrait(name: "defaultLayout")
  /// A device held upright.
  public static let portrait = PreviewTrait(name: "portrait")
  /// A device held on its side.
  public static let landscapeLeft = PreviewTrait(name: "landscapeLeft")
  /// A device held on its side.
  public static let landscapeRight = PreviewTrait(name: "landscapeRight")
  /// A size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout")
  }
}
