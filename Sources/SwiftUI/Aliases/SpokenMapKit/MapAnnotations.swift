public import SpokenViews

/// A marker of a map, by its older name.
@preconcurrency
@MainActor
public protocol MapAnnotationProtocol {
  /// What is heard of it.
  var _marks: [_MapMark] { get }
}

/// A pin on a map: a button without words, as nothing names it.
public struct MapPin: MapAnnotationProtocol {
  /// What is heard of it.
  public let _marks: [_MapMark]

  /// A pin.
  public init(
    coordinate: CLLocationCoordinate2D, tint: Color? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    let place = CodePlace(file: file, line: line, column: column)
    _marks = [_MapMark(label: AnyView(EmptyView()), place: place)]
  }
}

/// A balloon on a map: a button without words, as nothing names it.
public struct MapMarker: MapAnnotationProtocol {
  /// What is heard of it.
  public let _marks: [_MapMark]

  /// A balloon.
  public init(
    coordinate: CLLocationCoordinate2D, tint: Color? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    _marks =
      MapPin(coordinate: coordinate, tint: tint, file: file, line: line, column: column)._marks
  }
}

/// A view on a map, which is heard as it is.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  /// What is heard of it.
  public let _marks: [_MapMark]

  /// A view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: UnitPoint = .center,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    let place = CodePlace(file: file, line: line, column: column)
    _marks = [_MapMark(label: nil, view: AnyView(content()), place: place)]
  }
}
