// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/titles.table; changes here are lost.
public import Foundation

extension ColorPicker where Label == Text {
  /// A picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, supportsOpacity: supportsOpacity, label: { Text(titleKey, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A picker with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, selection: Binding<Color>, supportsOpacity: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, supportsOpacity: supportsOpacity, label: { Text(title, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A picker with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, supportsOpacity: supportsOpacity, label: { Text(titleResource,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }
}

extension DatePicker where Label == Text {
  /// A picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, label: { Text(titleKey,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A picker with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute,
    .date], file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, label: { Text(title,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A picker with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, label: { Text(titleResource,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A picker of a range with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker of a range with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker of a range with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A picker of dates from one on with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker of dates from one on with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker of dates from one on with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A picker of dates up to one with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker of dates up to one with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker of dates up to one with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}

extension MultiDatePicker where Label == Text {
  /// A calendar with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A calendar with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, selection: Binding<Set<DateComponents>>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A calendar with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, label: { Text(titleResource, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A calendar of a range with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds, label: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A calendar of a range with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds, label: { Text(title, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A calendar of a range with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds, label: { Text(titleResource, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A calendar of the days from one on with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds, label: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A calendar of the days from one on with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds, label: { Text(title, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A calendar of the days from one on with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds, label: { Text(titleResource, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A calendar of the days before one with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds, label: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A calendar of the days before one with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds, label: { Text(title, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A calendar of the days before one with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds, label: { Text(titleResource, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }
}

extension Picker where Label == Text {
  /// A picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A picker with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A picker with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleResource, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A picker with a localized title, and a view that stands for the chosen value.
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey, file: file, line: line,
      column: column) }, currentValueLabel: currentValueLabel, file: file, line: line,
      column: column)
  }

  /// A picker with a title as it is, and a view that stands for the chosen value.
  @_disfavoredOverload
  public init<Words: StringProtocol, CurrentValueLabel: View>(
    _ title: Words, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title, file: file, line: line,
      column: column) }, currentValueLabel: currentValueLabel, file: file, line: line,
      column: column)
  }

  /// A picker with a title as a resource, and a view that stands for the chosen value.
  @_disfavoredOverload
  public init<CurrentValueLabel: View>(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleResource, file: file, line: line,
      column: column) }, currentValueLabel: currentValueLabel, file: file, line: line,
      column: column)
  }

  /// A picker for several elements with a localized title.
  public init<Elements: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Elements, selection: KeyPath<Elements.Element,
    Binding<SelectionValue>>, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A picker for several elements with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol, Elements: RandomAccessCollection>(
    _ title: Words, sources: Elements, selection: KeyPath<Elements.Element,
    Binding<SelectionValue>>, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A picker for several elements with a title as a resource.
  @_disfavoredOverload
  public init<Elements: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: Elements,
    selection: KeyPath<Elements.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleResource,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }
}

