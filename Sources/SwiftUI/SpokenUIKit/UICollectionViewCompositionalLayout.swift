public import Foundation

/// Items in groups and sections; not heard but for headers, footers and the swipes of lists.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: (Int) -> NSCollectionLayoutSection?
  private var known: [Int: NSCollectionLayoutSection] = [:]
  /// What all sections have.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration

  private init(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration? = nil,
    _ provider: @escaping (Int) -> NSCollectionLayoutSection?
  ) {
    self.provider = provider
    self.configuration = configuration ?? UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { nil }

  /// A layout whose sections are alike.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _ in section } }

  /// A layout whose sections are alike, with what all of them have.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(configuration) { _ in section } }

  /// A layout whose sections are made one by one.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) { self.init { sectionProvider($0, PhoneEnvironment()) } }

  /// A layout whose sections are made one by one, with what all of them have.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(configuration) { sectionProvider($0, PhoneEnvironment()) } }

  /// Rows below each other.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: .list(using: configuration, layoutEnvironment: PhoneEnvironment()))
  }

  override open func invalidateLayout() { known = [:] }

  override func section(at index: Int) -> NSCollectionLayoutSection? {
    if let section = known[index] { return section }
    let new = provider(index)
    // A section is made once, as it is asked for by each row of it.
    known[index] = new
    return new
  }

  override func kinds(
    ofSection index: Int, in collection: UICollectionView
  ) -> (before: [String], after: [String]) {
    let section = section(at: index)
    let items = section?.boundarySupplementaryItems ?? []
    let isListHead = section?.list?.headerMode == .supplementary
    let isListFoot = section?.list?.footerMode == .supplementary
    return (
      (isListHead ? [UICollectionView.elementKindSectionHeader] : [])
        + items.filter(\.isBefore).map(\.elementKind),
      items.filter { !$0.isBefore }.map(\.elementKind)
        + (isListFoot ? [UICollectionView.elementKindSectionFooter] : [])
    )
  }
}

/// Makes the section with a number.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What all sections of a layout have; not heard.
@preconcurrency
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The points between sections.
  open var interSectionSpacing: CGFloat = 0
  /// From where the points around are counted.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// Headers and footers of the whole layout; not modelled.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// From where the points around are counted; not heard.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// Where a section is placed.
@preconcurrency
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room around.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the screen.
  var traitCollection: UITraitCollection { get }
}

/// The room around a section.
@preconcurrency
@MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size in points.
  var contentSize: CGSize { get }
  /// The size in points without the points around.
  var effectiveContentSize: CGSize { get }
  /// The points around.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The points around that are kept.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room on a phone.
private final class PhoneEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .usual }
  var contentSize: CGSize { UIScreen.main.bounds.size }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
