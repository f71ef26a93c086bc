import ScreenTree
public import SpokenViews

/// A product with its button; not captured, because the store does not answer.
public struct ProductView<Icon: View>: View {
  private let icon: Icon
  private let position: Position

  /// A product by its name, with a picture.
  public init(
    id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.icon = icon()
    position = Position(file, line, column)
  }

  /// A product with a picture.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.icon = icon()
    position = Position(file, line, column)
  }

  /// Nothing, and a finding.
  public var body: some View { UncapturedArea("ProductView", at: position) }
}

extension ProductView where Icon == EmptyView {
  /// A product by its name.
  public init(
    id: String, prefersPromotionalIcon: Bool = false, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    icon = EmptyView()
    position = Position(file, line, column)
  }

  /// A product.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    icon = EmptyView()
    position = Position(file, line, column)
  }
}

/// Products with their buttons; not captured, because the store does not answer.
public struct StoreView: View {
  private let position: Position

  /// Products by their names.
  public init<Names: Collection>(
    ids: Names, prefersPromotionalIcon: Bool = false, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Names.Element == String { position = Position(file, line, column) }

  /// Products by their names, with pictures.
  public init<Names: Collection, Icon: View>(
    ids: Names, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Names.Element == String { position = Position(file, line, column) }

  /// Nothing, and a finding.
  public var body: some View { UncapturedArea("StoreView", at: position) }
}

/// Subscriptions with their buttons: what the app writes above them is heard, the rest is not captured.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content
  private let position: Position

  /// The subscriptions of a group, under a view.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    content = marketingContent()
    position = Position(file, line, column)
  }

  /// Subscriptions by their names, under a view.
  public init<Names: Collection>(
    productIDs: Names, @ViewBuilder marketingContent: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Names.Element == String {
    content = marketingContent()
    position = Position(file, line, column)
  }

  /// The view, and a finding.
  public var body: some View {
    VStack {
      content
      UncapturedArea("SubscriptionStoreView", at: position)
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// The subscriptions of a group.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = EmptyView()
    position = Position(file, line, column)
  }

  /// Subscriptions by their names.
  public init<Names: Collection>(
    productIDs: Names, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Names.Element == String {
    content = EmptyView()
    position = Position(file, line, column)
  }
}

extension Product {
  /// Which subscriptions are shown; not heard.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    /// The numbers of the kinds.
    public let rawValue: Int
    /// Kinds by their numbers.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Better ones.
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    /// Lesser ones.
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    /// Others.
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    /// The one there is.
    public static let current = SubscriptionRelationship(rawValue: 8)
    /// All.
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}