extension Picker where Label == SpokenViews.Label<Text, Image> {
  /// A picker with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { SpokenViews.Label(titleKey,
      systemImage: systemImage, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker with a title as it is and a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { SpokenViews.Label(title,
      systemImage: systemImage, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker with a title as a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { SpokenViews.Label(titleResource,
      systemImage: systemImage, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker with a localized title and an asset.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { SpokenViews.Label(titleKey, image: image,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A picker with a title as it is and an asset.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { SpokenViews.Label(title, image: image,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A picker with a title as a resource and an asset.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { SpokenViews.Label(titleResource,
      image: image, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker with a localized title and a symbol, and a view that stands for the chosen value.
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { SpokenViews.Label(titleKey,
      systemImage: systemImage, file: file, line: line, column: column) },
      currentValueLabel: currentValueLabel, file: file, line: line, column: column)
  }

  /// A picker with a title as it is and a symbol, and a view that stands for the chosen value.
  @_disfavoredOverload
  public init<Words: StringProtocol, CurrentValueLabel: View>(
    _ title: Words, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { SpokenViews.Label(title,
      systemImage: systemImage, file: file, line: line, column: column) },
      currentValueLabel: currentValueLabel, file: file, line: line, column: column)
  }

  /// A picker with a title as a resource and a symbol, and a view that stands for the chosen value.
  @_disfavoredOverload
  public init<CurrentValueLabel: View>(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { SpokenViews.Label(titleResource,
      systemImage: systemImage, file: file, line: line, column: column) },
      currentValueLabel: currentValueLabel, file: file, line: line, column: column)
  }

  /// A picker with a localized title and an asset, and a view that stands for the chosen value.
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { SpokenViews.Label(titleKey, image: image,
      file: file, line: line, column: column) }, currentValueLabel: currentValueLabel, file: file,
      line: line, column: column)
  }

  /// A picker with a title as it is and an asset, and a view that stands for the chosen value.
  @_disfavoredOverload
  public init<Words: StringProtocol, CurrentValueLabel: View>(
    _ title: Words, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { SpokenViews.Label(title, image: image,
      file: file, line: line, column: column) }, currentValueLabel: currentValueLabel, file: file,
      line: line, column: column)
  }

  /// A picker with a title as a resource and an asset, and a view that stands for the chosen value.
  @_disfavoredOverload
  public init<CurrentValueLabel: View>(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { SpokenViews.Label(titleResource,
      image: image, file: file, line: line, column: column) }, currentValueLabel: currentValueLabel,
      file: file, line: line, column: column)
  }

  /// A picker for several elements with a localized title and a symbol.
  public init<Elements: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Elements,
    selection: KeyPath<Elements.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { SpokenViews.Label(titleKey,
      systemImage: systemImage, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker for several elements with a title as it is and a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol, Elements: RandomAccessCollection>(
    _ title: Words, systemImage: String, sources: Elements, selection: KeyPath<Elements.Element,
    Binding<SelectionValue>>, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { SpokenViews.Label(title,
      systemImage: systemImage, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker for several elements with a title as a resource and a symbol.
  @_disfavoredOverload
  public init<Elements: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: Elements,
    selection: KeyPath<Elements.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SpokenViews.Label(titleResource, systemImage: systemImage, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A picker for several elements with a localized title and an asset.
  public init<Elements: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: Elements,
    selection: KeyPath<Elements.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { SpokenViews.Label(titleKey,
      image: image, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker for several elements with a title as it is and an asset.
  @_disfavoredOverload
  public init<Words: StringProtocol, Elements: RandomAccessCollection>(
    _ title: Words, image: ImageResource, sources: Elements, selection: KeyPath<Elements.Element,
    Binding<SelectionValue>>, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { SpokenViews.Label(title,
      image: image, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker for several elements with a title as a resource and an asset.
  @_disfavoredOverload
  public init<Elements: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: Elements,
    selection: KeyPath<Elements.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SpokenViews.Label(titleResource, image: image, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }
}

extension SecureField where Label == Text {
  /// A field with a localized title, which is its prompt on iOS.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A field with a title as it is, which is its prompt on iOS.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, text: Binding<String>, prompt: Text? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A field with a title as a resource, which is its prompt on iOS.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, label: { Text(titleResource, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A field with a localized title and a closure for the return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, onCommit: onCommit, label: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A field with a title as it is and a closure for the return key.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, text: Binding<String>, onCommit: @escaping () -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, onCommit: onCommit, label: { Text(title, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a localized title that counts a value.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey, file: file, line: line,
      column: column) }, onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a title as it is that counts a value.
  @_disfavoredOverload
  public init<Words: StringProtocol, Value: Strideable>(
    _ title: Words, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title, file: file, line: line,
      column: column) }, onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a title as a resource that counts a value.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource, file: file, line: line,
      column: column) }, onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a localized title that counts a value without an end.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a title as it is that counts a value without an end.
  @_disfavoredOverload
  public init<Words: StringProtocol, Value: Strideable>(
    _ title: Words, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, step: step, label: { Text(title, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a title as a resource that counts a value without an end.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, step: step, label: { Text(titleResource, file: file, line: line,
      column: column) }, onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a localized title and closures.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: { Text(titleKey, file: file, line: line, column: column) }, onIncrement: onIncrement,
      onDecrement: onDecrement, onEditingChanged: onEditingChanged, file: file, line: line,
      column: column)
  }

  /// A stepper with a title as it is and closures.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: { Text(title, file: file, line: line, column: column) }, onIncrement: onIncrement,
      onDecrement: onDecrement, onEditingChanged: onEditingChanged, file: file, line: line,
      column: column)
  }

  /// A stepper with a title as a resource and closures.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: { Text(titleResource, file: file, line: line, column: column) },
      onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged,
      file: file, line: line, column: column)
  }

  /// A stepper with a localized title that shows its value in a format.
  public init<Style: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>,
    in bounds: ClosedRange<Style.FormatInput>, step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleKey, file: file,
      line: line, column: column) }, onEditingChanged: onEditingChanged, file: file, line: line,
      column: column)
  }

  /// A stepper with a title as it is that shows its value in a format.
  @_disfavoredOverload
  public init<Words: StringProtocol, Style: ParseableFormatStyle>(
    _ title: Words, value: Binding<Style.FormatInput>, in bounds: ClosedRange<Style.FormatInput>,
    step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title, file: file,
      line: line, column: column) }, onEditingChanged: onEditingChanged, file: file, line: line,
      column: column)
  }

  /// A stepper with a title as a resource that shows its value in a format.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Style.FormatInput>,
    in bounds: ClosedRange<Style.FormatInput>, step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleResource, file: file,
      line: line, column: column) }, onEditingChanged: onEditingChanged, file: file, line: line,
      column: column)
  }

  /// A stepper with a localized title that shows its value in a format, without an end.
  public init<Style: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>,
    step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleKey, file: file, line: line,
      column: column) }, onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a title as it is that shows its value in a format, without an end.
  @_disfavoredOverload
  public init<Words: StringProtocol, Style: ParseableFormatStyle>(
    _ title: Words, value: Binding<Style.FormatInput>, step: Style.FormatInput.Stride = 1,
    format: Style, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(title, file: file, line: line,
      column: column) }, onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a title as a resource that shows its value in a format, without an end.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Style.FormatInput>,
    step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleResource, file: file, line: line,
      column: column) }, onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }
}

