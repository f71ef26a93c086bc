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
  @State private var context: Result<Changes.Context, any Error>?
  let modifier: Changes
  let view: AnyView

  init(modifier: Changes, view: AnyView) {
    self.modifier = modifier
    self.view = view
    _context = State(initialValue: Self.contextNow())
  }

  var body: some View {
    switch context {
    case .success(let context): modifier.body(content: view, context: context)
    case .failure(let error):
      Text(verbatim: "The context of \(Changes.self) cannot be made: \(error)")
    case nil: Color.clear.task { context = await Self.make() }
    }
  }

  private static func make() async -> Result<Changes.Context, any Error> {
    do { return .success(try await Changes.makeSharedContext()) } catch { return .failure(error) }
  }

  /// The context where making it never waits, as with most; nil otherwise.
  private static func contextNow() -> Result<Changes.Context, any Error>? {
    var made: Result<Changes.Context, any Error>?
    // Runs at once as far as the first wait, so that a preview is complete without time.
    Task.immediate { @MainActor in made = await make() }
    return made
  }
}
