/// What a map of UIKit shows at a place.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The words of its button.
  var title: String? { get }
  /// More words.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// None.
  public var title: String? { nil }
  /// None.
  public var subtitle: String? { nil }
}

/// A shape or a place with words.
open class MKShape: NSObject {
  /// The words of its button.
  open var title: String?
  /// More words.
  open var subtitle: String?
}

/// A place with words.
open class MKPointAnnotation: MKShape, MKAnnotation {
  /// The place.
  open var coordinate: CLLocationCoordinate2D

  /// A place of no words.
  public override init() { coordinate = CLLocationCoordinate2D() }

  /// A place.
  public init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.coordinate = coordinate
    super.init()
    self.title = title
    self.subtitle = subtitle
  }
}

/// What lies on a map; not heard.
public protocol MKOverlay: MKAnnotation {
  /// The rectangle around it.
  var boundingMapRect: MKMapRect { get }
}

/// A circle on a map; not heard.
open class MKCircle: MKShape, MKOverlay {
  /// The middle.
  public let coordinate: CLLocationCoordinate2D
  /// Half its width, in meters.
  public let radius: CLLocationDistance

  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
  }

  /// Its middle alone.
  open var boundingMapRect: MKMapRect {
    let point = MKMapPoint(coordinate)
    return MKMapRect(x: point.x, y: point.y, width: 0, height: 0)
  }
}

/// Places in a row; not heard.
open class MKMultiPoint: MKShape {
  let places: [CLLocationCoordinate2D]

  init(places: [CLLocationCoordinate2D]) { self.places = places }

  /// How many there are.
  open var pointCount: Int { places.count }
  /// The rectangle around them.
  open var boundingMapRect: MKMapRect {
    places.reduce(MKMapRect.null) { rect, place in
      let point = MKMapPoint(place)
      return rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
    }
  }
}

/// A line on a map; not heard.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// A line through no place.
  public init() { super.init(places: []) }
  /// A line through places.
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: coordinates, count: max(0, count))))
  }

  init(_ places: [CLLocationCoordinate2D]) { super.init(places: places) }

  /// The first place.
  open var coordinate: CLLocationCoordinate2D { places.first ?? kCLLocationCoordinate2DInvalid }
}

/// A shape on a map; not heard.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// A shape with places as its corners.
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: coordinates, count: max(0, count))))
  }

  init(_ places: [CLLocationCoordinate2D]) { super.init(places: places) }

  /// The first place.
  open var coordinate: CLLocationCoordinate2D { places.first ?? kCLLocationCoordinate2DInvalid }
}

/// The place of the user, which is not known.
open class MKUserLocation: NSObject, MKAnnotation {
  /// None.
  open var location: CLLocation? { nil }
  /// None.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The words.
  open var title: String? { "My Location" }
}
