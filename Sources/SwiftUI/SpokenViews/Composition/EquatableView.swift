/// A view that is evaluated again only where an app compares it; here each change evaluates it.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// A view that can be compared.
  public init(content: Content) { self.content = content }

  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view, which an app compares.
  public nonisolated func equatable() -> some View { self }
}
