import Foundation
import TestSupport
import Testing

@testable import SpokenViews

struct OwnPicturesTests {
  @Test func `has the sizes of all targets, of two with a name the first`() throws {
    let scratch = try Scratch([
      "A.resources/SpokenPictures.json": #"{"Leaf": [32, 24]}"#,
      "B.resources/SpokenPictures.json": #"{"Leaf": [1, 1], "Soup": [64, 48]}"#,
      "C.resources/SpokenPictures.json": "{",
    ])
    let folders = OwnResources.folders(beside: scratch.folder)
    #expect(OwnPictures.sizes(in: folders) == ["Leaf": [32, 24], "Soup": [64, 48]])
    #expect(OwnPictures.size(of: "Leaf") == nil)
  }
}
