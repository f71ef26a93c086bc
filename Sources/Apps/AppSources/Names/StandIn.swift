/// A view that stands for one whose file is left out, so that the files that name it are compiled.
///
/// It is made as its view is: by the same labels, with the types that are known, and `Any` for the
/// others. What cannot be: its other members and nested types; the type of `.large` when the type
/// of its parameter is unknown; each choice of more than four parameters with defaults. Classes,
/// models and functions have no stand-in, because views are made of what they do: files that name
/// them are left out.
package struct StandIn: Hashable, Sendable {
  /// What it stands for.
  package enum Kind: String, Sendable {
    /// A view, which is not captured.
    case view
    /// A modifier of views, which leaves them as they are.
    case modifier
  }

  /// The name of the type.
  package var name: String
  /// What it stands for.
  package var kind: Kind
  /// Its declaration, which needs `import SwiftUI`.
  package var text: String

  /// The view that a stand-in shows, which says that it is not captured, at the place that made it.
  ///
  /// - Parameter name: the name of the type.
  /// - Returns: an expression.
  package static func usualView(_ name: String) -> String {
    "_NotCaptured(\"\(name)\", at: spokenPlace)"
  }

  /// The stand-in for a type; nil when it is neither a view nor a modifier.
  ///
  /// - Parameters:
  ///   - signature: how the type is made.
  ///   - view: the view that is shown in its place.
  ///   - isKnown: whether a type of this name is there, beyond those of Swift and SwiftUI.
  package init?(
    for signature: ViewSignature, view: (String) -> String = Self.usualView,
    isKnown: @escaping (String) -> Bool = { _ in false }
  ) {
    guard let kind = Self.kind(signature) else { return nil }
    (name, self.kind) = (signature.name, kind)
    let access = signature.access.isEmpty ? "" : signature.access + " "
    let own = KnownTypes.parameters(signature.generics)
    let types = KnownTypes { own.contains($0) || isKnown($0) }
    let generics = types.text(signature.generics)
    let conditions = signature.conditions.isEmpty ? "" : " " + types.text(signature.conditions)
    let inherited = kind == .view ? "View" : "ViewModifier"
    let makers = Self.makers(signature, types)
      .flatMap { kind == .view ? $0.withPlace(access) : ["\(access)\($0.text)"] }
      .map { "  \($0)\n" }.joined()
    let place = kind == .view ? "  private var spokenPlace: (StaticString, Int, Int)?\n" : ""
    let body =
      kind == .view
      ? "var body: some View { \(view(signature.name)) }"
      : "func body(content: Content) -> some View { content }"
    text =
      "\(access)struct \(signature.name)\(generics): \(inherited)\(conditions) {\n\(place)\(makers)"
      + "  \(access)\(body)\n}\n"
  }

  private static func kind(_ signature: ViewSignature) -> Kind? {
    if signature.inherits.contains("ViewModifier") { return .modifier }
    let views = ["View", "UIViewRepresentable", "UIViewControllerRepresentable"]
    return signature.inherits.contains { views.contains($0) } ? .view : nil
  }

  /// An initializer.
  private struct Maker {
    /// What stands before the parameters.
    var head = "init"
    var parameters: [String] = []
    /// What stands after them.
    var tail = ""

    /// Its declaration.
    var text: String { "\(head)(\(parameters.joined(separator: ", ")))\(tail) {}" }

    /// The declarations of it and of one that calls prefer, which also takes the place of the call.
    ///
    /// The first one stays for who names it without a call: `ForEach(items, content: Row.init)`.
    func withPlace(_ access: String) -> [String] {
      let place = [
        "spokenFile: StaticString = #fileID", "spokenLine: Int = #line",
        "spokenColumn: Int = #column",
      ]
      let list = (parameters + place).joined(separator: ", ")
      return [
        "@_disfavoredOverload \(access)\(text)",
        "\(access)\(head)(\(list))\(tail) { spokenPlace = (spokenFile, spokenLine, spokenColumn) }",
      ]
    }
  }

  /// The initializers, each once by its labels.
  private static func makers(_ signature: ViewSignature, _ types: KnownTypes) -> [Maker] {
    var (seen, makers): (Set<String>, [Maker]) = ([], [])
    for each in signature.initializers {
      let names = KnownTypes.parameters(each.generics)
      let all = KnownTypes { names.contains($0) || types.isKnown($0) }
      let tail =
        (each.effects.isEmpty ? "" : " " + each.effects)
        + (each.conditions.isEmpty ? "" : " " + all.text(each.conditions))
      for parameters in choices(each.parameters) {
        let labels = parameters.map { parameter in
          String(decoding: Array(parameter.label.utf8.prefix { $0 != 0x20 }), as: UTF8.self)
        }
        guard seen.insert(labels.joined(separator: ":")).inserted else { continue }
        let list = parameters.map { parameter in
          (parameter.isBuilder ? "@ViewBuilder " : "") + parameter.label + ": "
            + all.text(parameter.type)
        }
        makers.append(
          Maker(
            head: "init\(each.mark)\(all.text(each.generics))", parameters: list, tail: tail))
      }
    }
    return makers.isEmpty ? [Maker()] : makers
  }

  /// The most parameters with defaults of which all choices are made.
  private static let mostDefaults = 4

  /// The parameters with and without those that may be left out.
  private static func choices(
    _ parameters: [ViewSignature.Parameter]
  ) -> [[ViewSignature.Parameter]] {
    let count = parameters.count { $0.hasDefault }
    guard count <= mostDefaults else { return [parameters, parameters.filter { !$0.hasDefault }] }
    return parameters.reduce(into: [[]]) { lists, parameter in
      let longer = lists.map { $0 + [parameter] }
      lists = parameter.hasDefault ? longer + lists : longer
    }
  }
}
