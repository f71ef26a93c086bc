import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// Overloads for kinds of titles that nobody wrote by hand: the table completes each family.
@MainActor
struct PrintedTitleTests {
  private let words = "by words"
  private let resource: LocalizedStringResource = "by resource"
  private let asset = ImageResource(name: "pen", bundle: .main)
  private let sources = [Binding<Bool>.constant(true)]

  @Test func `switches of several values are heard by every kind of title`() {
    expectSpoken(
      VStack {
        Toggle(resource, systemImage: "wifi", sources: sources, isOn: \.self)
        Toggle("By key", image: asset, sources: sources, isOn: \.self)
        Toggle(words, image: asset, sources: sources, isOn: \.self)
      }, .next(2),
      reads: """
        by resource, Switch button, On
          Double tap to toggle setting.
        By key, Switch button, On
          Double tap to toggle setting.
        by words, Switch button, On
          Double tap to toggle setting.
        """)
  }

  @Test func `labels and groups are heard by every kind of title`() {
    expectSpoken(
      VStack {
        Label(resource, image: "pen")
        ContentUnavailableView(resource, systemImage: "star")
        ContentUnavailableView(words, image: "pen")
        ControlGroup(resource, image: asset) { Button("One") {} }
      }, .next(3),
      reads: """
        by resource
        by resource
        by words
        One, Button
        """)
  }
}
