import CoreLocation
import Foundation
import SwiftData

enum Difficulty: String, Codable, CaseIterable, Identifiable {
  case easy, moderate, hard
  var id: Self { self }
  var title: LocalizedStringResource {
    switch self {
    case .easy: "Easy"
    case .moderate: "Moderate"
    case .hard: "Hard"
    }
  }
}

@Model
final class Trip {
  #Unique<Trip>([\.name, \.startDate])
  #Index<Trip>([\.name], [\.startDate])

  @Attribute(.unique) var id: UUID
  var name: String
  var startDate: Date
  var distance: Double
  var isFavorite = false
  var difficulty: Difficulty
  @Attribute(.externalStorage) var photo: Data?
  @Relationship(deleteRule: .cascade, inverse: \Sighting.trip) var sightings: [Sighting] = []
  @Transient var isExpanded = false

  init(name: String, startDate: Date = .now, distance: Double, difficulty: Difficulty = .easy) {
    id = UUID()
    self.name = name
    self.startDate = startDate
    self.distance = distance
    self.difficulty = difficulty
  }

  var length: Measurement<UnitLength> { Measurement(value: distance, unit: .kilometers) }
}

@Model
final class Sighting {
  var species: String
  var count: Int
  var latitude: Double
  var longitude: Double
  var trip: Trip?

  init(species: String, count: Int = 1, latitude: Double = 0, longitude: Double = 0) {
    self.species = species
    self.count = count
    self.latitude = latitude
    self.longitude = longitude
  }

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

@MainActor
let previewContainer: ModelContainer = {
  do {
    let container = try ModelContainer(
      for: Trip.self, Sighting.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let trip = Trip(name: "Ridge", distance: 12.5, difficulty: .hard)
    trip.sightings = [Sighting(species: "Marmot", count: 3, latitude: 46.5, longitude: 8.1)]
    container.mainContext.insert(trip)
    return container
  } catch {
    fatalError("No container: \(error)")
  }
}()
