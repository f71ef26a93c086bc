import Foundation
import ScreenTree
import SpokenLive
import SpokenUIKit
import TestSupport
import Testing
import VoiceOverElements

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
  private final class LeafController: UIViewController {
    override func viewDidLoad() {
      let picture = UIImageView(image: UIImage(named: "Leaf"))
      picture.isAccessibilityElement = true
      view.addSubview(picture)
    }
  }

  @MainActor @Test func `a view of UIKit is as large as its picture`() {
    OwnPictures.$sizes.withValue(["Leaf": [32, 24]]) {
      #expect(UIImage(named: "Leaf")?.size == CGSize(width: 32, height: 24))
      #expect(UIImage(named: "Soup")?.size == .zero)
      #expect(UIImage(systemName: "Leaf")?.size == .zero)
      let elements = LiveScreen(ControllerView { LeafController() }).resolution.elements
      #expect(elements.map { [$0.shownFrame?.width, $0.shownFrame?.height] } == [[32, 24]])
    }
  }
}
