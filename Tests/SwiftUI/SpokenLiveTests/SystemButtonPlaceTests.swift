import ScreenTree
import SpokenLive
import SpokenViews
import Testing
import VoiceOverElements

/// Where the words of the system's own buttons come from.
@MainActor
struct SystemButtonPlaceTests {
  private func expectPlace(
    _ label: String, in view: some View, line: Int = #line,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let live = LiveScreen(view)
    let element = live.resolution.elements.first { $0.label.map { "\($0.value)" } == [label] }
    let place = element?.label.first?.origin.place ?? "none"
    #expect(
      place.hasPrefix("SpokenLiveTests/SystemButtonPlaceTests.swift:\(line):"), "\(place)",
      sourceLocation: sourceLocation)
    #expect(element?.origin.position.line == Int32(line), sourceLocation: sourceLocation)
  }

  @Test func `the words of a button of the system lead to the line of the app's view`() {
    expectPlace("Edit", in: EditButton())
    expectPlace("Rename", in: RenameButton())
    let (text, isOn) = (Binding.constant(""), Binding.constant(true))
    expectPlace("Cancel", in: Text("x").searchable(text: text, isPresented: isOn))
  }
}
