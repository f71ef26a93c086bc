public import Foundation
public import SpokenViews

extension View {
  /// How a map looks; not heard.
  public nonisolated func mapStyle(_ mapStyle: MapStyle) -> some View { self }
  /// Controls on a map; not captured.
  public nonisolated func mapControls<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// Whether the controls of a map are shown; they are not captured.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// Ties controls to a map; not heard.
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Performs something after the camera moved, which it does not.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  /// Performs something after the camera moved, which it does not.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Which places of the map itself cannot be chosen; none are heard.
  public nonisolated func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }
  /// Shows the streets of a place; not captured.
  public nonisolated func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?,
    allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
  /// Shows the details of a place; not captured.
  public nonisolated func mapItemDetailSheet(
    item: Binding<MKMapItem?>, displaysMap: Bool = true
  ) -> some View { self }
}

/// How a map looks; not heard.
public struct MapStyle: Sendable {
  /// How high the ground is shown.
  public enum Elevation: Sendable { case automatic, flat, realistic }
  /// How strong the colors are.
  public enum StandardEmphasis: Sendable { case automatic, muted }

  /// Streets.
  public static let standard = MapStyle()
  /// Pictures.
  public static let imagery = MapStyle()
  /// Pictures with streets.
  public static let hybrid = MapStyle()
  /// Streets.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// Pictures.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// Pictures with streets.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// Kinds of places that a map shows; not heard.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()
  /// Some.
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { all }
  /// All but some.
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { all }
}

/// A place of the map itself; none is heard.
public struct MapFeature: Hashable, Sendable {
  /// Its name.
  public let title: String?
}

/// Reads where places are on a map, which is not known here.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content

  /// A view that reads it.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The view.
  public var body: some View { content(MapProxy()) }
}

/// Knows where places are on a map: nowhere.
public struct MapProxy {
  /// The point of a place; nil.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: CoordinateSpace
  ) -> CGPoint? { nil }
  /// The place of a point; nil.
  public func convert(
    _ point: CGPoint, from space: CoordinateSpace
  ) -> CLLocationCoordinate2D? { nil }
}

/// A button that shows where its user is; not captured.
public struct MapUserLocationButton: View {
  /// The button.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A compass; not captured.
public struct MapCompass: View {
  /// The compass.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A scale; not captured.
public struct MapScaleView: View {
  /// The scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A button that leans a map; not captured.
public struct MapPitchToggle: View {
  /// The button.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The streets of a place; not captured.
public struct LookAroundPreview: View {
  /// The streets of a scene.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true
  ) {}
  /// The streets of a scene that changes.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
