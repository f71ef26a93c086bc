public import Foundation
import ScreenTree

/// A typeface: the size of its letters counts for the places of views.
public struct Font: Hashable, Sendable {
  /// The style, whose size follows the one that a user chose; nil for letters of a size.
  private let style: FontTextStyle?
  /// The size of the letters in points; nil for that of the style.
  private let points: Double?

  /// The typeface of a style by its name; any other name is the body's.
  init(_ name: String) {
    style = FontTextStyle(rawValue: name) ?? .body
    points = nil
  }

  private init(points: CGFloat) {
    style = nil
    self.points = Double(points)
  }

  /// What it is for the layout.
  var property: LayoutProperty { LayoutProperty.font(style, size: points).finite }
}

extension Font {
  /// A typeface of the system, in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(points: size) }

  /// The typeface of the system for a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font("\(style)") }

  /// A typeface of the app, in points at the usual size of texts.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(points: size) }

  /// A typeface of the app, in points at every size of texts.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(points: fixedSize)
  }

  /// A typeface of the app, in points at the usual size of texts.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font { Font(points: size) }
}

extension View {
  /// The typeface of the texts inside; nil for that of the body.
  public nonisolated func font(_ font: Font?) -> some View {
    layingOut((font ?? .body).property)
  }

  /// The most lines of each text inside; nil for as many as it needs.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    layingOut(.lines(number ?? .max))
  }

  /// The most lines of each text inside; room for all of them is not kept.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }

  /// The fewest and the most lines of each text inside; the fewest are not kept.
  public nonisolated func lineLimit(_ range: ClosedRange<Int>) -> some View {
    lineLimit(range.upperBound)
  }

  /// The fewest lines of each text inside, which are not kept.
  public nonisolated func lineLimit(_ range: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil)
  }

  /// The most lines of each text inside.
  public nonisolated func lineLimit(_ range: PartialRangeThrough<Int>) -> some View {
    lineLimit(range.upperBound)
  }
}

extension Text {
  /// The typeface; nil for that of the body.
  public func font(_ font: Font?) -> Text {
    adding([.layout((font ?? .body).property, at: position)])
  }
}
