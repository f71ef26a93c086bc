// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/titles.table; changes here are lost.
public import Foundation
import ScreenTree

extension Button where Label == Text {
  /// A button with a localized title.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A button with a title as it is.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<Words: StringProtocol>(
    _ title: Words, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A button with a title as a resource.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { Text(titleResource, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }
}

extension Button where Label == SpokenViews.Label<Text, Image> {
  /// A button with a localized title and a symbol.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { SpokenViews.Label(titleKey, systemImage: systemImage,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A button with a title as it is and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<Words: StringProtocol>(
    _ title: Words, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { SpokenViews.Label(title, systemImage: systemImage,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A button with a title as a resource and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { SpokenViews.Label(titleResource,
      systemImage: systemImage, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A button with a localized title and an asset.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { SpokenViews.Label(titleKey, image: image, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A button with a title as it is and an asset.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<Words: StringProtocol>(
    _ title: Words, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { SpokenViews.Label(title, image: image, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A button with a title as a resource and an asset.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { SpokenViews.Label(titleResource, image: image,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }
}

extension ControlGroup {
  /// Controls with a localized title, shown in menus.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Controls with a title as it is, shown in menus.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Controls with a title as a resource, shown in menus.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Controls with a localized title and a symbol, shown in menus.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SpokenViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Controls with a title as it is and a symbol, shown in menus.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SpokenViews.Label(title, systemImage: systemImage) }
  }

  /// Controls with a title as a resource and a symbol, shown in menus.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SpokenViews.Label(titleResource, systemImage: systemImage) }
  }

  /// Controls with a localized title and an asset, shown in menus.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SpokenViews.Label(titleKey, image: image) }
  }

  /// Controls with a title as it is and an asset, shown in menus.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SpokenViews.Label(title, image: image) }
  }

  /// Controls with a title as a resource and an asset, shown in menus.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SpokenViews.Label(titleResource, image: image) }
  }
}

extension DisclosureGroup where Label == Text {
  /// A row with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A row with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(title, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A row with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleResource, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A row with a localized title that is open while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A row with a title as it is that is open while a value is true.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(title, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A row with a title as a resource that is open while a value is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(titleResource, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(titleKey, file: file, line: line, column: column), Image(systemName: systemImage,
      file: file, line: line, column: column), at: Position(file, line, column))
  }

  /// A label with a title as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<Words: StringProtocol>(
    _ title: Words, systemImage: String, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      Text(title, file: file, line: line, column: column), Image(systemName: systemImage,
      file: file, line: line, column: column), at: Position(file, line, column))
  }

  /// A label with a title as a resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(titleResource, file: file, line: line, column: column), Image(systemName: systemImage,
      file: file, line: line, column: column), at: Position(file, line, column))
  }

  /// A label with a localized title and an asset.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(titleKey, file: file, line: line, column: column), Image(image, file: file, line: line,
      column: column), at: Position(file, line, column))
  }

  /// A label with a title as it is and an asset.
  @_disfavoredOverload
  public nonisolated init<Words: StringProtocol>(
    _ title: Words, image: ImageResource, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      Text(title, file: file, line: line, column: column), Image(image, file: file, line: line,
      column: column), at: Position(file, line, column))
  }

  /// A label with a title as a resource and an asset.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(titleResource, file: file, line: line, column: column), Image(image, file: file,
      line: line, column: column), at: Position(file, line, column))
  }

  /// A label with a localized title and an asset by its name.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      Text(titleKey, file: file, line: line, column: column), Image(image, file: file, line: line,
      column: column), at: Position(file, line, column))
  }

  /// A label with a title as it is and an asset by its name.
  @_disfavoredOverload
  public nonisolated init<Words: StringProtocol>(
    _ title: Words, image: String, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      Text(title, file: file, line: line, column: column), Image(image, file: file, line: line,
      column: column), at: Position(file, line, column))
  }

  /// A label with a title as a resource and an asset by its name.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(titleResource, file: file, line: line, column: column), Image(image, file: file,
      line: line, column: column), at: Position(file, line, column))
  }
}

