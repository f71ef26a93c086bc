import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// The button at the top of a sheet that has several heights.
@MainActor
struct SheetGrabberTests {
  private struct Filter<Content: View>: View {
    @State private var isShown = false
    @ViewBuilder let content: Content

    var body: some View {
      Button("Filter") { isShown = true }.sheet(isPresented: $isShown) { content }
    }
  }

  private struct Heights: View {
    @State private var height = PresentationDetent.medium

    var body: some View {
      NavigationStack { Text(height == .large ? "All of it" : "Half of it") }
        .presentationDetents([.large, .medium], selection: $height)
    }
  }

  @Test func `a sheet of two heights begins with a button that chooses the next one`() {
    expectSpoken(
      Filter { Heights() }, .activate, .activate, .next, .previous, .activate, .next, .escape,
      reads: """
        Filter, Button
        ♪ item activated, Filter
        Sheet Grabber, Button
        ♪ item activated, Sheet Grabber
        All of it
        Sheet Grabber, Button
        ♪ item activated, Sheet Grabber
        Half of it
        Filter, Button
        """)
  }

  private func expectFirst(_ words: String, in content: some View) {
    expectSpoken(
      Filter { content }, .activate,
      reads: """
        Filter, Button
        ♪ item activated, Filter
        \(words)
        """)
  }

  @Test func `one height, a hidden line and a cover have no such button`() {
    expectFirst("Inside", in: Text("Inside").presentationDetents([.medium]))
    expectFirst(
      "Inside",
      in: Text("Inside").presentationDetents([.medium, .large]).presentationDragIndicator(.hidden))
    expectFirst("Sheet Grabber, Button", in: Text("Inside").presentationDragIndicator(.visible))
    expectFirst(
      "Sheet Grabber, Button",
      in: Text("Inside").presentationDetents([.height(100), .height(200)]))
    expectSpoken(
      Text("x").fullScreenCover(isPresented: .constant(true)) {
        Text("Inside").presentationDetents([.medium, .large])
      }, reads: "Inside")
  }

  @Test func `the button comes first, whatever priorities the content has`() {
    expectFirst(
      "Sheet Grabber, Button",
      in: VStack {
        Text("Then")
        Text("Soon").accessibilitySortPriority(1)
      }.presentationDragIndicator(.visible))
    expectFirst(
      "Sheet Grabber, Button",
      in: Text("Soon").accessibilitySortPriority(1).presentationDragIndicator(.visible))
  }

  @Test func `the heights of a sheet are there again when a pushed view with its own is left`() {
    expectSpoken(
      Filter {
        NavigationStack {
          NavigationLink("Open") {
            Text("Inside").presentationDetents([.large]).presentationDragIndicator(.hidden)
          }
        }
        .presentationDetents([.medium, .large])
      }, .activate, .next, .activate, .escape, .previous,
      reads: """
        Filter, Button
        ♪ item activated, Filter
        Sheet Grabber, Button
        Open, Button
        ♪ item activated, Open
        Back button
        Open, Button
        Sheet Grabber, Button
        """)
  }
}
