/// A place with a name.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The address.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The telephone number.
  open var phoneNumber: String?
  /// The address in the web.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// What kind of place it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// A place of an address.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }

  /// A place.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
  }

  /// Where it is.
  open var location: CLLocation {
    CLLocation(
      latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  /// Whether it is where the user is.
  open var isCurrentLocation: Bool { false }

  /// Where the user is, which is not known.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  /// Opens nothing: the Maps app is not there.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  /// Opens nothing: the Maps app is not there.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

/// An address in one line and in several.
public final class MKAddress: NSObject, @unchecked Sendable {
  /// In several lines.
  public let fullAddress: String
  /// In one line.
  public let shortAddress: String?

  /// An address.
  public init?(fullAddress: String, shortAddress: String?) {
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}

/// How a route is shown.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// By the usual way.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"

/// A place with an address, of which only the place is known.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D

  /// A place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(place: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// A place with the parts of an address, which are not kept.
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }

  /// The name as the title of an annotation.
  open var title: String? { name }
  /// Nothing.
  open var subtitle: String? { nil }
}

/// A kind of place.
public struct MKPointOfInterestCategory: Hashable, Sendable, RawRepresentable {
  /// The name of the kind.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let airport = MKPointOfInterestCategory(rawValue: "Airport")
  /// One of them.
  public static let atm = MKPointOfInterestCategory(rawValue: "ATM")
  /// One of them.
  public static let bakery = MKPointOfInterestCategory(rawValue: "Bakery")
  /// One of them.
  public static let bank = MKPointOfInterestCategory(rawValue: "Bank")
  /// One of them.
  public static let beach = MKPointOfInterestCategory(rawValue: "Beach")
  /// One of them.
  public static let cafe = MKPointOfInterestCategory(rawValue: "Cafe")
  /// One of them.
  public static let campground = MKPointOfInterestCategory(rawValue: "Campground")
  /// One of them.
  public static let evCharger = MKPointOfInterestCategory(rawValue: "EVCharger")
  /// One of them.
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "FoodMarket")
  /// One of them.
  public static let gasStation = MKPointOfInterestCategory(rawValue: "GasStation")
  /// One of them.
  public static let hospital = MKPointOfInterestCategory(rawValue: "Hospital")
  /// One of them.
  public static let hotel = MKPointOfInterestCategory(rawValue: "Hotel")
  /// One of them.
  public static let library = MKPointOfInterestCategory(rawValue: "Library")
  /// One of them.
  public static let museum = MKPointOfInterestCategory(rawValue: "Museum")
  /// One of them.
  public static let nationalPark = MKPointOfInterestCategory(rawValue: "NationalPark")
  /// One of them.
  public static let park = MKPointOfInterestCategory(rawValue: "Park")
  /// One of them.
  public static let parking = MKPointOfInterestCategory(rawValue: "Parking")
  /// One of them.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "Pharmacy")
  /// One of them.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "PublicTransport")
  /// One of them.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "Restaurant")
  /// One of them.
  public static let school = MKPointOfInterestCategory(rawValue: "School")
  /// One of them.
  public static let store = MKPointOfInterestCategory(rawValue: "Store")
  /// One of them.
  public static let theater = MKPointOfInterestCategory(rawValue: "Theater")
  /// One of them.
  public static let zoo = MKPointOfInterestCategory(rawValue: "Zoo")
}

/// Which kinds of places are looked for.
public final class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// All.
  public static let includingAll = MKPointOfInterestFilter(including: [])
  /// None.
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  /// Some.
  public init(including categories: [MKPointOfInterestCategory]) {}
  /// All but some.
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}
