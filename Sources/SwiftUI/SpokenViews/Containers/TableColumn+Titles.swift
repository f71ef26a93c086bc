public import Foundation

extension TableColumn {
  /// A column with a localized title and a view for each row.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(Text(titleKey, file: file, line: line, column: column), content)
  }

  /// A column with a title as it is and a view for each row.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(Text(title, file: file, line: line, column: column), content)
  }

  /// A column with a title as a resource and a view for each row.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(Text(titleResource, file: file, line: line, column: column), content)
  }

  /// A column with a localized title and a view for each row, which is sorted by a value.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(Text(titleKey, file: file, line: line, column: column), content)
  }

  /// A column with a title as it is and a view for each row, which is sorted by a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: KeyPath<Row, Value>, @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(Text(title, file: file, line: line, column: column), content)
  }

  /// A column with a title as a resource and a view for each row, which is sorted by a value.
  @_disfavoredOverload
  public init<Value>(
    _ titleResource: LocalizedStringResource, value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(Text(titleResource, file: file, line: line, column: column), content)
  }
}

extension TableColumn {
  /// A column with a localized title and a view for each row, which is sorted by a value.
  public init<Value, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, Value>, comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Comparator.Compared == Value {
    self.init(Text(titleKey, file: file, line: line, column: column), content)
  }

  /// A column with a title as it is and a view for each row, which is sorted by a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value, Comparator: SortComparator>(
    _ title: Title, value: KeyPath<Row, Value>, comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Comparator.Compared == Value {
    self.init(Text(title, file: file, line: line, column: column), content)
  }

  /// A column with a title as a resource and a view for each row, which is sorted by a value.
  @_disfavoredOverload
  public init<Value, Comparator: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<Row, Value>, comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Comparator.Compared == Value {
    self.init(Text(titleResource, file: file, line: line, column: column), content)
  }

  /// A column with a localized title and a view for each row, which is sorted by a comparator.
  public init<Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Comparator.Compared == Row {
    self.init(Text(titleKey, file: file, line: line, column: column), content)
  }

  /// A column with a title as it is and a view for each row, which is sorted by a comparator.
  @_disfavoredOverload
  public init<Title: StringProtocol, Comparator: SortComparator>(
    _ title: Title, sortUsing comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Comparator.Compared == Row {
    self.init(Text(title, file: file, line: line, column: column), content)
  }

  /// A column with a title as a resource and a view for each row, which is sorted by a comparator.
  @_disfavoredOverload
  public init<Comparator: SortComparator>(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Comparator.Compared == Row {
    self.init(Text(titleResource, file: file, line: line, column: column), content)
  }
}

extension TableColumn where Content == Text {
  /// A column with a localized title and a text of each row.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(titleKey, file: file, line: line, column: column),
      { Text($0[keyPath: value], file: file, line: line, column: column) })
  }

  /// A column with a title as it is and a text of each row.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: KeyPath<Row, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(title, file: file, line: line, column: column),
      { Text($0[keyPath: value], file: file, line: line, column: column) })
  }

  /// A column with a title as a resource and a text of each row.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<Row, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(titleResource, file: file, line: line, column: column),
      { Text($0[keyPath: value], file: file, line: line, column: column) })
  }

  /// A column with a localized title and a text of each row, which is sorted by a comparator.
  public init<Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, String>, comparator: Comparator,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Comparator.Compared == String {
    self.init(
      Text(titleKey, file: file, line: line, column: column),
      { Text($0[keyPath: value], file: file, line: line, column: column) })
  }

  /// A column with a title as it is and a text of each row, which is sorted by a comparator.
  @_disfavoredOverload
  public init<Title: StringProtocol, Comparator: SortComparator>(
    _ title: Title, value: KeyPath<Row, String>, comparator: Comparator,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Comparator.Compared == String {
    self.init(
      Text(title, file: file, line: line, column: column),
      { Text($0[keyPath: value], file: file, line: line, column: column) })
  }

  /// A column with a title as a resource and a text of each row, which is sorted by a comparator.
  @_disfavoredOverload
  public init<Comparator: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<Row, String>, comparator: Comparator,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Comparator.Compared == String {
    self.init(
      Text(titleResource, file: file, line: line, column: column),
      { Text($0[keyPath: value], file: file, line: line, column: column) })
  }
}
