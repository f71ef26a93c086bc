/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A length in meters.
public typealias CLLocationDistance = Double
/// How exact a place is, in meters.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from the north.
public typealias CLLocationDirection = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// How far north it is, in degrees.
  public var latitude: CLLocationDegrees
  /// How far east it is, in degrees.
  public var longitude: CLLocationDegrees

  /// The place in the Gulf of Guinea where both are 0.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// A place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a place is one.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// How far above the sea it is, in meters.
  public let altitude: CLLocationDistance
  /// How exact the place is, in meters.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the height is, in meters.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement; less than 0 if it is not known.
  public let course: CLLocationDirection
  /// The speed; less than 0 if it is not known.
  public let speed: CLLocationSpeed
  /// The time.
  public let timestamp: Date
  /// The floor of a building; it is never known.
  public var floor: CLFloor? { nil }

  /// A place, exact and now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// A place at a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// A place of a movement at a time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// The distance on a ball of the earth's mean radius, in meters.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let (one, other) = (location.coordinate, coordinate)
    let radians = Double.pi / 180
    let (south, north) = (one.latitude * radians, other.latitude * radians)
    let upright = sin((north - south) / 2)
    let across = sin((other.longitude - one.longitude) * radians / 2)
    let half = upright * upright + cos(south) * cos(north) * across * across
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
}

/// A floor of a building.
public final class CLFloor: NSObject, @unchecked Sendable {
  /// Its number.
  public var level: Int { 0 }
}
