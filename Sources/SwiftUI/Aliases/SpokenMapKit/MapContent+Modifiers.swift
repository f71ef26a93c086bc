public import Foundation
public import SpokenViews

extension MapContent {
  /// By which value of the map's selection it is chosen.
  public func tag<Value: Hashable>(_ tag: Value) -> some MapContent {
    _ChangedMapContent(
      _marks: _marks.map {
        var mark = $0
        mark.tag = AnyHashable(tag)
        return mark
      })
  }

  /// Changes nothing that is heard.
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some MapContent { self }
  /// Changes nothing that is heard.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// Changes nothing that is heard.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// Changes nothing that is heard.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent { self }
  /// Changes nothing that is heard.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> some MapContent { self }
  /// Changes nothing that is heard.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> some MapContent { self }
  /// Changes nothing that is heard.
  public func stroke(lineWidth: CGFloat) -> some MapContent { self }
  /// Changes nothing that is heard.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
  /// What is shown of a chosen item; not captured.
  public func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle?
  ) -> some MapContent { self }
}

/// How the details of a chosen item are shown; not heard.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
  /// As the system chooses.
  public static let automatic = MapItemDetailSelectionAccessoryStyle()
  /// In a callout.
  public static let callout = MapItemDetailSelectionAccessoryStyle()
  /// In a sheet.
  public static let sheet = MapItemDetailSelectionAccessoryStyle()
  /// As a caption.
  public static let caption = MapItemDetailSelectionAccessoryStyle()
}

/// How high a shape lies on a map; not heard.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}
