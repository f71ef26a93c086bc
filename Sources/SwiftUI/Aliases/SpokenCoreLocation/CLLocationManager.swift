/// Whether an app may know where the device is; it has never been asked here.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

  /// By its older name.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Whether an app may know exactly where the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// What moves with the device.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// As exact as can be, for a route.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As exact as an app without full accuracy gets.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
/// Every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Knows where the device is: here it answers nothing, as before its user was asked.
///
/// No alert of the system comes up, and the delegate is never called.
open class CLLocationManager: NSObject {
  /// What would be called.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact a place should be.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The least movement that counts.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What moves with the device.
  open var activityType = CLActivityType.other
  /// Whether it goes on while another app is used.
  open var allowsBackgroundLocationUpdates = false
  /// Whether it pauses by itself.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the status bar shows it.
  open var showsBackgroundLocationIndicator = false
  /// The least turn that counts.
  open var headingFilter: CLLocationDegrees = 1

  /// A manager.
  public override init() {}

  /// Whether the app may know the place; not decided.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Whether it may know it exactly.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The place; nil, because it is not known.
  open var location: CLLocation? { nil }
  /// The direction; nil, because it is not known.
  open var heading: CLHeading? { nil }
  /// The regions that are watched.
  open private(set) var monitoredRegions: Set<CLRegion> = []
  /// How far away a watched region may be; none may.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  /// Whether the device knows places at all.
  open class func locationServicesEnabled() -> Bool { true }
  /// Whether the app may know the place; not decided.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Whether the device has a compass.
  open class func headingAvailable() -> Bool { false }
  /// Whether great movements can be watched.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether regions can be watched.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Asks nobody.
  open func requestWhenInUseAuthorization() {}
  /// Asks nobody.
  open func requestAlwaysAuthorization() {}
  /// Asks nobody.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {}
  /// Finds nothing.
  open func startUpdatingLocation() {}
  /// Ends it.
  open func stopUpdatingLocation() {}
  /// Finds nothing.
  open func requestLocation() {}
  /// Finds nothing.
  open func startUpdatingHeading() {}
  /// Ends it.
  open func stopUpdatingHeading() {}
  /// Finds nothing.
  open func startMonitoringSignificantLocationChanges() {}
  /// Ends it.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Notes a region, in which nothing ever is.
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  /// Forgets a region.
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  /// Answers nothing.
  open func requestState(for region: CLRegion) {}
}

/// What a manager calls; it is never called here.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Whether the app may know the place has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Whether the app may know the place has changed, by its older name.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// There are places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// There is none.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// There is a direction.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// The device came into a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// A direction of the device.
open class CLHeading: NSObject, @unchecked Sendable {
  /// From the magnetic north.
  open var magneticHeading: CLLocationDirection { 0 }
  /// From the north.
  open var trueHeading: CLLocationDirection { 0 }
  /// How exact it is; less than 0, because it is not known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The time.
  open var timestamp: Date { Date(timeIntervalSince1970: 0) }
}

/// A part of the earth.
open class CLRegion: NSObject {
  /// Its name.
  public let identifier: String
  /// Whether coming into it counts.
  open var notifyOnEntry = true
  /// Whether leaving it counts.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// Half its width, in meters.
  public let radius: CLLocationDistance

  /// A circle.
  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place is in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return place.distance(
      from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
  }
}
