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
