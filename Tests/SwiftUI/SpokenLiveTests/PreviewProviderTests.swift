import SpokenLiveTesting
@testable import SpokenViews
import Testing

@testable import SpokenUI

/// Types of any kind that provide previews.
@MainActor
struct PreviewProviderTests {
  @Test func `providers are found whatever kind of type they are`() {
    let places = Set(_Previews.all.map(\.place))
    let module = "SpokenLiveTests"
    for name in [
      "EnumOfPreviews", "ClassOfPreviews", "Nest.InnerPreviews", "PrivatePreviews",
      "PrivateNest.DeepPreviews",
    ] { #expect(places.contains("\(module).\(name)")) }
    #expect(!places.contains { $0.contains("GenericPreviews") || $0.contains("0x") })
  }

  @Test func `many previews of one provider have a name each`() {
    let names = _Previews.all.filter { $0.place.hasSuffix("ManyPreviews") }.map(\.name)
    #expect(names.count == 200)
    #expect(Set(names).count == 200)
  }

  @Test func `what previews share is made once, where they are shown`() {
    let trait = PreviewTrait<Preview.ViewTraits>.modifier(Sharing())
    let view = trait.change?(AnyView(Text("Inside")))
    #expect(Sharing.made == 0)
    expectSpoken(view, reads: "Inside, with context")
    #expect(Sharing.made == 1)
  }

  @Test func `what previews share is made once though it waits`() async {
    let later = PreviewTrait<Preview.ViewTraits>.modifier(Later()).change?(AnyView(Text("Inside")))
    let listening = await Listening(later, .wait(.milliseconds(200)))
    listening.expectSpoken(
      reads: """
        ♪ no item discovered
        Inside
        """)
    #expect(Later.made == 1)
  }

  @Test func `a modifier that fails says why`() {
    let failing = PreviewTrait<Preview.ViewTraits>.modifier(Failing())
    expectSpoken(
      failing.change?(AnyView(Text("Inside"))),
      reads: "The context of Failing cannot be made: CancellationError()")
  }
}

private struct Sharing: PreviewModifier {
  static var made = 0

  static func makeSharedContext() async throws -> String {
    made += 1
    return "context"
  }

  func body(content: Content, context: String) -> some View {
    HStack {
      content
      Text("with \(context)")
    }
    .accessibilityElement(children: .combine)
  }
}

private struct Later: PreviewModifier {
  static var made = 0

  static func makeSharedContext() async throws -> Int {
    await Task.yield()
    made += 1
    return made
  }

  func body(content: Content, context: Int) -> some View { content }
}

private struct Failing: PreviewModifier {
  static func makeSharedContext() async throws -> Int { throw CancellationError() }
  func body(content: Content, context: Int) -> some View { content }
}

enum EnumOfPreviews: PreviewProvider {
  static var previews: some View { Text("enum") }
}

final class ClassOfPreviews: PreviewProvider {
  static var previews: some View { Text("class") }
}

enum Nest {
  struct InnerPreviews: PreviewProvider {
    static var previews: some View { Text("nested") }
  }
}

private struct PrivatePreviews: PreviewProvider {
  static var previews: some View { Text("private") }
}

private enum PrivateNest {
  enum DeepPreviews: PreviewProvider {
    static var previews: some View { Text("deep") }
  }
}

struct GenericPreviews<Value>: PreviewProvider {
  static var previews: some View { Text("generic") }
}

enum ManyPreviews: PreviewProvider {
  static var previews: some View { ForEach(0..<200, id: \.self) { Text("\($0)") } }
}
