// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/titles.table; changes here are lost.
public import Foundation
import ScreenTree

extension ContentUnavailableView where Label == SpokenViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// No content: a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, description: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: { SpokenViews.Label(titleKey, systemImage: systemImage, file: file, line: line,
      column: column) }, description: { description }, actions: { EmptyView() })
  }

  /// No content: a title as it is and a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, systemImage: String, description: Text? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: { SpokenViews.Label(title, systemImage: systemImage, file: file, line: line,
      column: column) }, description: { description }, actions: { EmptyView() })
  }

  /// No content: a title as a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, description: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: { SpokenViews.Label(titleResource, systemImage: systemImage, file: file, line: line,
      column: column) }, description: { description }, actions: { EmptyView() })
  }

  /// No content: a localized title and an asset by its name.
  public init(
    _ titleKey: LocalizedStringKey, image: String, description: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: { SpokenViews.Label(titleKey, image: image, file: file, line: line, column: column) },
      description: { description }, actions: { EmptyView() })
  }

  /// No content: a title as it is and an asset by its name.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, image: String, description: Text? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: { SpokenViews.Label(title, image: image, file: file, line: line, column: column) },
      description: { description }, actions: { EmptyView() })
  }

  /// No content: a title as a resource and an asset by its name.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, description: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: { SpokenViews.Label(titleResource, image: image, file: file, line: line,
      column: column) }, description: { description }, actions: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// A box with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(content: content, label: { Text(titleKey, file: file, line: line, column: column) })
  }

  /// A box with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(content: content, label: { Text(title, file: file, line: line, column: column) })
  }

  /// A box with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleResource, file: file, line: line, column: column) })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Rows with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, header: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// Rows with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, header: { Text(title, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// Rows with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, header: { Text(titleResource, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// Rows with a localized title that are there while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isExpanded: isExpanded, content: content, header: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// Rows with a title as it is that are there while a value is true.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isExpanded: isExpanded, content: content, header: { Text(title, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// Rows with a title as a resource that are there while a value is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      isExpanded: isExpanded, content: content, header: { Text(titleResource, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }
}

extension Tab where Label == SpokenViews.Label<Text, Image> {
  /// A screen with a value, and a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      value: value, role: role, content: content, label: { SpokenViews.Label(titleKey,
      systemImage: systemImage, file: file, line: line, column: column) })
  }

  /// A screen with a value, and a title as it is and a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      value: value, role: role, content: content, label: { SpokenViews.Label(title,
      systemImage: systemImage, file: file, line: line, column: column) })
  }

  /// A screen with a value, and a title as a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, role: role, content: content, label: { SpokenViews.Label(titleResource,
      systemImage: systemImage, file: file, line: line, column: column) })
  }

  /// A screen with a value, and a localized title and an asset by its name.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      value: value, role: role, content: content, label: { SpokenViews.Label(titleKey, image: image,
      file: file, line: line, column: column) })
  }

  /// A screen with a value, and a title as it is and an asset by its name.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      value: value, role: role, content: content, label: { SpokenViews.Label(title, image: image,
      file: file, line: line, column: column) })
  }

  /// A screen with a value, and a title as a resource and an asset by its name.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      value: value, role: role, content: content, label: { SpokenViews.Label(titleResource,
      image: image, file: file, line: line, column: column) })
  }
}

