import ScreenTree

extension Label where Title == Text, Icon == Image {
  /// A title as a resource with a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(titleResource, file: file, line: line, column: column),
      Image(systemName: systemImage, file: file, line: line, column: column),
      at: Position(file, line, column))
  }

  /// A localized title with an asset.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(titleKey, file: file, line: line, column: column),
      Image(image, file: file, line: line, column: column), at: Position(file, line, column))
  }

  /// A title as it is with an asset.
  @_disfavoredOverload
  public nonisolated init<Words: StringProtocol>(
    _ title: Words, image: ImageResource, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      Text(title, file: file, line: line, column: column),
      Image(image, file: file, line: line, column: column), at: Position(file, line, column))
  }

  /// A title as a resource with an asset.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(titleResource, file: file, line: line, column: column),
      Image(image, file: file, line: line, column: column), at: Position(file, line, column))
  }
}
