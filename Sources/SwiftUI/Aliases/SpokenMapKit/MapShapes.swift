public import SpokenViews

/// The place of the device on a map; not heard, because it is not known.
public struct UserAnnotation: _SystemMapContent {
  /// Nothing.
  public var _marks: [_MapMark] { [] }

  /// The place as the system shows it.
  public init(anchor: UnitPoint = .center) {}

  /// The place as a view shows it, which is never made.
  public init<Content: View>(
    anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content
  ) {}

  /// The place as a view shows it, which is never made.
  public init<Content: View>(
    anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content
  ) {}
}

/// The place and the direction of the device.
public struct UserLocation {
  /// The place.
  public var location: CLLocation? { nil }
  /// The direction.
  public var heading: CLHeading? { nil }
}

/// A circle on a map; not heard.
public struct MapCircle: _SystemMapContent {
  /// Nothing.
  public var _marks: [_MapMark] { [] }
  /// A circle around a place, with half its width in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  /// A circle.
  public init(_ circle: MKCircle) {}
}

/// A line on a map; not heard.
public struct MapPolyline: _SystemMapContent {
  /// How a line follows the earth.
  public enum ContourStyle: Sendable { case straight, geodesic }

  /// Nothing.
  public var _marks: [_MapMark] { [] }
  /// A line through places.
  public init(
    coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight
  ) {}
  /// A line through points.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  /// A line.
  public init(_ polyline: MKPolyline) {}
  /// The line of a route.
  public init(_ route: MKRoute) {}
}

/// A shape on a map; not heard.
public struct MapPolygon: _SystemMapContent {
  /// Nothing.
  public var _marks: [_MapMark] { [] }
  /// A shape with places as its corners.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// A shape with points as its corners.
  public init(points: [MKMapPoint]) {}
  /// A shape.
  public init(_ polygon: MKPolygon) {}
}
