/// Motions, with and without a closure, whose changes are complete at once.
extension View {
  /// Changes nothing that is heard.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  /// Applies the changes of a closure at once.
  public nonisolated func animation<Inside: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Inside
  ) -> some View { body(PlaceholderContentView(self)) }
  /// Changes nothing that is heard.
  public nonisolated func animation<Value: Equatable>(_ animation: Animation?, value: Value)
    -> some View
  { self }
}
