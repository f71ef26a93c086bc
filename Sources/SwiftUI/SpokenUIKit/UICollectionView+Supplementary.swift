public import Foundation

/// Headers and footers of sections.
extension UICollectionView {
  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Makes and fills the headers or footers of one class.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    fileprivate let handler: Handler

    /// Views that a closure fills.
    public init(elementKind: String, handler: @escaping Handler) { self.handler = handler }
  }

  /// A view of a class, filled for a section.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(_reuseIdentifier: "\(Supplementary.self)")
    registration.handler(view, "", indexPath)
    return view
  }

  /// Makes headers or footers of a class for a name.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses["\(elementKind) \(identifier)"] = viewClass as? UICollectionReusableView.Type
  }

  /// A header or footer of the class that was registered for a name.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    (viewClasses["\(elementKind) \(identifier)"] ?? UICollectionReusableView.self).init(
      _reuseIdentifier: identifier)
  }

  /// The header or footer of a section.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { supplementary[indexPath.section]?[elementKind] }

  /// The headers or footers of all sections.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplementary.keys.sorted().compactMap { supplementary[$0]?[elementKind] }
  }

  /// What is before a section.
  func heads(of section: Int) -> [UIView] { views(of: section, isBefore: true) }
  /// What is after a section.
  func feet(of section: Int) -> [UIView] { views(of: section, isBefore: false) }

  private func views(of section: Int, isBefore: Bool) -> [UIView] {
    let kinds = collectionViewLayout.kinds(ofSection: section, in: self)
    return (isBefore ? kinds.before : kinds.after).compactMap { kind in
      let view = supplementaryView(kind, section)
      // A name by place lets the cursor find it again after it was made again.
      view?.nodeName = "\(nodeName ?? "UICollectionView").\(section).\(kind)"
      return view
    }
  }

  private func supplementaryView(_ kind: String, _ section: Int) -> UICollectionReusableView? {
    if let known = supplementary[section]?[kind] { return known }
    let path = IndexPath(item: 0, section: section)
    guard
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: path)
    else { return nil }
    // Kept before the delegate is called, which may ask for the view.
    supplementary[section, default: [:]][kind] = view
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    return view
  }
}

extension UITableView {
  /// How the heights of cells follow their content; not heard.
  public typealias SelfSizingInvalidation = UICollectionView.SelfSizingInvalidation
  /// From where the lines between rows are counted; not heard.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
}

extension UICollectionView {
  /// How the sizes of cells follow their content; not heard.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
}

/// Opens and closes the items of a collection that have others in them.
@MainActor
protocol ItemOutline {
  /// Whether the items in one are shown; nil for one without any.
  func isExpanded(at path: IndexPath) -> Bool?
  /// Shows or hides the items in one; false for one without any.
  func toggle(at path: IndexPath) -> Bool
}