extension LabeledContent where Label == Text {
  /// A content with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A content with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(title, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A content with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleResource, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Words with a localized title.
  public init<Value: StringProtocol>(
    _ titleKey: LocalizedStringKey, value: Value, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: { Text(value, file: file, line: line, column: column) }, label: { Text(titleKey,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// Words with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol, Value: StringProtocol>(
    _ title: Words, value: Value, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: { Text(value, file: file, line: line, column: column) }, label: { Text(title,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// Words with a title as a resource.
  @_disfavoredOverload
  public init<Value: StringProtocol>(
    _ titleResource: LocalizedStringResource, value: Value, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: { Text(value, file: file, line: line, column: column) }, label: { Text(titleResource,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A formatted value with a localized title.
  public init<Style: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Style.FormatInput, format: Style,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(
      content: { Text(value, format: format, file: file, line: line, column: column) },
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A formatted value with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol, Style: FormatStyle>(
    _ title: Words, value: Style.FormatInput, format: Style, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(
      content: { Text(value, format: format, file: file, line: line, column: column) },
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A formatted value with a title as a resource.
  @_disfavoredOverload
  public init<Style: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: Style.FormatInput, format: Style,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(
      content: { Text(value, format: format, file: file, line: line, column: column) },
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}

extension Link where Label == Text {
  /// A link with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, destination: URL, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A link with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, destination: URL, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      destination: destination, label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A link with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, destination: URL, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination, label: { Text(titleResource, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }
}

extension Menu where Label == Text {
  /// A menu with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A menu with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(title, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A menu with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleResource, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A menu with a localized title that does something when it is tapped.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleKey, file: file, line: line, column: column) },
      primaryAction: primaryAction, file: file, line: line, column: column)
  }

  /// A menu with a title as it is that does something when it is tapped.
  @_disfavoredOverload
  @preconcurrency
  public init<Words: StringProtocol>(
    _ title: Words, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(title, file: file, line: line, column: column) },
      primaryAction: primaryAction, file: file, line: line, column: column)
  }

  /// A menu with a title as a resource that does something when it is tapped.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleResource, file: file, line: line, column: column) },
      primaryAction: primaryAction, file: file, line: line, column: column)
  }
}

extension Menu where Label == SpokenViews.Label<Text, Image> {
  /// A menu with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { SpokenViews.Label(titleKey, systemImage: systemImage, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A menu with a title as it is and a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, systemImage: String, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { SpokenViews.Label(title, systemImage: systemImage, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A menu with a title as a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content, label: { SpokenViews.Label(titleResource, systemImage: systemImage,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A menu with a localized title and an asset.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { SpokenViews.Label(titleKey, image: image, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A menu with a title as it is and an asset.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, image: ImageResource, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { SpokenViews.Label(title, image: image, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A menu with a title as a resource and an asset.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content, label: { SpokenViews.Label(titleResource, image: image, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A menu with a localized title and a symbol that does something when it is tapped.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content, label: { SpokenViews.Label(titleKey, systemImage: systemImage, file: file,
      line: line, column: column) }, primaryAction: primaryAction, file: file, line: line,
      column: column)
  }

  /// A menu with a title as it is and a symbol that does something when it is tapped.
  @_disfavoredOverload
  @preconcurrency
  public init<Words: StringProtocol>(
    _ title: Words, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content, label: { SpokenViews.Label(title, systemImage: systemImage, file: file,
      line: line, column: column) }, primaryAction: primaryAction, file: file, line: line,
      column: column)
  }

  /// A menu with a title as a resource and a symbol that does something when it is tapped.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { SpokenViews.Label(titleResource, systemImage: systemImage,
      file: file, line: line, column: column) }, primaryAction: primaryAction, file: file,
      line: line, column: column)
  }

  /// A menu with a localized title and an asset that does something when it is tapped.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content, label: { SpokenViews.Label(titleKey, image: image, file: file, line: line,
      column: column) }, primaryAction: primaryAction, file: file, line: line, column: column)
  }

  /// A menu with a title as it is and an asset that does something when it is tapped.
  @_disfavoredOverload
  @preconcurrency
  public init<Words: StringProtocol>(
    _ title: Words, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content, label: { SpokenViews.Label(title, image: image, file: file, line: line,
      column: column) }, primaryAction: primaryAction, file: file, line: line, column: column)
  }

  /// A menu with a title as a resource and an asset that does something when it is tapped.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { SpokenViews.Label(titleResource, image: image, file: file,
      line: line, column: column) }, primaryAction: primaryAction, file: file, line: line,
      column: column)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something is going on, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// Something is going on, with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// Something is going on, with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// How far something is, with a localized title.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, total: total, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// How far something is, with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Words, value: Value?, total: Value = 1, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, total: total, label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// How far something is, with a title as a resource.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: Value?, total: Value = 1,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, total: total, label: { Text(titleResource, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }
}

