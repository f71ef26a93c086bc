import CoreLocation
import MapKit
import SwiftData
import SwiftUI

final class LocationModel: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var lastLocation: CLLocation?
  @Published var status = CLAuthorizationStatus.notDetermined
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    manager.distanceFilter = 50
  }

  func start() {
    if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    lastLocation = locations.last
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    print(error.localizedDescription)
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = manager.authorizationStatus
  }
}

struct TrailMapView: View {
  @StateObject private var location = LocationModel()
  @Query private var sightings: [Sighting]
  @State private var camera: MapCameraPosition = .userLocation(fallback: .automatic)
  @State private var selected: PersistentIdentifier?
  private let route = [
    CLLocationCoordinate2D(latitude: 46.5, longitude: 8.1),
    CLLocationCoordinate2D(latitude: 46.6, longitude: 8.2),
  ]

  var body: some View {
    Map(position: $camera, selection: $selected) {
      UserAnnotation()
      ForEach(sightings) { sighting in
        Marker(sighting.species, systemImage: "pawprint.fill", coordinate: sighting.coordinate)
          .tint(.orange)
          .tag(sighting.id)
      }
      Annotation("Hut", coordinate: route[0], anchor: .bottom) {
        Image(systemName: "house").padding(4).background(.thinMaterial, in: .circle)
      }
      MapPolyline(coordinates: route).stroke(.blue, lineWidth: 4)
      MapCircle(center: route[1], radius: 500).foregroundStyle(.green.opacity(0.3))
    }
    .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .including([.campground])))
    .mapControls {
      MapUserLocationButton()
      MapCompass()
      MapScaleView()
    }
    .onMapCameraChange(frequency: .onEnd) { context in
      print(context.region.center.latitude)
    }
    .safeAreaInset(edge: .bottom) {
      if let place = location.lastLocation {
        Text("Altitude \(place.altitude.formatted(.number)) m")
      }
    }
    .onAppear(perform: location.start)
  }
}
