import Foundation
package import ScreenTree

/// The sizes of the pictures in the asset catalogs of the program, which its build wrote down.
package enum OwnPictures {
  /// The most bytes of a list of sizes.
  private static let mostBytes = 4 << 20

  /// The width and the height of each picture of the program; a test gives its own.
  @TaskLocal package static var sizes: [String: [Double]] = sizes(in: OwnResources.folders)

  /// The width and the height of each picture in points, by its name; of two with a name the first.
  static func sizes(in folders: [URL]) -> [String: [Double]] {
    var sizes: [String: [Double]] = [:]
    for folder in folders {
      guard
        let file = try? FileHandle(
          forReadingFrom: folder.appending(path: "SpokenPictures.json"))
      else { continue }
      defer { try? file.close() }
      guard let data = try? file.read(upToCount: mostBytes),
        let own = try? JSONDecoder().decode([String: [Double]].self, from: data)
      else { continue }
      sizes.merge(own) { first, _ in first }
    }
    return sizes
  }

  /// The size of a picture; nil when it is not known.
  package static func size(of name: String) -> LayoutProperty? {
    guard let size = sizes[name], size.count == 2 else { return nil }
    return .picture(width: size[0], height: size[1])
  }
}
