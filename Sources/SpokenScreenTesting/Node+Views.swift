public import SpokenScreen

/// Views in a line each. What is said about one follows as ScreenTree's own properties; the line of the
/// test is its place, which explanations name.
extension Node {
  /// Creates a view of any class.
  ///
  /// - Parameters:
  ///   - kind: the class.
  ///   - title: the title beside the class, or nil for none.
  ///   - said: what is said about it.
  ///   - children: the views inside.
  ///   - line: the line in the source.
  ///   - column: the column in the source.
  /// - Returns: the view.
  public static func view(
    _ kind: ViewClass, _ title: String? = nil, _ said: [Property] = [], children: [Node] = [],
    line: Int = #line, column: Int = #column
  ) -> Node {
    let place = Position(line: line, column: column)
    return Node(
      kind, title: title, children: children, properties: said.map { $0.at(place) },
      position: place)
  }

  /// Creates a heading.
  public static func heading(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.text, title, [.addTraits([.header])] + said, line: line, column: column)
  }

  /// Creates text that does not change.
  public static func text(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.text, title, said, line: line, column: column)
  }

  /// Creates a button.
  public static func button(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.button, title, said, line: line, column: column)
  }

  /// Creates a link.
  public static func link(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.link, title, said, line: line, column: column)
  }

  /// Creates an image by the name of its asset.
  public static func image(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.image, title, said, line: line, column: column)
  }

  /// Creates a switch; `.value(true)` turns it on.
  public static func toggle(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.toggle, title, said, line: line, column: column)
  }

  /// Creates a slider; `.value` and `.range` set it.
  public static func slider(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.slider, title, said, line: line, column: column)
  }

  /// Creates a stepper.
  public static func stepper(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.stepper, title, said, line: line, column: column)
  }

  /// Creates a field for text.
  public static func textField(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.textField, title, said, line: line, column: column)
  }

  /// Creates a field that hides what is typed.
  public static func secureField(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.secureField, title, said, line: line, column: column)
  }

  /// Creates a stack from top to bottom; `.element(.combine)` makes one stop of it.
  public static func vStack(
    _ children: Node..., said: [Property] = [], line: Int = #line, column: Int = #column
  ) -> Node {
    view(.vStack, nil, said, children: children, line: line, column: column)
  }

  /// Creates a stack in a row; `.element(.combine)` makes one stop of it.
  public static func hStack(
    _ children: Node..., said: [Property] = [], line: Int = #line, column: Int = #column
  ) -> Node {
    view(.hStack, nil, said, children: children, line: line, column: column)
  }

  /// Creates a list; `.element(.combine)` makes one stop of it.
  public static func list(
    _ children: Node..., said: [Property] = [], line: Int = #line, column: Int = #column
  ) -> Node {
    view(.list, nil, said, children: children, line: line, column: column)
  }

  /// Creates a group; `.element(.combine)` makes one stop of it.
  public static func group(
    _ children: Node..., said: [Property] = [], line: Int = #line, column: Int = #column
  ) -> Node {
    view(.group, nil, said, children: children, line: line, column: column)
  }

  /// Creates an accessibility element with exactly the properties that are given.
  public static func element(
    _ label: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.element, nil, [.label(label)] + said, line: line, column: column)
  }
}
