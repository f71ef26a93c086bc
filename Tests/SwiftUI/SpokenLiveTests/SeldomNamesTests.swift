import Foundation
import SpokenLiveTesting
import SpokenUI
import SpokenUIKit
import SpokenUniformTypeIdentifiers
import SpokenViews
import Testing

/// Names that few apps use: they compile, and what is heard is not changed by those that are seen.
@MainActor
struct SeldomNamesTests {
  private final class Notes: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> String { "" }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private struct Seldom: View {
    @State private var isShown = false
    let notes = Notes()
    var body: some View {
      List { Text("Row").speechPhoneticRepresentation("ɹoʊ") }
        .listStyle(.elliptical)
        .importsItemProviders([.image]) { !$0.isEmpty }
        .exportsItemProviders([.image]) { [] }
        .fileExporter(isPresented: $isShown, document: notes, contentType: .plainText) { _ in }
        .fileExporter(isPresented: $isShown, document: notes, contentTypes: [.plainText]) { _ in }
    }
  }

  @Test func `seldom names of SwiftUI change no word`() {
    expectSpoken(Seldom(), reads: "Row")
  }

  @Test func `a text has its sounds`() {
    let text = Text("Row").speechPhoneticRepresentation("ɹoʊ")
    let live = LiveScreen(text)
    #expect("\(live.resolution.elements)".contains("ɹoʊ"))
  }

  @Test func `seldom names of UIKit change no word`() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.preferredCurrentPageIndicatorImage = UIImage()
    pages.setCurrentPageIndicatorImage(nil, forPage: 0)
    pages.direction = .leftToRight
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
    let link = CADisplayLink(target: pages, selector: Selector(UIView.setNeedsLayout))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60)
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    link.invalidate()
    #expect(link.timestamp == 0 && link.duration > 0 && CACurrentMediaTime() > 0)
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Define", action: Selector(UIView.setNeedsLayout))
    ]
    UIMenuController.shared.showMenu(from: pages, rect: .zero)
    #expect(!UIMenuController.shared.isMenuVisible)
    var words = AttributedString("Words")
    words.nsUnderlineStyle = .single
    #expect(words.nsUnderlineStyle == .single)
  }
}
