import SwiftUI

enum ReaderTheme: String, CaseIterable, Identifiable {
  case paper = "Paper"
  case sepia = "Sepia"
  case night = "Night"

  var id: Self { self }

  var background: Color {
    switch self {
    case .paper: Color(white: 0.98)
    case .sepia: Color(red: 0.96, green: 0.91, blue: 0.82)
    case .night: Color(red: 0.08, green: 0.09, blue: 0.11)
    }
  }

  var foreground: Color { Color(white: self == .night ? 0.85 : 0.12) }
}

struct ReaderParagraph: Identifiable, Hashable {
  let id: Int
  let markdown: String
  var isHeading = false

  func attributed(highlighting query: String) -> AttributedString {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    var text =
      (try? AttributedString(markdown: markdown, options: options)) ?? AttributedString(markdown)
    if !query.isEmpty, let match = text.range(of: query, options: .caseInsensitive) {
      text[match].backgroundColor = Color.yellow.opacity(0.5)
      text[match].underlineStyle = Text.LineStyle.single
    }
    return text
  }
}

struct ReaderBook {
  let title: String
  let author: String
  let paragraphs: [ReaderParagraph]

  var headings: [ReaderParagraph] { paragraphs.filter(\.isHeading) }

  static let sample = ReaderBook(
    title: "Notes From a Small Harbour", author: "E. Marlowe",
    paragraphs: [
      ReaderParagraph(id: 0, markdown: "The Quay", isHeading: true),
      ReaderParagraph(
        id: 1,
        markdown:
          "The quay is **older than the town**. Its stones were cut for a church that was never built, and the masons, unpaid, left them in a heap beside the water. It was the fishermen who laid them in a line."
      ),
      ReaderParagraph(
        id: 2,
        markdown:
          "You can still find the *marks of the chisels* if you go at low tide, with a lamp, and look under the third step. There are five of them, and a date nobody agrees on."
      ),
      ReaderParagraph(id: 3, markdown: "The Keeper", isHeading: true),
      ReaderParagraph(
        id: 4,
        markdown:
          "She kept the light for thirty-one years and said it was the light that kept her. The log she wrote is [held by the museum](https://example.com/log), where it runs to forty volumes."
      ),
      ReaderParagraph(
        id: 5,
        markdown:
          "Most entries are a single word: `calm`. On the ninth of March, in the worst storm of the century, she wrote it twice."
      ),
      ReaderParagraph(id: 6, markdown: "The Ferry", isHeading: true),
      ReaderParagraph(
        id: 7,
        markdown:
          "There is a ferry on Tuesdays. It leaves when the captain has finished his tea, and it returns when the passengers have finished their arguments. ~~It has never been late.~~"
      ),
      ReaderParagraph(
        id: 8,
        markdown:
          "Those who live across the water say that *they* are the mainland. There is no use in correcting them; the map was drawn from that side."
      ),
    ])
}

struct ReaderBookmark: Identifiable, Codable, Hashable {
  var id: Int { paragraphID }
  let paragraphID: Int
  let excerpt: String
  let date: Date
}

extension EnvironmentValues {
  @Entry var readerFontSize: Double = 18
}

struct ReaderScreen: View {
  @AppStorage("reader.fontSize") private var fontSize = 18.0
  @AppStorage("reader.theme") private var theme: ReaderTheme = .paper
  @State private var bookmarks: [ReaderBookmark] = []
  @State private var position: Int?
  @State private var progress = 0.0
  @State private var query = ""
  @State private var isSearching = false
  @State private var showsAppearance = false
  @State private var showsBookmarks = false
  @Namespace private var rotorSpace
  @AccessibilityFocusState private var focusedParagraph: Int?

