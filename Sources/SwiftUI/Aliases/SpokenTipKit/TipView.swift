public import SpokenViews

/// A tip in a view: its title, its words, its buttons and Close, until it is closed.
///
/// The order and the word Close are guesses.
public struct TipView<Content: Tip>: View {
  // What is closed here stays closed here, whatever other screens of the program show.
  @State private var isClosed = false
  private let tip: Content?
  private let action: (Tips.Action) -> Void
  private let file: StaticString
  private let line: Int
  private let column: Int

  /// A tip, with what its buttons do.
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in },
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(tip, action, file, line, column)
  }

  /// A tip or none, with what its buttons do.
  public init(
    _ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(tip, action, file, line, column)
  }

  init(
    _ tip: Content?, _ action: @escaping (Tips.Action) -> Void, _ file: StaticString, _ line: Int,
    _ column: Int
  ) {
    self.tip = tip
    self.action = action
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// The words and the buttons.
  public var body: some View {
    if let tip, tip.shouldDisplay, !isClosed {
      VStack {
        tip.title
        if let message = tip.message { message }
        ForEach(Array(tip.actions.enumerated()), id: \.offset) { index, button in
          Button(
            action: { perform(button, at: index) }, label: { button.label }, file: file,
            line: line, column: column)
        }
        Button(
          action: { isClosed = true },
          label: { Text(SystemWord.close.text, file: file, line: line, column: column) },
          file: file, line: line, column: column)
      }
    }
  }

  private func perform(_ button: Tips.Action, at index: Int) {
    var button = button
    button.index = index
    button.handler()
    action(button)
  }
}

extension View {
  /// Shows a tip beside the view, which is heard after it until it is closed.
  public nonisolated func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top,
    action: @escaping (Tips.Action) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      TipModifier(tip: tip, action: action, file: file, line: line, column: column))
  }

  /// How tips look; not heard.
  public nonisolated func tipViewStyle(_ style: MiniTipViewStyle) -> some View { self }
  /// What is behind tips; not heard.
  public nonisolated func tipBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }
  /// How large the picture of tips is; not heard.
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { self }
  /// How round tips are; not heard.
  public nonisolated func tipCornerRadius(
    _ cornerRadius: Double, antialiased: Bool = true
  ) -> some View { self }
}

/// How tips look; not heard.
public struct MiniTipViewStyle: Sendable {
  /// Small.
  public static let miniTip = MiniTipViewStyle()
  /// Small.
  public init() {}
}

/// A view with a tip beside it.
private struct TipModifier<Content: Tip>: @unchecked Sendable {
  let tip: Content?
  let action: (Tips.Action) -> Void
  let file: StaticString
  let line: Int
  let column: Int
}

extension TipModifier: ViewModifier {
  func body(content: _ViewModifier_Content<Self>) -> some View {
    content
    TipView(tip, action, file, line, column)
  }
}