extension Tab where Value == Never, Label == SpokenViews.Label<Text, Image> {
  /// A screen with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, content: content, label: { SpokenViews.Label(titleKey, systemImage: systemImage,
      file: file, line: line, column: column) })
  }

  /// A screen with a title as it is and a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      role: role, content: content, label: { SpokenViews.Label(title, systemImage: systemImage,
      file: file, line: line, column: column) })
  }

  /// A screen with a title as a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, content: content, label: { SpokenViews.Label(titleResource,
      systemImage: systemImage, file: file, line: line, column: column) })
  }

  /// A screen with a localized title and an asset by its name.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, content: content, label: { SpokenViews.Label(titleKey, image: image, file: file,
      line: line, column: column) })
  }

  /// A screen with a title as it is and an asset by its name.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      role: role, content: content, label: { SpokenViews.Label(title, image: image, file: file,
      line: line, column: column) })
  }

  /// A screen with a title as a resource and an asset by its name.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, content: content, label: { SpokenViews.Label(titleResource, image: image,
      file: file, line: line, column: column) })
  }
}

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
  public init<Words: StringProtocol>(
    _ title: Words, @ViewBuilder content: @escaping (Row) -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
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
    @ViewBuilder content: @escaping (Row) -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(Text(titleKey, file: file, line: line, column: column), content)
  }

  /// A column with a title as it is and a view for each row, which is sorted by a value.
  @_disfavoredOverload
  public init<Words: StringProtocol, Value>(
    _ title: Words, value: KeyPath<Row, Value>, @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(Text(title, file: file, line: line, column: column), content)
  }

  /// A column with a title as a resource and a view for each row, which is sorted by a value.
  @_disfavoredOverload
  public init<Value>(
    _ titleResource: LocalizedStringResource, value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping (Row) -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(Text(titleResource, file: file, line: line, column: column), content)
  }

  /// A column with a localized title and a view for each row, which is sorted by a value.
  public init<Value, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, Value>, comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Comparator.Compared == Value {
    self.init(Text(titleKey, file: file, line: line, column: column), content)
  }

  /// A column with a title as it is and a view for each row, which is sorted by a value.
  @_disfavoredOverload
  public init<Words: StringProtocol, Value, Comparator: SortComparator>(
    _ title: Words, value: KeyPath<Row, Value>, comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Comparator.Compared == Value {
    self.init(Text(title, file: file, line: line, column: column), content)
  }

  /// A column with a title as a resource and a view for each row, which is sorted by a value.
  @_disfavoredOverload
  public init<Value, Comparator: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<Row, Value>, comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Comparator.Compared == Value {
    self.init(Text(titleResource, file: file, line: line, column: column), content)
  }

  /// A column with a localized title and a view for each row, which is sorted by a comparator.
  public init<Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Comparator.Compared == Row {
    self.init(Text(titleKey, file: file, line: line, column: column), content)
  }

  /// A column with a title as it is and a view for each row, which is sorted by a comparator.
  @_disfavoredOverload
  public init<Words: StringProtocol, Comparator: SortComparator>(
    _ title: Words, sortUsing comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Comparator.Compared == Row {
    self.init(Text(title, file: file, line: line, column: column), content)
  }

  /// A column with a title as a resource and a view for each row, which is sorted by a comparator.
  @_disfavoredOverload
  public init<Comparator: SortComparator>(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Comparator.Compared == Row {
    self.init(Text(titleResource, file: file, line: line, column: column), content)
  }
}

extension TableColumn where Content == Text {
  /// A column with a localized title and a text of each row.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, String>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(titleKey, file: file, line: line, column: column), { Text($0[keyPath: value], file: file,
      line: line, column: column) })
  }

  /// A column with a title as it is and a text of each row.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, value: KeyPath<Row, String>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      Text(title, file: file, line: line, column: column), { Text($0[keyPath: value], file: file,
      line: line, column: column) })
  }

  /// A column with a title as a resource and a text of each row.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<Row, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(titleResource, file: file, line: line, column: column), { Text($0[keyPath: value],
      file: file, line: line, column: column) })
  }

  /// A column with a localized title and a text of each row, which is sorted by a comparator.
  public init<Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, String>, comparator: Comparator,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Comparator.Compared == String {
    self.init(
      Text(titleKey, file: file, line: line, column: column), { Text($0[keyPath: value], file: file,
      line: line, column: column) })
  }

  /// A column with a title as it is and a text of each row, which is sorted by a comparator.
  @_disfavoredOverload
  public init<Words: StringProtocol, Comparator: SortComparator>(
    _ title: Words, value: KeyPath<Row, String>, comparator: Comparator,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Comparator.Compared == String {
    self.init(
      Text(title, file: file, line: line, column: column), { Text($0[keyPath: value], file: file,
      line: line, column: column) })
  }

  /// A column with a title as a resource and a text of each row, which is sorted by a comparator.
  @_disfavoredOverload
  public init<Comparator: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<Row, String>, comparator: Comparator,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Comparator.Compared == String {
    self.init(
      Text(titleResource, file: file, line: line, column: column), { Text($0[keyPath: value],
      file: file, line: line, column: column) })
  }
}

extension View {
  /// Words beside the row or on the tab; nothing on any other view.
  public nonisolated func badge(
    _ label: LocalizedStringKey?, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    modifier(BadgeModifier(text: label.map { $0.string() }, position: Position(file, line, column)))
  }

  /// Words beside the row or on the tab; nothing on any other view.
  @_disfavoredOverload
  public nonisolated func badge<Words: StringProtocol>(
    _ label: Words?, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(BadgeModifier(text: label.map { String($0) }, position: Position(file, line, column)))
  }

  /// Words beside the row or on the tab; nothing on any other view.
  public nonisolated func badge(
    _ label: Text?, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(BadgeModifier(text: label.map { $0.string }, position: Position(file, line, column)))
  }
}
