public import SpokenViews

/// How pictures are chosen; not heard.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// With numbers.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// At once.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// At once and with numbers.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "both")
}

/// A button that chooses pictures; the sheet of the system is not captured, and nothing is chosen.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  private let place: PickerPlace

  /// The button.
  public var body: some View {
    Button(
      action: {}, label: { label }, file: place.file, line: place.line, column: place.column)
  }
}

/// Where a call stands in an app's code.
struct PickerPlace {
  let file: StaticString
  let line: Int
  let column: Int
}

extension PhotosPicker {
  /// A button with a view as its label that chooses a picture.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(label: label(), place: PickerPlace(file: file, line: line, column: column)) }

  /// A button with a view as its label that chooses a picture of a library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(label: label(), place: PickerPlace(file: file, line: line, column: column)) }

  /// A button with a view as its label that chooses pictures.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(label: label(), place: PickerPlace(file: file, line: line, column: column)) }

  /// A button with a view as its label that chooses pictures of a library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(label: label(), place: PickerPlace(file: file, line: line, column: column)) }
}

extension PhotosPicker where Label == Text {
  /// A button with localized words that chooses a picture.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label: Text(titleKey, file: file, line: line, column: column),
      place: PickerPlace(file: file, line: line, column: column))
  }

  /// A button with words as they are that chooses a picture.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label: Text(verbatim: String(title), file: file, line: line, column: column),
      place: PickerPlace(file: file, line: line, column: column))
  }

  /// A button with localized words that chooses pictures.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label: Text(titleKey, file: file, line: line, column: column),
      place: PickerPlace(file: file, line: line, column: column))
  }

  /// A button with words as they are that chooses pictures.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label: Text(verbatim: String(title), file: file, line: line, column: column),
      place: PickerPlace(file: file, line: line, column: column))
  }
}

extension View {
  /// Chooses a picture while a value is true; the sheet of the system is not captured.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { self }
  /// Chooses pictures while a value is true; the sheet of the system is not captured.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { self }
  /// How a picker of pictures looks; not heard.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  /// Which buttons a picker of pictures lacks; not captured.
  public nonisolated func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }
  /// Whether a picker of pictures has its bars; not captured.
  public nonisolated func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }
}

/// How a picker of pictures looks; not heard.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// A sheet.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// In the view.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// In one row.
  public static let compact = PhotosPickerStyle(name: "compact")
}

/// Buttons of a picker of pictures; not captured.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// The numbers of the buttons.
  public let rawValue: Int
  /// Buttons by their numbers.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Its search.
  public static let search = PHPickerCapabilities(rawValue: 1)
  /// Its albums.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 2)
  /// Cancel and Add.
  public static let selectionActions = PHPickerCapabilities(rawValue: 4)
}