extension TextField where Label == Text {
  /// A field with a localized title, which is its prompt on iOS.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A field with a title as it is, which is its prompt on iOS.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, text: Binding<String>, prompt: Text? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A field with a title as a resource, which is its prompt on iOS.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, label: { Text(titleResource, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A field that grows in a direction, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, axis: axis, label: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A field that grows in a direction, with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, text: Binding<String>, prompt: Text? = nil, axis: Axis,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, axis: axis, label: { Text(title, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A field that grows in a direction, with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, axis: axis, label: { Text(titleResource, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A field with what is selected in it, which is not heard, and a localized title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      text: text, selection: selection, prompt: prompt, axis: axis, label: { Text(titleKey,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A field with what is selected in it, which is not heard, and a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, selection: selection, prompt: prompt, axis: axis, label: { Text(title, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A field with what is selected in it, which is not heard, and a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, selection: selection, prompt: prompt, axis: axis, label: { Text(titleResource,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A field with a localized title and closures, of which the one for its start and end is not called.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {},
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, onEditingChanged: onEditingChanged, onCommit: onCommit, label: { Text(titleKey,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A field with a title as it is and closures, of which the one for its start and end is not called.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      text: text, onEditingChanged: onEditingChanged, onCommit: onCommit, label: { Text(title,
      file: file, line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A field with a localized title and a closure for the return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, onCommit: onCommit, label: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A field with a title as it is and a closure for the return key.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, text: Binding<String>, onCommit: @escaping () -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, onCommit: onCommit, label: { Text(title, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A field for a value in a format, with a localized title.
  public init<Style: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style,
    prompt: Text? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatOutput == String {
    self.init(
      value: value, format: format, prompt: prompt, label: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A field for a value in a format, with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol, Style: ParseableFormatStyle>(
    _ title: Words, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatOutput == String {
    self.init(
      value: value, format: format, prompt: prompt, label: { Text(title, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A field for a value in a format, with a title as a resource.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Style.FormatInput>, format: Style,
    prompt: Text? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatOutput == String {
    self.init(
      value: value, format: format, prompt: prompt, label: { Text(titleResource, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A field for a value in a format, which may be nil, with a localized title.
  public init<Style: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput?>, format: Style,
    prompt: Text? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatOutput == String {
    self.init(
      value: value, format: format, prompt: prompt, label: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A field for a value in a format, which may be nil, with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol, Style: ParseableFormatStyle>(
    _ title: Words, value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatOutput == String {
    self.init(
      value: value, format: format, prompt: prompt, label: { Text(title, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A field for a value in a format, which may be nil, with a title as a resource.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Style.FormatInput?>, format: Style,
    prompt: Text? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatOutput == String {
    self.init(
      value: value, format: format, prompt: prompt, label: { Text(titleResource, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A field for a value that a formatter reads and writes, with a localized title.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, formatter: formatter, prompt: prompt, label: { Text(titleKey, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A field for a value that a formatter reads and writes, with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol, Value>(
    _ title: Words, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, formatter: formatter, prompt: prompt, label: { Text(title, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A field for a value that a formatter reads and writes, with a title as a resource.
  @_disfavoredOverload
  public init<Value>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, formatter: formatter, prompt: prompt, label: { Text(titleResource, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }
}
