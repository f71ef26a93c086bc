public import SpokenViews

/// A balloon on a map: a button with its words.
///
/// The symbol or the letters on it are not heard.
public struct Marker<Label: View>: _SystemMapContent {
  /// What is heard of it.
  public let _marks: [_MapMark]

  /// A marker with a view as its words.
  public init(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(label(), CodePlace(file: file, line: line, column: column)) }

  private init(_ label: Label, tag: AnyHashable? = nil, _ place: CodePlace) {
    _marks = [_MapMark(label: AnyView(label), tag: tag, place: place)]
  }
}

extension Marker where Label == Text {
  /// A marker with localized words.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    let text = Text(titleKey, file: file, line: line, column: column)
    self.init(text, CodePlace(file: file, line: line, column: column))
  }

  /// A marker with words as they are.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, coordinate: CLLocationCoordinate2D, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    let text = Text(verbatim: String(title), file: file, line: line, column: column)
    self.init(text, CodePlace(file: file, line: line, column: column))
  }

  /// A marker with localized words and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(titleKey, coordinate: coordinate, file: file, line: line, column: column)
  }

  /// A marker with words as they are and a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, systemImage: String, coordinate: CLLocationCoordinate2D,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(title, coordinate: coordinate, file: file, line: line, column: column)
  }

  /// A marker with localized words and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(titleKey, coordinate: coordinate, file: file, line: line, column: column)
  }

  /// A marker with words as they are and a picture.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, image: String, coordinate: CLLocationCoordinate2D,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(title, coordinate: coordinate, file: file, line: line, column: column)
  }

  /// A marker with localized words and letters.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(titleKey, coordinate: coordinate, file: file, line: line, column: column)
  }

  /// A marker with words as they are and letters.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, monogram: Text, coordinate: CLLocationCoordinate2D,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(title, coordinate: coordinate, file: file, line: line, column: column)
  }

  /// A marker of a place, with its name; it is chosen by the place.
  public init(
    item: MKMapItem, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    let text = Text(
      verbatim: item.name ?? "Unknown Location", file: file, line: line, column: column)
    self.init(
      text, tag: AnyHashable(item), CodePlace(file: file, line: line, column: column))
  }
}

/// A view on a map with a title: one element with the title, which does what a control in the view
/// does, or chooses the annotation where the map has a selection.
///
/// That what the view shows is not heard beside the title is a guess.
public struct Annotation<Label: View, Content: View>: _SystemMapContent {
  /// What is heard of it.
  public let _marks: [_MapMark]

  /// An annotation with a view as its words.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(content(), label(), CodePlace(file: file, line: line, column: column))
  }

  private init(_ content: Content, _ label: Label, _ place: CodePlace) {
    _marks = [_MapMark(label: AnyView(label), view: AnyView(content), place: place)]
  }
}

extension Annotation where Label == Text {
  /// An annotation with localized words.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    let text = Text(titleKey, file: file, line: line, column: column)
    self.init(content(), text, CodePlace(file: file, line: line, column: column))
  }

  /// An annotation with words as they are.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    let text = Text(verbatim: String(title), file: file, line: line, column: column)
    self.init(content(), text, CodePlace(file: file, line: line, column: column))
  }
}
