/// Finds the place of an address and the address of a place: here none, as without a network.
open class CLGeocoder: NSObject {
  /// What is called with what was found.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// A finder.
  public override init() {}

  /// Whether it looks for something.
  open var isGeocoding: Bool { false }

  /// Finds no address.
  nonisolated(nonsending) open func reverseGeocodeLocation(_ location: CLLocation) async throws
    -> [CLPlacemark]
  {
    throw CLError(.network)
  }

  /// Finds no address.
  nonisolated(nonsending) open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Finds no address.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  /// Finds no place.
  nonisolated(nonsending) open func geocodeAddressString(_ addressString: String) async throws
    -> [CLPlacemark]
  {
    throw CLError(.network)
  }

  /// Finds no place.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  /// Ends it.
  open func cancelGeocode() {}
}

/// A place with an address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  private let place: CLLocation?

  /// A place whose address is not known.
  package init(place: CLLocation?) { self.place = place }

  /// The address of another place.
  public init(placemark: CLPlacemark) { place = placemark.place }

  /// The place.
  open var location: CLLocation? { place }
  /// A name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number of the house.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The part of the state.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The country's letters.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }
  /// What people look for there.
  open var areasOfInterest: [String]? { nil }
}

/// Why a place is not known.
public struct CLError: Error, Hashable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed
    case regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult
    case geocodeCanceled
  }

  /// The reason.
  public let code: Code

  /// An error of a reason.
  public init(_ code: Code) { self.code = code }

  /// One of them.
  public static var locationUnknown: Code { .locationUnknown }
  /// One of them.
  public static var denied: Code { .denied }
  /// One of them.
  public static var network: Code { .network }
}
