/// Why a search found nothing: there is no network.
public struct MKError: Error, Hashable, Sendable {
  /// A reason.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  /// The reason.
  public let code: Code
}

/// Looks for places: here it finds none, as without a network.
open class MKLocalSearch: NSObject {
  /// What is called with what was found.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// What is looked for.
  open class Request: NSObject {
    /// Which results count.
    public struct ResultType: OptionSet, Sendable {
      /// The numbers of the kinds.
      public let rawValue: UInt
      /// Kinds by their numbers.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Addresses.
      public static let address = ResultType(rawValue: 1)
      /// Places.
      public static let pointOfInterest = ResultType(rawValue: 2)
    }

    /// The words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()
    /// Which kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Which results count.
    open var resultTypes: ResultType = [.address, .pointOfInterest]

    /// Looks for nothing yet.
    public override init() {}
    /// Looks for what was completed.
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
  }

  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// Where they are.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// A search.
  public init(request: Request) {}

  /// Whether it looks for something.
  open var isSearching: Bool { false }
  /// Finds nothing.
  nonisolated(nonsending) open func start() async throws -> Response {
    throw MKError(code: .serverFailure)
  }
  /// Finds nothing.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(code: .serverFailure))
  }
  /// Ends it.
  open func cancel() {}
}

/// Completes words to places: here to none.
open class MKLocalSearchCompleter: NSObject {
  /// Which results count.
  public typealias ResultType = MKLocalSearch.Request.ResultType

  /// What would be called.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The words.
  open var queryFragment = ""
  /// Where.
  open var region = MKCoordinateRegion()
  /// Which results count.
  open var resultTypes: ResultType = [.address, .pointOfInterest]
  /// Which kinds of places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What was found.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether it looks for something.
  open var isSearching: Bool { false }

  /// A completer.
  public override init() {}
  /// Ends it.
  open func cancel() {}
}

/// What a completer calls; it is never called here.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// There are results.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There are none.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
  ) {}
}

/// What words were completed to.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The name.
  open var title: String { "" }
  /// What distinguishes it from others.
  open var subtitle: String { "" }
}

/// Looks for a way: here it finds none, as without a network.
open class MKDirections: NSObject {
  /// What is looked for.
  open class Request: NSObject {
    /// Where it begins.
    open var source: MKMapItem?
    /// Where it leads to.
    open var destination: MKMapItem?
    /// How its user moves.
    open var transportType = MKDirectionsTransportType.any
    /// Whether there may be several.
    open var requestsAlternateRoutes = false
    /// When it begins.
    open var departureDate: Date?
    /// Looks for nothing yet.
    public override init() {}
  }

  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    /// The ways.
    open var routes: [MKRoute] { [] }
  }

  /// How long it takes.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// In seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// In meters.
    open var distance: CLLocationDistance { 0 }
  }

  /// A search.
  public init(request: Request) {}
  /// Finds nothing.
  nonisolated(nonsending) open func calculate() async throws -> Response {
    throw MKError(code: .directionsNotFound)
  }
  /// Finds nothing.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(code: .directionsNotFound))
  }
  /// Finds nothing.
  nonisolated(nonsending) open func calculateETA() async throws -> ETAResponse {
    throw MKError(code: .directionsNotFound)
  }
  /// Ends it.
  open func cancel() {}
}

/// How the user of a way moves.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The numbers of the kinds.
  public let rawValue: UInt
  /// Kinds by their numbers.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By bus and train.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// In every way.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way from a place to another.
open class MKRoute: NSObject, @unchecked Sendable {
  /// A part of a way.
  open class Step: NSObject, @unchecked Sendable {
    /// What to do.
    open var instructions: String { "" }
    /// In meters.
    open var distance: CLLocationDistance { 0 }
    /// The line.
    open var polyline: MKPolyline { MKPolyline() }
  }

  /// The name.
  open var name: String { "" }
  /// In meters.
  open var distance: CLLocationDistance { 0 }
  /// In seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// How its user moves.
  open var transportType: MKDirectionsTransportType { .any }
  /// The line.
  open var polyline: MKPolyline { MKPolyline() }
  /// The parts.
  open var steps: [Step] { [] }
}

/// The streets of a place; there are none.
public final class MKLookAroundScene: NSObject, @unchecked Sendable {}

/// Looks for the streets of a place: here it finds none.
public final class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// The streets of a place.
  public init(coordinate: CLLocationCoordinate2D) {}
  /// The streets of a place.
  public init(mapItem: MKMapItem) {}
  /// Nothing.
  public var scene: MKLookAroundScene? { get async throws { nil } }
}