  private let book = ReaderBook.sample

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: fontSize * 0.8) {
          titleBlock
          ForEach(book.paragraphs) { paragraph in
            ReaderParagraphView(
              paragraph: paragraph, query: query, isBookmarked: isBookmarked(paragraph)
            ) {
              toggleBookmark(paragraph)
            }
            .accessibilityRotorEntry(id: paragraph.id, in: rotorSpace)
            .accessibilityFocused($focusedParagraph, equals: paragraph.id)
          }
        }
        .scrollTargetLayout()
        .padding(24)
        .frame(maxWidth: 680)
      }
      .scrollPosition(id: $position, anchor: .top)
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        let scrollable = geometry.contentSize.height - geometry.containerSize.height
        return scrollable > 0 ? min(max(geometry.contentOffset.y / scrollable, 0), 1) : 1
      } action: { _, new in
        progress = Double(new)
      }
      .environment(\.readerFontSize, fontSize)
      .foregroundStyle(theme.foreground)
      .background(theme.background.ignoresSafeArea())
      .animation(.easeInOut, value: theme)
      .accessibilityRotor("Chapters") {
        ForEach(book.headings) { heading in
          AccessibilityRotorEntry(heading.markdown, id: heading.id, in: rotorSpace) {
            position = heading.id
          }
        }
      }
      .accessibilityRotor("Bookmarks") {
        ForEach(bookmarks) { bookmark in
          AccessibilityRotorEntry(bookmark.excerpt, id: bookmark.paragraphID, in: rotorSpace)
        }
      }
      .safeAreaInset(edge: .bottom) { progressBar }
      .searchable(text: $query, isPresented: $isSearching, prompt: "Find in book")
      .navigationTitle(book.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { toolbarContent }
      .toolbarBackground(theme.background, for: .navigationBar)
      .sheet(isPresented: $showsBookmarks) {
        ReaderBookmarkList(bookmarks: $bookmarks) { bookmark in
          withAnimation { position = bookmark.paragraphID }
          focusedParagraph = bookmark.paragraphID
        }
        .presentationDetents([.medium, .large])
      }
    }
  }

  private var titleBlock: some View {
    VStack(alignment: .leading) {
      Text(book.title)
        .font(.system(size: fontSize * 1.9, weight: .bold, design: .serif))
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h1)
      Text("by \(book.author)").italic()
    }
  }

  private var progressBar: some View {
    ProgressView(value: progress)
      .padding(.horizontal)
      .padding(.bottom, 6)
      .accessibilityLabel("Reading progress")
      .accessibilityValue(progress.formatted(.percent.precision(.fractionLength(0))))
  }

  @ToolbarContentBuilder
  private var toolbarContent: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      Menu("Contents", systemImage: "list.bullet") {
        ForEach(book.headings) { heading in
          Button(heading.markdown) {
            withAnimation { position = heading.id }
            focusedParagraph = heading.id
          }
        }
      }
    }
    ToolbarItemGroup(placement: .topBarTrailing) {
      Button("Bookmarks", systemImage: bookmarks.isEmpty ? "bookmark" : "bookmark.fill") {
        showsBookmarks = true
      }
      .accessibilityValue("\(bookmarks.count)")
      Button("Appearance", systemImage: "textformat.size") { showsAppearance = true }
        .popover(isPresented: $showsAppearance) {
          ReaderAppearanceView(fontSize: $fontSize, theme: $theme).presentationCompactAdaptation(
            .popover)
        }
    }
  }

  private func isBookmarked(_ paragraph: ReaderParagraph) -> Bool {
    bookmarks.contains { $0.paragraphID == paragraph.id }
  }

  private func toggleBookmark(_ paragraph: ReaderParagraph) {
    if let index = bookmarks.firstIndex(where: { $0.paragraphID == paragraph.id }) {
      bookmarks.remove(at: index)
    } else {
      let excerpt = String(paragraph.attributed(highlighting: "").characters.prefix(60))
      bookmarks.append(ReaderBookmark(paragraphID: paragraph.id, excerpt: excerpt, date: .now))
    }
    AccessibilityNotification.Announcement(
      isBookmarked(paragraph) ? "Bookmark added" : "Bookmark removed"
    ).post()
  }
}

