import Foundation
import GardenKit
import Plants

/// The beds of the garden, and what was watered.
final class GardenStore: ObservableObject {
  @Published var beds: [Bed] = [
    Bed(name: "Herbs", plants: [.basil, .sage]),
    Bed(name: "Vegetables", plants: [.tomato]),
  ]
  @Published private(set) var watered: Set<Plant> = []

  var thirsty: Int { beds.flatMap(\.plants).count - watered.count }

  func water(_ plant: Plant) { watered.insert(plant) }

  func add(_ plant: Plant, to bed: Bed) {
    guard let index = beds.firstIndex(of: bed) else { return }
    beds[index].plants.append(plant)
  }
}
