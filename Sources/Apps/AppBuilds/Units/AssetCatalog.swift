import Foundation
import SpokenFiles
import SpokenSyntax

/// An asset catalog of an app, of which the sizes of the pictures count: they are laid out by them.
struct AssetCatalog {
  /// The path of the folder `.xcassets`.
  let path: String
  /// What may be read.
  let naming: Naming

  /// The most files of a catalog; further ones are not looked at.
  private static let most = 10_000
  /// The most bytes of a description, and of a picture: its size mostly stands at the beginning.
  private static let mostBytes = 1 << 16
  /// The most bytes of a picture whose size comes later: behind a color profile, or a preview.
  private static let mostHeader = 1 << 20

  /// What describes a set of pictures, or a folder of sets.
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
    }
    struct Properties: Decodable {
      var isNamespace: Bool?
      enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
    }
    var images: [Image]?
    var properties: Properties?
  }

  /// Its files as seen from it, in order.
  var files: [String] { Array(Folder.paths(below: path) { _ in true }.sorted().prefix(Self.most)) }

  /// The width and the height of each picture in points, by the name that code has for it.
  var sizes: [String: [Double]] {
    var sizes: [String: [Double]] = [:]
    for file in files where file.fileName == "Contents.json" {
      let set = file.parentFolder
      guard set.fileExtension == "imageset", let size = size(in: set) else { continue }
      sizes[name(of: set)] = size
    }
    return sizes
  }

  private func contents(of folder: String) -> Contents? {
    bytes(of: folder.isEmpty ? "Contents.json" : folder.withSlash + "Contents.json").flatMap {
      try? JSONDecoder().decode(Contents.self, from: Data($0))
    }
  }

  private func bytes(of file: String, upTo most: Int = AssetCatalog.mostBytes) -> [UInt8]? {
    try? ReadableFile.bytes(of: path.withSlash + file, naming, upTo: most)
  }

  private func pictureSize(_ file: String) -> PictureSize? {
    guard let start = bytes(of: file) else { return nil }
    if let size = PictureSize(start) { return size }
    // A JPEG says its size behind its profile and its preview.
    guard start.count == Self.mostBytes, start.starts(with: [0xFF, 0xD8]) else { return nil }
    return bytes(of: file, upTo: Self.mostHeader).flatMap(PictureSize.init)
  }

  /// The size of the first picture of a set that says one.
  private func size(in set: String) -> [Double]? {
    for image in contents(of: set)?.images ?? [] {
      guard let file = image.filename, !file.contains(byte: "/"),
        let size = pictureSize(set.withSlash + file)
      else { continue }
      // "2x" are two pixels a point; a picture without a scale is drawn in points.
      let scale = image.scale?.beginning(beforeBytes: "x").flatMap { Double($0) }
      return [size.width, size.height].map { $0 / max(scale ?? 1, 1) }
    }
    return nil
  }

  /// The name of a set, with the folders around it that are part of the names in them.
  private func name(of set: String) -> String {
    var name = set.fileName.withoutExtension
    var folder = set.parentFolder
    while folder != ".", !folder.isEmpty, folder != "/" {
      if contents(of: folder)?.properties?.isNamespace == true {
        name = folder.fileName + "/" + name
      }
      folder = folder.parentFolder
    }
    return name
  }
}
