public import Foundation

/// A map of UIKit: a container "Map" with a button for each annotation that has words.
///
/// What the map itself shows is not captured.
@preconcurrency
@MainActor
open class MKMapView: UIView {
  /// What is asked and called.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What it shows; not heard.
  open var mapType = MKMapType.standard
  /// The part of the earth.
  open var region = MKCoordinateRegion()
  /// Whether the place of the user is shown, which is not known.
  open var showsUserLocation = false
  /// How it follows the user.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Whether it can be moved.
  open var isScrollEnabled = true
  /// Whether it can be made larger.
  open var isZoomEnabled = true
  /// Whether it can be turned.
  open var isRotateEnabled = true
  /// Whether it can lean.
  open var isPitchEnabled = true
  /// Whether it has a compass; not captured.
  open var showsCompass = true
  /// Whether it has a scale; not captured.
  open var showsScale = false
  /// Which kinds of places it shows; not heard.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What is on it.
  open private(set) var annotations: [any MKAnnotation] = []
  /// What lies on it.
  open private(set) var overlays: [any MKOverlay] = []
  /// What is chosen.
  open private(set) var selectedAnnotations: [any MKAnnotation] = []
  /// The place of the user.
  public let userLocation = MKUserLocation()
  private var elements: [AnnotationElement] = []

  /// A map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Map"
    accessibilityContainerType = .semanticGroup
  }

  /// A map from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    accessibilityLabel = "Map"
    accessibilityContainerType = .semanticGroup
  }

  override open var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? elements }
    set { super.accessibilityElements = newValue }
  }

  /// Moves it.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Moves it.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    region.center = coordinate
  }
  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// The rectangle that it shows.
  open var visibleMapRect = MKMapRect.world
  /// Moves it.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
  /// Moves it.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) { visibleMapRect = mapRect }
  /// Follows the user.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Adds annotations.
  open func addAnnotations(_ added: [any MKAnnotation]) {
    annotations += added
    elements += added.filter { $0.title != nil && !($0 is any MKOverlay) }.map {
      AnnotationElement($0, in: self)
    }
  }
  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Removes annotations.
  open func removeAnnotations(_ removed: [any MKAnnotation]) {
    annotations.removeAll { one in removed.contains { $0 === one } }
    selectedAnnotations.removeAll { one in removed.contains { $0 === one } }
    elements.removeAll { one in removed.contains { $0 === one.annotation } }
  }
  /// Adds annotations and shows them.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { one in !self.annotations.contains { $0 === one } })
  }
  /// Chooses an annotation, and says so to the delegate.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
    selectedAnnotations = [annotation]
    delegate?.mapView(self, didSelect: annotation)
    delegate?.mapView(
      self, didSelect: MKAnnotationView(annotation: annotation, reuseIdentifier: nil))
  }
  /// Chooses an annotation no longer, and says so to the delegate.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    delegate?.mapView(self, didDeselect: annotation)
  }

  /// Adds a shape; not heard.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds a shape; not heard.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Adds shapes; not heard.
  open func addOverlays(_ added: [any MKOverlay]) { overlays += added }
  /// Removes a shape.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Removes shapes.
  open func removeOverlays(_ removed: [any MKOverlay]) {
    overlays.removeAll { one in removed.contains { $0 === one } }
  }
  /// Which class shows annotations; not heard.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier name: String) {}
  /// A view of an annotation, as a new one; nil for what was never shown.
  open func dequeueReusableAnnotationView(withIdentifier name: String) -> MKAnnotationView? { nil }
  /// A view of an annotation.
  open func dequeueReusableAnnotationView(
    withIdentifier name: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: name) }
  /// The view of an annotation; none is made.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
}

/// The button of an annotation.
@MainActor
private final class AnnotationElement: UIAccessibilityElement {
  let annotation: any MKAnnotation
  private weak var map: MKMapView?

  init(_ annotation: any MKAnnotation, in map: MKMapView) {
    self.annotation = annotation
    self.map = map
    super.init(accessibilityContainer: map)
  }

  override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? [annotation.title, annotation.subtitle].compactMap { $0 }.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let isChosen = map?.selectedAnnotations.contains { $0 === annotation } ?? false
      return isChosen ? [.button, .selected] : .button
    }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityActivate() -> Bool {
    map?.selectAnnotation(annotation, animated: false)
    return true
  }
}

/// What a map of UIKit shows; not heard.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// How a map follows its user.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

/// What a map of UIKit asks and calls.
@preconcurrency
@MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The view of an annotation; it is not asked for.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// How a shape is drawn; it is not asked for.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// An annotation was chosen.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// An annotation was chosen.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// An annotation is chosen no longer.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// A control of a callout was pressed; it is never called.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// The map was moved; it is never called.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The place of the user is known; it is never called.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

extension MKMapViewDelegate {
  /// None.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// The usual one.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}

/// How an annotation looks; not heard.
@preconcurrency
@MainActor
open class MKAnnotationView: UIView {
  /// The annotation.
  open var annotation: (any MKAnnotation)?
  /// The picture.
  open var image: UIImage?
  /// Whether it has a callout.
  open var canShowCallout = false
  /// At the left of the callout.
  open var leftCalloutAccessoryView: UIView?
  /// At the right of the callout.
  open var rightCalloutAccessoryView: UIView?
  /// Below the callout's title.
  open var detailCalloutAccessoryView: UIView?
  /// Which others it makes one with.
  open var clusteringIdentifier: String?
  /// Where it stands.
  open var centerOffset = CGPoint.zero
  /// How important it is.
  open var displayPriority = MKFeatureDisplayPriority.required

  /// The view of an annotation.
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    super.init(frame: .zero)
  }

  /// A view from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A balloon; not heard.
@preconcurrency
@MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Its color.
  open var markerTintColor: UIColor?
  /// The color of what is on it.
  open var glyphTintColor: UIColor?
  /// The words on it.
  open var glyphText: String?
  /// The picture on it.
  open var glyphImage: UIImage?
  /// Whether it comes down.
  open var animatesWhenAdded = false
}

/// How important an annotation is; not heard.
public struct MKFeatureDisplayPriority: Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// A priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Always shown.
  public static let required = MKFeatureDisplayPriority(rawValue: 1000)
  /// Often shown.
  public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
  /// Sometimes shown.
  public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// How a shape is drawn; not heard.
@preconcurrency
@MainActor
open class MKOverlayRenderer: NSObject {
  /// The shape.
  public let overlay: any MKOverlay
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// The color of its line.
  open var strokeColor: UIColor?
  /// The color in it.
  open var fillColor: UIColor?
  /// How thick its line is.
  open var lineWidth: CGFloat = 0

  /// A shape's.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// How a line is drawn; not heard.
@preconcurrency
@MainActor
open class MKPolylineRenderer: MKOverlayRenderer {
  /// A line's.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// How a shape is drawn; not heard.
@preconcurrency
@MainActor
open class MKPolygonRenderer: MKOverlayRenderer {
  /// A shape's.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// How a circle is drawn; not heard.
@preconcurrency
@MainActor
open class MKCircleRenderer: MKOverlayRenderer {
  /// A circle's.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
