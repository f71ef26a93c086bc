import ScreenTree
import VoiceOverElements

/// The elements of a screen, each as its parts in short: label | value | traits, then the rest.
func elements(_ views: Node..., platform: Platform = .ios, direction: LayoutDirection = .ltr)
  -> [String]
{
  resolution(views, platform: platform, direction: direction).elements.map(\.short)
}

func resolution(
  _ views: [Node], platform: Platform = .ios, direction: LayoutDirection = .ltr
) -> Resolution {
  resolve(Screen(title: "S", platform: platform, direction: direction, views: views))
}

/// A view in one line: its class, its title or its views, and what is said about it.
func view(_ kind: ViewClass, _ title: String? = nil, _ said: Property...) -> Node {
  Node(kind, title: title, properties: said)
}

func views(_ kind: ViewClass, _ children: [Node], _ said: Property...) -> Node {
  Node(kind, children: children, properties: said)
}

/// A place of 10 by 10 points.
func at(_ x: Double, _ y: Double) -> Property {
  .frame(Frame(x: x, y: y, width: 10, height: 10))
}

extension Element {
  var short: String {
    func text(_ parts: [Sourced<Wording>], by separator: String = ", ") -> String {
      parts.map { "\($0.value)" }.joined(separator: separator)
    }
    var parts = [
      text(self.label), text(self.value),
      self.traits.map(\.value.rawValue).joined(separator: " "),
    ]
    if let hint = self.hint { parts.append("hint \(hint.value)") }
    if !self.actions.isEmpty {
      parts.append("actions " + text(self.actions, by: "/"))
    }
    if !self.customContent.isEmpty {
      parts.append(
        "content "
          + self.customContent.map { "\($0.value.label)=\($0.value.value)" }.joined(separator: "/"))
    }
    switch self.context?.value {
    case .series(let place), .tab(let place), .tabBarItem(let place):
      parts.append("\(place.number)/\(place.count)")
    case let other?: parts.append("\(other)")
    case nil: break
    }
    if let expanded = self.expanded { parts.append(expanded.value ? "open" : "closed") }
    let labels = self.containers.compactMap { $0.label.map { "\($0.value)" } }
    if !labels.isEmpty { parts.append("in " + labels.joined(separator: "/")) }
    return parts.joined(separator: "|")
  }
}
