import AppProjects
import Foundation
import SpokenFiles
import TestSupport
import Testing

@testable import AppBuilds

struct AssetCatalogTests {
  private let scratch: Scratch
  private var catalog: AssetCatalog {
    AssetCatalog(path: scratch.path("A.xcassets"), naming: .inFolder(scratch.path))
  }

  /// A drawing stands for a picture of 64 × 48 pixels.
  init() throws {
    let drawing = #"<svg width="64" height="48"/>"#
    let set = #"{"images": [{"scale": "1x"}, {"filename": "leaf@2x.svg", "scale": "2x"}]}"#
    scratch = try Scratch([
      "A.xcassets/Contents.json": "{}",
      "A.xcassets/Leaf.imageset/Contents.json": set,
      "A.xcassets/Leaf.imageset/leaf@2x.svg": drawing,
      "A.xcassets/Food/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Food/Soup.imageset/Contents.json": #"{"images": [{"filename": "soup.svg"}]}"#,
      "A.xcassets/Food/Soup.imageset/soup.svg": drawing,
      "A.xcassets/Out.imageset/Contents.json": #"{"images": [{"filename": "../../x.svg"}]}"#,
      "A.xcassets/Gone.imageset/Contents.json": #"{"images": [{"filename": "gone.png"}]}"#,
      "A.xcassets/Torn.imageset/Contents.json": "{\"images\": [",
      "A.xcassets/Tint.colorset/Contents.json": "{}",
      "x.svg": drawing,
    ])
  }

  @Test func `has the sizes of its pictures in points, by the names of code`() {
    #expect(catalog.sizes == ["Leaf": [32, 24], "Food/Soup": [64, 48]])
  }

  @Test(arguments: [(2, [120, 80]), (17, nil)] as [(Int, [Double]?)])
  func `finds the size of a JPEG behind long segments, up to a megabyte`(
    segments: Int, size: [Double]?
  ) throws {
    let segment: [UInt8] = [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 0xFFFD)
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 80, 0, 120, 1, 1]
    let bytes: [UInt8] = [0xFF, 0xD8] + (0..<segments).flatMap { _ in segment } + frame
    try Data(bytes).write(
      to: URL(filePath: scratch.path("A.xcassets/Gone.imageset/gone.png")))
    #expect(catalog.sizes["Gone"] == size)
  }

  @Test func `follows no link out of the project`() throws {
    let other = try Scratch(["x.svg": #"<svg width="64" height="48"/>"#])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("A.xcassets/Gone.imageset/gone.png"),
      withDestinationPath: other.path("x.svg"))
    #expect(catalog.sizes["Gone"] == nil)
  }

  @Test func `writes the sizes beside the program, and again when a picture is another`() throws {
    let folder = try BuildFolder(scratch.path("cache"))
    let resources = AppResources(folder: folder, naming: .inFolder(scratch.path))
    let path = scratch.path("A.xcassets")
    func written() throws -> String? {
      try resources.write([AppResource(path: path)], of: "Garden")
      return folder.read("Garden.resources/SpokenPictures.json")
        .map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(try written() == #"{"Food/Soup":[64,48],"Leaf":[32,24]}"#)
    _ = try scratch.create(
      "A.xcassets/Food/Soup.imageset/soup.svg", #"<svg width="10" height="20"/>"#)
    #expect(try written() == #"{"Food/Soup":[10,20],"Leaf":[32,24]}"#)
  }
}
