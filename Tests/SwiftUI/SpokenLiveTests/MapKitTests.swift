import SpokenLiveTesting
import SpokenMapKit
import SpokenViews
import Testing

private struct Sight: Identifiable {
  let name: String
  let coordinate: CLLocationCoordinate2D
  var id: String { name }

  static let all = [
    Sight(name: "Tower", coordinate: CLLocationCoordinate2D(latitude: 51.508, longitude: -0.076)),
    Sight(
      name: "Bridge", coordinate: CLLocationCoordinate2D(latitude: 51.5055, longitude: -0.0754)),
  ]
}

private struct SightMap: View {
  @State private var position = MapCameraPosition.automatic
  @State private var chosen: String?
  @State private var showsMuseum = false

  var body: some View {
    VStack {
      Map(position: $position, selection: $chosen) {
        ForEach(Sight.all) { sight in
          Marker(sight.name, systemImage: "star", coordinate: sight.coordinate).tag(sight.name)
        }
        if showsMuseum {
          Annotation("Museum", coordinate: CLLocationCoordinate2D()) {
            Image(systemName: "building")
          }
        }
        MapCircle(center: CLLocationCoordinate2D(), radius: 100).stroke(.red, lineWidth: 2)
        UserAnnotation()
      }
      .mapStyle(.standard(elevation: .realistic))
      .mapControls {
        MapCompass()
        MapUserLocationButton()
      }
      Text(chosen ?? "Nothing chosen")
      Button("Museum") { showsMuseum = true }
    }
  }
}

/// A map of UIKit.
private struct OldMap: UIViewRepresentable {
  @Binding var chosen: String

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView(frame: .zero)
    map.delegate = context.coordinator
    for sight in Sight.all {
      let annotation = MKPointAnnotation(coordinate: sight.coordinate)
      annotation.title = sight.name
      map.addAnnotation(annotation)
    }
    map.addAnnotation(MKPointAnnotation(coordinate: CLLocationCoordinate2D()))
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    map.setRegion(
      MKCoordinateRegion(
        center: Sight.all[0].coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000),
      animated: true)
  }

  func makeCoordinator() -> Coordinator { Coordinator(chosen: $chosen) }

  @MainActor
  final class Coordinator: NSObject, MKMapViewDelegate {
    let chosen: Binding<String>
    init(chosen: Binding<String>) { self.chosen = chosen }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      chosen.wrappedValue = view.annotation?.title ?? ""
    }
  }
}

private struct OldScreen: View {
  @State private var chosen = "Nothing chosen"

  var body: some View {
    VStack {
      OldMap(chosen: $chosen)
      Text(chosen)
    }
  }
}

/// Maps: their markers are buttons, and nothing else of them is heard.
@MainActor
struct MapKitTests {
  @Test func `markers are buttons in a map, and one of them is chosen`() {
    expectSpoken(
      SightMap(), .next, .activate, .next, .next, .activate, .previous, .previous, .previous,
      reads: """
        Map, Tower, Button
        Bridge, Button
        Selected, Bridge
        Bridge
        Museum, Button
        ♪ item activated, Museum
        Bridge
        Map, Museum, Button
        Selected, Bridge, Button
        """)
  }

  @Test func `a map without markers is an element`() {
    expectSpoken(
      VStack {
        Map()
        Map(coordinateRegion: .constant(MKCoordinateRegion()))
        LookAroundPreview(initialScene: nil)
      },
      reads: """
        Map
        Map
        """)
  }

  @Test func `the button in an annotation acts, and its title is heard`() {
    var opened = 0
    expectSpoken(
      Map {
        Annotation("Tower", coordinate: Sight.all[0].coordinate) {
          Button {
            opened += 1
          } label: {
            Image(systemName: "star")
          }
        }
        Annotation(coordinate: Sight.all[1].coordinate) {
          Circle().onTapGesture { opened += 10 }
        } label: {
          Text("Bridge")
        }
        Marker(coordinate: Sight.all[1].coordinate) { Label("Pier", systemImage: "ferry") }
        Marker(item: MKMapItem(placemark: MKPlacemark(coordinate: Sight.all[1].coordinate)))
      }, .activate, .next, .activate, .next, .next,
      reads: """
        Map, Tower, Button
        ♪ item activated, Tower
        Bridge
        Pier, Button
        Unknown Location, Button
        """)
    #expect(opened == 11)
  }

  @Test func `the pins of older maps are heard`() {
    expectSpoken(
      Map(
        coordinateRegion: .constant(MKCoordinateRegion()), annotationItems: Sight.all,
        annotationContent: { sight in
          MapAnnotation(coordinate: sight.coordinate) { Text(sight.name) }
        }),
      reads: """
        Map, Tower
        Bridge
        """)
    expectSpoken(
      Map(
        coordinateRegion: .constant(MKCoordinateRegion()), annotationItems: Sight.all,
        annotationContent: { MapPin(coordinate: $0.coordinate, tint: .red) }),
      reads: """
        Map, Button
        Button
        """)
  }

  @Test func `the annotations of a map of UIKit are buttons`() {
    expectSpoken(
      OldScreen(), .next, .activate, .next, .next,
      reads: """
        Map, Tower, Button
        Bridge, Button
        Selected, Bridge
        Bridge
        ♪ boundary reached, Bridge
        """)
  }

  @Test func `places are compared and regions kept`() {
    let (tower, bridge) = (Sight.all[0].coordinate, Sight.all[1].coordinate)
    let there = CLLocation(latitude: tower.latitude, longitude: tower.longitude)
    let here = CLLocation(latitude: bridge.latitude, longitude: bridge.longitude)
    #expect(Int(there.distance(from: here)) == 281)
    #expect(CLCircularRegion(center: tower, radius: 300, identifier: "a").contains(bridge))
    #expect(!CLCircularRegion(center: tower, radius: 200, identifier: "a").contains(bridge))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    let region = MKCoordinateRegion(
      center: tower, span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 1))
    #expect(MapCameraPosition.region(region).region?.span.longitudeDelta == 1)
    #expect(MapCameraPosition.region(region) != .automatic)
    let point = MKMapPoint(tower)
    #expect(abs(point.coordinate.latitude - tower.latitude) < 1e-9)
    #expect(Int(point.distance(to: MKMapPoint(bridge))) == 281)
  }

  @Test func `nothing is known of the device, and nothing is found`() async {
    let manager = CLLocationManager()
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    #expect(manager.authorizationStatus == .notDetermined && manager.location == nil)
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "Coffee"
    await #expect(throws: MKError.self) { try await MKLocalSearch(request: request).start() }
    await #expect(throws: CLError(.network)) {
      try await CLGeocoder().geocodeAddressString("London")
    }
    let places = Task {
      for try await update in CLLocationUpdate.liveUpdates() { return update.location }
      return nil
    }
    places.cancel()
    #expect(await places.result.map { $0 == nil } == .success(true))
  }
}

extension Result where Success: Equatable {
  fileprivate static func == (one: Self, other: Result<Success, any Error>) -> Bool {
    (try? one.get()) == (try? other.get())
  }
}
