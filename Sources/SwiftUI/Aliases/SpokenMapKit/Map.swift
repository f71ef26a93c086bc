public import SpokenViews

/// A map: a container "Map" with a button for each marker, and the annotations, in the order of the
/// code.
///
/// What the map itself shows is not captured; its words are English in every language.
public struct Map<Content: View>: View {
  private let content: Content

  /// The map.
  public var body: some View { content }
}

extension Map where Content == _MapView {
  private init(
    marks: [_MapMark], _ selection: MarkSelection?, _ file: StaticString, _ line: Int,
    _ column: Int
  ) {
    content = _MapView(
      marks: marks, selection: selection,
      place: CodePlace(file: file, line: line, column: column))
  }

  /// A map without content that a binding moves.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(marks: [], nil, file, line, column) }

  /// A map without content.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(marks: [], nil, file, line, column) }

  /// A map that a binding moves.
  public init<Marks: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Marks, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(marks: content()._marks, nil, file, line, column) }

  /// A map.
  public init<Marks: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Marks, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(marks: content()._marks, nil, file, line, column) }

  /// A map that a binding moves, whose markers are chosen by their tags.
  public init<Value: Hashable, Marks: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Marks,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(marks: content()._marks, MarkSelection(selection), file, line, column) }

  /// A map whose markers are chosen by their tags.
  public init<Value: Hashable, Marks: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Marks,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(marks: content()._marks, MarkSelection(selection), file, line, column) }

  /// A map without content, by its older name.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) { self.init(marks: [], nil, file, line, column) }

  /// A map with a marker for each item, by its older name.
  public init<Items: RandomAccessCollection, Mark: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Mark, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Items.Element: Identifiable {
    self.init(
      marks: annotationItems.flatMap { annotationContent($0)._marks }, nil, file, line, column)
  }
}

/// Which marker of a map is chosen.
struct MarkSelection {
  let isChosen: (AnyHashable?) -> Bool
  let choose: (AnyHashable?) -> Void

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    isChosen = { tag in
      tag.flatMap { $0.base as? Value }.map { $0 == binding.wrappedValue } ?? false
    }
    choose = { tag in
      // A marker without a tag of this type cannot be chosen.
      if let value = tag?.base as? Value { binding.wrappedValue = value }
    }
  }
}

/// What is heard of a map.
public struct _MapView {
  let marks: [_MapMark]
  let selection: MarkSelection?
  let place: CodePlace
}

extension _MapView: View {
  /// The markers in their container; a map without any is an element.
  public var body: some View {
    if marks.isEmpty {
      Color.clear.accessibilityElement(file: place.file, line: place.line, column: place.column)
        .accessibilityLabel(
          Text(verbatim: "Map"), file: place.file, line: place.line, column: place.column)
    } else {
      VStack {
        ForEach(marks.indices, id: \.self) { number in
          MarkView(mark: marks[number], selection: selection)
        }
      }
      .accessibilityElement(
        children: .contain, file: place.file, line: place.line, column: place.column
      )
      .accessibilityLabel(
        Text(verbatim: "Map"), file: place.file, line: place.line, column: place.column)
    }
  }
}

/// A marker or an annotation of a map.
private struct MarkView {
  let mark: _MapMark
  let selection: MarkSelection?
}

extension MarkView: View {
  var body: some View {
    let isChosen = selection?.isChosen(mark.tag) ?? false
    Group {
      switch (mark.view, mark.label) {
      case (let view?, let label?) where selection == nil: named(view, label)
      case (let view?, let label?):
        // A trait would take the place of a button in it, so that only the map's action has one.
        named(view, label).accessibilityAddTraits(.isButton)
          .accessibilityAction { selection?.choose(mark.tag) }
      case (let view?, nil): view
      case (nil, let label): button(label)
      }
    }
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  /// The view of an annotation as one element, whose button or gesture acts, with its title.
  @MainActor
  private func named(_ view: AnyView, _ title: AnyView) -> some View {
    view.accessibilityElement(
      children: .combine, file: mark.place.file, line: mark.place.line, column: mark.place.column
    )
    .accessibilityLabel { _ in title }
  }

  @MainActor
  private func button(_ label: AnyView?) -> some View {
    Button(
      action: { selection?.choose(mark.tag) }, label: { label }, file: mark.place.file,
      line: mark.place.line, column: mark.place.column)
  }
}
