/// What a closure makes, as a view of its own.
///
/// The closure is evaluated with the view and not where it is written, so that a change of what only
/// it reads is noticed: a sheet or a pushed screen may be all that shows a state.
struct LaterView<Content: View>: View {
  private let content: () -> Content

  init(_ content: @escaping () -> Content) { self.content = content }

  var body: some View { content() }
}
