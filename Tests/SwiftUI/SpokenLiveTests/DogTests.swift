import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

@testable import LessonViews

/// Custom content of SwiftUI and of UIKit.
@MainActor
struct DogTests {
  let luna = Dog(
    image: Image("luna-photo"), name: "Luna", type: "poodle",
    description: "Learns a trick a day.", popularity: "number 6", age: "three years",
    weight: "22 kilograms", height: "50 centimeters")

  static let heard = """
    Luna, poodle, three years
      More content available
    three years, Age
    number 6, Popularity
    22 kilograms, Weight
    50 centimeters, Height
    Learns a trick a day., Description
    ♪ boundary reached
    """

  @Test func `important content is spoken with the name, the rest on demand`() {
    expectSpoken(
      Dogs.DogCell(dog: luna), .moreContent, .moreContent, .moreContent, .moreContent,
      .moreContent, .moreContent, reads: Self.heard)
    expectSpoken(
      DogsByKey.DogCell(dog: luna), .moreContent, .moreContent, .moreContent, .moreContent,
      .moreContent, .moreContent, reads: Self.heard)
  }

  @Test func `a description is spoken with the name`() {
    expectSpoken(
      Sample.SampleView(name: "Bruno", description: "Digs where he should not."),
      reads: """
        Bruno, Digs where he should not., Digs where he should not.
          More content available
        """)
  }

  @Test func `a cell of UIKit is asked for its label at each focus`() {
    let cell = DogTableViewCell()
    func label(_ text: String?) -> UILabel {
      let label = UILabel()
      label.text = text
      cell.contentView.addSubview(label)
      return label
    }
    cell.name = label("Luna")
    cell.type = label("poodle")
    cell.desc = label("Learns a trick a day.")
    cell.popularity = label("number 6")
    cell.age = label("three years")
    cell.weight = label("22 kilograms")
    cell.height = label("50 centimeters")
    let live = LiveScreen(Shown([cell, UILabel()]))
    Listening(live, [.moreContent]).expectSpoken(
      reads: """
        Luna, poodle
          More content available
        three years, Age
        """)
    cell.name.text = "Bruno"
    Listening(live, [.moreContent]).expectSpoken(
      reads: """
        Bruno, poodle
          More content available
        three years, Age
        """)
  }
}

/// Views of UIKit below each other.
struct Shown: UIViewRepresentable {
  let views: [UIView]

  init(_ views: [UIView]) { self.views = views }

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    for inside in views { view.addSubview(inside) }
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}
