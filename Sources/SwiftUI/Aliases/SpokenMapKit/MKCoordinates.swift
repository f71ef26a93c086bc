/// How much of the earth is shown, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Nothing.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// A span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  /// The place in the middle.
  public var center: CLLocationCoordinate2D
  /// How much there is around it.
  public var span: MKCoordinateSpan

  /// Nothing.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// A part.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// A part of so many meters from south to north and from west to east.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let meters = 111_195.0
    let width = max(0.01, cos(center.latitude * .pi / 180)) * meters
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / meters, longitudeDelta: longitudinalMeters / width))
  }

  /// Everything.
  public init(_ rect: MKMapRect) {
    let middle = MKMapPoint(
      x: rect.origin.x + rect.size.width / 2, y: rect.origin.y + rect.size.height / 2)
    self.init(
      center: middle.coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: rect.size.height / MKMapPoint.perDegree,
        longitudeDelta: rect.size.width / MKMapPoint.perDegree))
  }

  /// The middle and the span.
  var numbers: [Double] {
    [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
  }

  init(_ numbers: [Double]) {
    self.init(
      center: CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1]),
      span: MKCoordinateSpan(latitudeDelta: numbers[2], longitudeDelta: numbers[3]))
  }
}

/// A point of a flat map on which a degree is as long everywhere, which Apple's is not.
public struct MKMapPoint: Equatable, Sendable {
  /// How many points a degree has.
  static let perDegree = 745_654.0

  /// From the west.
  public var x: Double
  /// From the north.
  public var y: Double

  /// The corner in the northwest.
  public init() { self.init(x: 0, y: 0) }

  /// A point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The point of a place.
  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(
      x: (coordinate.longitude + 180) * Self.perDegree,
      y: (90 - coordinate.latitude) * Self.perDegree)
  }

  /// The place.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: 90 - y / Self.perDegree, longitude: x / Self.perDegree - 180)
  }

  /// The distance, in meters.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (one, place) = (coordinate, other.coordinate)
    return CLLocation(latitude: one.latitude, longitude: one.longitude)
      .distance(from: CLLocation(latitude: place.latitude, longitude: place.longitude))
  }
}

/// A size on a flat map.
public struct MKMapSize: Equatable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// A size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle on a flat map.
public struct MKMapRect: Equatable, Sendable {
  /// The corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// A rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// Nothing.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The whole map.
  public static let world = MKMapRect(
    x: 0, y: 0, width: 360 * MKMapPoint.perDegree, height: 180 * MKMapPoint.perDegree)
  /// Whether there is nothing in it.
  public var isNull: Bool { origin.x == .infinity }

  /// The least rectangle around both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle, smaller on each side.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(
      x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx,
      height: size.height - 2 * dy)
  }
}