private struct ReaderParagraphView: View {
  let paragraph: ReaderParagraph
  let query: String
  let isBookmarked: Bool
  let onToggleBookmark: () -> Void
  @Environment(\.readerFontSize) private var fontSize
  @Environment(\.legibilityWeight) private var legibilityWeight

  private var size: CGFloat { CGFloat(fontSize) * (paragraph.isHeading ? 1.4 : 1) }
  private var weight: Font.Weight {
    paragraph.isHeading || legibilityWeight == .bold ? .bold : .regular
  }

  var body: some View {
    Text(paragraph.attributed(highlighting: query))
      .font(.system(size: size, weight: weight, design: .serif))
      .lineSpacing(size * 0.35)
      .textSelection(.enabled)
      .padding(.top, paragraph.isHeading ? size : 0)
      .overlay(alignment: .topLeading) {
        if isBookmarked {
          Image(systemName: "bookmark.fill")
            .offset(x: -18, y: 4)
            .transition(.scale)
            .accessibilityHidden(true)
        }
      }
      .onLongPressGesture(perform: onToggleBookmark)
      .accessibilityAddTraits(paragraph.isHeading ? .isHeader : .isStaticText)
      .accessibilityHeading(paragraph.isHeading ? .h2 : .unspecified)
      .accessibilityTextContentType(.narrative)
      .accessibilityValue(isBookmarked ? "Bookmarked" : "")
      .accessibilityAction(
        named: isBookmarked ? "Remove Bookmark" : "Add Bookmark", onToggleBookmark)
  }
}

private struct ReaderAppearanceView: View {
  @Binding var fontSize: Double
  @Binding var theme: ReaderTheme

  var body: some View {
    VStack(spacing: 16) {
      Slider(value: $fontSize, in: 12...32, step: 1) {
        Text("Font size")
      } minimumValueLabel: {
        Text("A").font(.footnote).accessibilityHidden(true)
      } maximumValueLabel: {
        Text("A").font(.title2).accessibilityHidden(true)
      }
      .accessibilityValue("\(Int(fontSize)) points")
      HStack {
        ForEach(ReaderTheme.allCases) { option in
          Button(option.rawValue) { theme = option }
            .buttonStyle(ReaderThemeButtonStyle(theme: option, isSelected: theme == option))
            .accessibilityAddTraits(theme == option ? .isSelected : [])
        }
      }
    }
    .padding()
    .frame(minWidth: 280)
  }
}

private struct ReaderThemeButtonStyle: ButtonStyle {
  let theme: ReaderTheme
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(theme.foreground)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(theme.background, in: .rect(cornerRadius: 10))
      .overlay {
        RoundedRectangle(cornerRadius: 10).stroke(
          isSelected ? Color.accentColor : Color.gray, lineWidth: isSelected ? 2 : 1)
      }
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

private struct ReaderBookmarkList: View {
  @Binding var bookmarks: [ReaderBookmark]
  let onOpen: (ReaderBookmark) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        ForEach(bookmarks.sorted { $0.paragraphID < $1.paragraphID }) { bookmark in
          Button {
            onOpen(bookmark); dismiss()
          } label: {
            LabeledContent(bookmark.excerpt) { Text(bookmark.date, style: .time) }
          }
          .swipeActions {
            Button("Remove", systemImage: "trash", role: .destructive) {
              bookmarks.removeAll { $0.id == bookmark.id }
            }
          }
        }
      }
      .overlay {
        if bookmarks.isEmpty {
          ContentUnavailableView(
            "No Bookmarks", systemImage: "bookmark",
            description: Text("Touch and hold a paragraph to mark it."))
        }
      }
      .navigationTitle("Bookmarks")
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}

#Preview("Reader") {
  ReaderScreen()
}
