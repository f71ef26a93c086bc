public import Foundation
import ScreenTree

/// How far the loading of a picture is; nothing is loaded here.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is no picture.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from an address, of which the placeholder is shown, because nothing is loaded here.
public struct AsyncImage<Content: View>: View {
  private let content: (AsyncImagePhase) -> Content

  /// A picture with views for the phases of its loading.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content }

  /// The view before anything is loaded.
  public var body: some View { content(.empty) }
}

extension AsyncImage {
  /// A picture with a view for it and one until it is there.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    self.content = { phase in
      if let image = phase.image {
        _ConditionalContent(branch: .first(content(image)))
      } else {
        _ConditionalContent(branch: .second(placeholder()))
      }
    }
  }
}

extension AsyncImage where Content == Image {
  /// A picture, which is one without a name until it is there.
  public init(
    url: URL?, scale: CGFloat = 1, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = { _ in Image("", file: file, line: line, column: column) }
  }
}
