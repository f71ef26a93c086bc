import ScreenTree

/// Views, one line each. Properties of ScreenTree follow; explanations name the line of the test.
extension Node {
  /// A view of any class.
  ///
  /// - Parameters:
  ///   - kind: the class.
  ///   - title: the title beside the class, or nil for none.
  ///   - said: its properties.
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

  /// A heading.
  public static func heading(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.text, title, [.addTraits([.header])] + said, line: line, column: column)
  }

  /// Static text.
  public static func text(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.text, title, said, line: line, column: column)
  }

  /// A button.
  public static func button(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.button, title, said, line: line, column: column)
  }

  /// A link.
  public static func link(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.link, title, said, line: line, column: column)
  }

  /// An image, by the name of its asset.
  public static func image(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.image, title, said, line: line, column: column)
  }

  /// A switch; `.value(true)` turns it on.
  public static func toggle(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.toggle, title, said, line: line, column: column)
  }

  /// A slider; `.value` and `.range` set it.
  public static func slider(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.slider, title, said, line: line, column: column)
  }

  /// A stepper.
  public static func stepper(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.stepper, title, said, line: line, column: column)
  }

  /// A text field.
  public static func textField(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.textField, title, said, line: line, column: column)
  }

  /// A secure text field.
  public static func secureField(
    _ title: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.secureField, title, said, line: line, column: column)
  }

  /// A vertical stack; `.element(.combine)` makes it one stop.
  public static func vStack(
    _ children: Node..., said: [Property] = [], line: Int = #line, column: Int = #column
  ) -> Node {
    view(.vStack, nil, said, children: children, line: line, column: column)
  }

  /// A horizontal stack; `.element(.combine)` makes it one stop.
  public static func hStack(
    _ children: Node..., said: [Property] = [], line: Int = #line, column: Int = #column
  ) -> Node {
    view(.hStack, nil, said, children: children, line: line, column: column)
  }

  /// A list; `.element(.combine)` makes it one stop.
  public static func list(
    _ children: Node..., said: [Property] = [], line: Int = #line, column: Int = #column
  ) -> Node {
    view(.list, nil, said, children: children, line: line, column: column)
  }

  /// A group; `.element(.combine)` makes it one stop.
  public static func group(
    _ children: Node..., said: [Property] = [], line: Int = #line, column: Int = #column
  ) -> Node {
    view(.group, nil, said, children: children, line: line, column: column)
  }

  /// An accessibility element with exactly the given properties.
  public static func element(
    _ label: String, _ said: Property..., line: Int = #line, column: Int = #column
  ) -> Node {
    view(.element, nil, [.label(label)] + said, line: line, column: column)
  }
}
