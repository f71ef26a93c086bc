/// What a map shows; nothing of it is heard.
public struct MapCameraPosition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic, user
    case region([Double])
    case camera(MapCamera)
    case rect(MKMapRect)
    case item
  }

  private let kind: Kind
  /// What it shows where it follows the user, whose place is not known.
  public let fallbackPosition: [MapCameraPosition]

  private init(_ kind: Kind, _ fallback: MapCameraPosition? = nil) {
    self.kind = kind
    fallbackPosition = fallback.map { [$0] } ?? []
  }

  /// All of the content.
  public static let automatic = MapCameraPosition(.automatic)
  /// A part of the earth.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(.region(region.numbers))
  }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(.camera(camera))
  }
  /// A rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }
  /// A place.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition { MapCameraPosition(.item) }
  /// The place of the user, which is not known, or something else.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { MapCameraPosition(.user, fallback) }

  /// The part of the earth, if it is one.
  public var region: MKCoordinateRegion? {
    if case .region(let numbers) = kind { MKCoordinateRegion(numbers) } else { nil }
  }
  /// The camera, if it is one.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// The rectangle, if it is one.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  /// Whether it follows the user.
  public var followsUserLocation: Bool { kind == .user }
  /// Whether it follows the direction of the user; it never does.
  public var followsUserHeading: Bool { false }
  /// Whether the user moved it; no user of VoiceOver does.
  public var positionedByUser: Bool { false }
}

/// Where a map is seen from.
public struct MapCamera: Equatable, Sendable {
  private var latitude: Double
  private var longitude: Double
  /// How far away it is, in meters.
  public var distance: Double
  /// The direction, in degrees from the north.
  public var heading: Double
  /// How far it leans, in degrees.
  public var pitch: Double

  /// A camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (latitude, longitude) = (centerCoordinate.latitude, centerCoordinate.longitude)
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D {
    get { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
    set { (latitude, longitude) = (newValue.latitude, newValue.longitude) }
  }
}

/// How far a map can be moved; not heard.
public struct MapCameraBounds: Sendable {
  /// Within a part of the earth.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Within a rectangle.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Within distances.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// How a map can be moved; not heard.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The numbers of the ways.
  public let rawValue: Int
  /// Ways by their numbers.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is moved.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// It is made larger.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// It leans.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// It is turned.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// In every way.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// What a camera sees after it moved.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The part of the earth.
  public let region: MKCoordinateRegion
  /// The rectangle.
  public let rect: MKMapRect
}

/// How often a change of the camera is said.
public enum MapCameraUpdateFrequency: Sendable {
  case onEnd, continuous
}

/// Whether a map follows the user, by its older name.
public enum MapUserTrackingMode: Sendable {
  case none, follow
}
