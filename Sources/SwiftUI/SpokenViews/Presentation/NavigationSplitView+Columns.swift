import ScreenTree

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(sidebar(), content(), detail(), nil, Position(file, line, column))
  }

  /// Three columns, some of which can be hidden where there is room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(sidebar(), content(), detail(), nil, Position(file, line, column))
  }

  /// Three columns, with the one that a phone shows first.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(sidebar(), content(), detail(), preferredCompactColumn, Position(file, line, column))
  }

  /// Three columns, with the one that a phone shows first.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(sidebar(), content(), detail(), preferredCompactColumn, Position(file, line, column))
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(sidebar(), EmptyView(), detail(), nil, Position(file, line, column))
  }

  /// Two columns, some of which can be hidden where there is room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(sidebar(), EmptyView(), detail(), nil, Position(file, line, column))
  }

  /// Two columns, with the one that a phone shows first.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sidebar(), EmptyView(), detail(), preferredCompactColumn, Position(file, line, column))
  }

  /// Two columns, with the one that a phone shows first.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sidebar(), EmptyView(), detail(), preferredCompactColumn, Position(file, line, column))
  }
}

/// Which columns are shown where there is room; not heard on a phone.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The second of three columns.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
