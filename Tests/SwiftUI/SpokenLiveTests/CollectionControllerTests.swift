import SpokenLiveTesting
import SpokenUIKit
import Testing

/// Screens that are collections.
@MainActor
struct CollectionControllerTests {
  private final class Fruits: UICollectionViewController {
    private let names = ["Apple", "Pear"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Fruits"
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell(frame: .zero)
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = names[indexPath.item]
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { title = names[indexPath.item] }
  }

  @Test func `a collection of a controller is heard, and its items are chosen`() {
    let controller = Fruits(collectionViewLayout: UICollectionViewFlowLayout())
    expectSpoken(
      ControllerView { UINavigationController(rootViewController: controller) }, .next(2),
      .activate, .user(.first),
      reads: """
        Fruits, Heading
        Apple
        Pear
        Selected, Pear
        Pear, Heading
        """)
  }
}