extension ShareLink where Label == SpokenViews.Label<Text, Image> {
  /// A button with a localized title that shares an item, with a preview.
  public init<Item, Picture, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      titleKey, item: item, subject: subject, message: message, file: file, line: line,
      column: column)
  }

  /// A button with a title as it is that shares an item, with a preview.
  @_disfavoredOverload
  public init<Words: StringProtocol, Item, Picture, Icon>(
    _ title: Words, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title, item: item, subject: subject, message: message, file: file, line: line, column: column)
  }
}

extension SharePreview {
  /// A picture and an icon with a localized title.
  public init(_ titleKey: LocalizedStringKey, image: Picture, icon: Icon) {}

  /// A picture and an icon with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image: Picture, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// A picture with a localized title.
  public init(_ titleKey: LocalizedStringKey, image: Picture) {}

  /// A picture with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image: Picture) {}
}

extension SharePreview where Picture == Never {
  /// An icon with a localized title.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

  /// An icon with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, icon: Icon) {}
}

extension SharePreview where Picture == Never, Icon == Never {
  /// Only a localized title.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Only a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words) {}
}

extension Toggle where Label == Text {
  /// A switch with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { Text(titleKey, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A switch with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, isOn: Binding<Bool>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { Text(title, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A switch with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Binding<Bool>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { Text(titleResource, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A switch of several values with a localized title.
  public init<Values: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A switch of several values with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol, Values: RandomAccessCollection>(
    _ title: Words, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A switch of several values with a title as a resource.
  @_disfavoredOverload
  public init<Values: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: Values, isOn: KeyPath<Values.Element,
    Binding<Bool>>, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { Text(titleResource, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }
}

extension Toggle where Label == SpokenViews.Label<Text, Image> {
  /// A switch with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { SpokenViews.Label(titleKey, systemImage: systemImage, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A switch with a title as it is and a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, systemImage: String, isOn: Binding<Bool>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { SpokenViews.Label(title, systemImage: systemImage, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A switch with a title as a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { SpokenViews.Label(titleResource, systemImage: systemImage, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A switch with a localized title and an asset.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { SpokenViews.Label(titleKey, image: image, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A switch with a title as it is and an asset.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, image: ImageResource, isOn: Binding<Bool>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { SpokenViews.Label(title, image: image, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A switch with a title as a resource and an asset.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { SpokenViews.Label(titleResource, image: image, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A switch of several values with a localized title and a symbol.
  public init<Values: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Values,
    isOn: KeyPath<Values.Element, Binding<Bool>>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { SpokenViews.Label(titleKey, systemImage: systemImage,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A switch of several values with a title as it is and a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol, Values: RandomAccessCollection>(
    _ title: Words, systemImage: String, sources: Values, isOn: KeyPath<Values.Element,
    Binding<Bool>>, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { SpokenViews.Label(title, systemImage: systemImage,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A switch of several values with a title as a resource and a symbol.
  @_disfavoredOverload
  public init<Values: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: Values,
    isOn: KeyPath<Values.Element, Binding<Bool>>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { SpokenViews.Label(titleResource,
      systemImage: systemImage, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A switch of several values with a localized title and an asset.
  public init<Values: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: Values,
    isOn: KeyPath<Values.Element, Binding<Bool>>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { SpokenViews.Label(titleKey, image: image, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A switch of several values with a title as it is and an asset.
  @_disfavoredOverload
  public init<Words: StringProtocol, Values: RandomAccessCollection>(
    _ title: Words, image: ImageResource, sources: Values, isOn: KeyPath<Values.Element,
    Binding<Bool>>, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { SpokenViews.Label(title, image: image, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A switch of several values with a title as a resource and an asset.
  @_disfavoredOverload
  public init<Values: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: Values,
    isOn: KeyPath<Values.Element, Binding<Bool>>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { SpokenViews.Label(titleResource, image: image,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }
}
