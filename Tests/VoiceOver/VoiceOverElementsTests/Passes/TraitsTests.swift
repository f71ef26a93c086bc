import ScreenTree
import Testing
import VoiceOverElements

struct TraitsTests {
  @Test(
    arguments: [
      ([Property.addTraits([.header])], "staticText header"),
      ([.removeTraits([.staticText])], ""), ([.traits([.link, .button])], "button link"),
      ([.traits([.link]), .addTraits([.selected])], "link selected"),
      ([.disabled(true)], "staticText notEnabled"),
      ([.disabled(true), .disabled(false)], "staticText"),
      ([.selected(true)], "selected staticText"), ([.heading(2)], "staticText header"),
      ([.adjustable(true)], "staticText adjustable"),
    ] as [([Property], String)])
  func `adds, removes and sets traits in the order of the file`(
    said: [Property], traits: String
  ) throws {
    let node = Node(.text, title: "A", properties: said)
    let element = try #require(resolution([node]).elements.first)
    #expect(element.traits.map(\.value.rawValue).joined(separator: " ") == traits)
  }

  @Test(
    arguments: [
      (.secureField, [Property.removeTraits([.secureTextField])], true),
      (.secureField, [.traits([.textEntry])], true),
      (.textField, [.addTraits([.secureTextField])], true),
      (.textField, [.addTraits([.secureTextField]), .removeTraits([.secureTextField])], false),
      (.textField, [.removeTraits([.secureTextField]), .addTraits([.secureTextField])], true),
      (.textField, [.addTraits([.secureTextField]), .traits([.textEntry])], false),
      (.element, [.traits([.textEntry, .secureTextField])], true), (.textField, [], false),
    ] as [(ViewClass, [Property], Bool)])
  func `a field is secure for its node and its element, or for neither`(
    kind: ViewClass, said: [Property], isSecure: Bool
  ) throws {
    let node = Node(kind, properties: said + [.label("PIN"), .value(.text("abc"))])
    let element = try #require(resolution([node]).elements.first)
    #expect(node.isSecure == isSecure)
    #expect(element.has(.secureTextField) == isSecure)
    #expect(element.value.map(\.value) == [isSecure ? .secret(3) : "abc"])
  }

  @Test func `tells traits that a capture has from inferred and guessed ones`() throws {
    let traits: [Node.Trait] = [.selected, .notEnabled, .button, .backButton, .header]
    func passes(_ missing: Set<AnyModifier>, _ identifier: String, _ type: String) throws -> String
    {
      let node = Node(
        .element, className: type,
        properties: [.label("A"), .traits(traits), .identifier(identifier)], notCaptured: missing)
      let found = try #require(resolution([node]).elements.first).traits
      return found.map { "\($0.value.rawValue) \($0.pass.summary)" }.joined(separator: "; ")
    }
    let guessed = try passes([.traits], "shop", "Button")
    #expect(
      guessed == "button inferred from the type; selected stated in the file; "
        + "notEnabled stated in the file; header guessed from its place; "
        + "backButton guessed from its place")
    let named = try passes([.traits], "BackButton", "Heading")
    #expect(
      named.hasSuffix("header inferred from the type; backButton inferred from the type"))
    let carried = try passes([], "shop", "Button")
    #expect(!carried.contains("inferred") && !carried.contains("guessed"))
  }

  @Test func `a view around shows no secret of a field that says so itself`() throws {
    for inner in [
      view(.secureField, "PIN", .value(.text("abc"))),
      view(.textField, nil, .addTraits([.secureTextField]), .value(.text("abc"))),
    ] {
      let around = views(.view, [inner], .removeTraits([.secureTextField]), .hint("Four."))
      let element = try #require(resolution([around]).elements.first)
      #expect(element.has(.secureTextField))
      #expect(element.value.map(\.value) == [.secret(3)])
    }
  }
}
