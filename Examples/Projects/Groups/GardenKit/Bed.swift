import Foundation
import Plants

/// A bed and the plants in it.
public struct Bed: Identifiable, Hashable {
  /// Its identity, which stays when plants are added.
  public let id = UUID()
  /// What grows in it, in a word.
  public var name: String
  /// The plants in it.
  public var plants: [Plant]

  /// A bed of a name.
  public init(name: String, plants: [Plant]) {
    self.name = name
    self.plants = plants
  }
}
