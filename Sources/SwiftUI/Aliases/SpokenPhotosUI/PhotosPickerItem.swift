public import SpokenViews

/// A picture that its user chose; none ever is.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How a picture is given.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// As the system chooses.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// As it is.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// As others can read it.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  /// Its name in the library.
  public let itemIdentifier: String?

  /// A picture by its name in the library.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// The types in which it can be had: none.
  public var supportedContentTypes: [UTType] { [] }

  /// The picture as a type: none.
  public func loadTransferable<Value: Transferable>(type: Value.Type) async throws -> Value? {
    nil
  }
  /// The picture as a type: none.
  @discardableResult
  public func loadTransferable<Value: Transferable>(
    type: Value.Type,
    completionHandler: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 0)
  }
}

/// Which pictures can be chosen; not heard.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  /// Pictures.
  public static let images = PHPickerFilter(name: "images")
  /// Films.
  public static let videos = PHPickerFilter(name: "videos")
  /// Moving pictures.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(name: "screenshots")
  /// Films of the screen.
  public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
  /// Wide pictures.
  public static let panoramas = PHPickerFilter(name: "panoramas")
  /// Slow films.
  public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
  /// Fast films.
  public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
  /// Pictures with depth.
  public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
  /// Any of some.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any of \(filters.map(\.name))")
  }
  /// All of some.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "all of \(filters.map(\.name))")
  }
  /// None of some.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(name: "not \(filter.name)")
  }
}

/// The library of the device, which is not known.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()
  /// The library.
  public static func shared() -> PHPhotoLibrary { library }
  /// Whether an app may see it: not decided.
  public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  /// Asks nobody: its user has denied it.
  public static func requestAuthorization(
    for level: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }
}

/// What of a library an app wants.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// Whether an app may see a library.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
