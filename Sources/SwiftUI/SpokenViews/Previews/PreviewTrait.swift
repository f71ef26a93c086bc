/// What a preview is of.
public struct Preview {
  /// A view.
  public enum ViewTraits: Sendable {}
}

/// How a preview is shown, which is not heard, and what the app puts around it.
public struct PreviewTrait<T>: Sendable {
  let change: (@MainActor @Sendable (AnyView) -> AnyView)?

  /// Changes the view by a modifier, such as one that gives it data.
  @MainActor
  public static func modifier<Changes: PreviewModifier>(_ modifier: Changes) -> PreviewTrait {
    let modifier = Unchecked(modifier)
    return PreviewTrait {
      AnyView(ModifiedPreview(modifier: modifier.value, view: $0))
    }
  }

  /// As large as the view needs.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(change: nil) }
  /// By the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(change: nil) }
  /// A device held upright.
  public static var portrait: PreviewTrait { PreviewTrait(change: nil) }
  /// A device held upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(change: nil) }
  /// A device held on its side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(change: nil) }
  /// A device held on its side.
  public static var landscapeRight: PreviewTrait { PreviewTrait(change: nil) }
  /// A size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(change: nil)
  }
}

/// What an app puts around previews, such as data that they share.
@MainActor
@preconcurrency
public protocol PreviewModifier {
  /// The type of what previews share.
  associatedtype Context = Void
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = AnyView

  /// Makes what previews share.
  static func makeSharedContext() async throws -> Context
  /// The changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// A preview with a modifier, once there is what previews share.
private struct ModifiedPreview<Changes: PreviewModifier>: View {
  // Made when the preview is shown, and not for each that is only listed.
  @StateObject private var shared = SharedContext<Changes>()
  let modifier: Changes
  let view: AnyView

  var body: some View {
    switch shared.context {
    case .success(let context): modifier.body(content: view, context: context)
    case .failure(let error):
      Text(verbatim: "The context of \(Changes.self) cannot be made: \(error)")
    case nil: Color.clear.task { await shared.wait() }
    }
  }
}

/// What a preview with a modifier shares with others, once it is made.
@MainActor
private final class SharedContext<Changes: PreviewModifier>: ObservableObject {
  @Published private(set) var context: Result<Changes.Context, any Error>?
  private var making: Task<Void, Never>?

  init() {
    // Runs at once as far as the first wait, so that most previews are complete without time.
    making = Task.immediate { @MainActor in
      do {
        context = .success(try await Changes.makeSharedContext())
      } catch {
        context = .failure(error)
      }
    }
  }

  func wait() async { await making?.value }
}
