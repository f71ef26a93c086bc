/// Ends a search.
public struct DismissSearchAction: @unchecked Sendable {
  var action: (@MainActor () -> Void)?

  /// Ends it.
  @MainActor
  public func callAsFunction() { action?() }
}
