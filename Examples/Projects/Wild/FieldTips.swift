import SwiftUI
import TipKit

struct FavoriteTip: Tip {
  static let tripAdded = Event(id: "tripAdded")
  @Parameter static var isSignedIn: Bool = false

  var title: Text { Text("Save as a favorite") }
  var message: Text? { Text("Your favorite trips stand at the top of the list.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] {
    Action(id: "learn-more", title: "Learn more")
    Action(id: "never", title: "Do not show again") { invalidate(reason: .actionPerformed) }
  }
  var rules: [Rule] {
    #Rule(Self.$isSignedIn) { $0 == true }
    #Rule(Self.tripAdded) { $0.donations.count >= 3 }
  }
  var options: [TipOption] { Tips.MaxDisplayCount(2) }
}

struct SearchTip: Tip {
  var title: Text { Text("Search by species") }
}

struct FieldTipsView: View {
  private let favoriteTip = FavoriteTip()
  private let searchTip = SearchTip()
  @State private var isHelpShown = false

  var body: some View {
    NavigationStack {
      List {
        TipView(searchTip, arrowEdge: .bottom)
        TipView(favoriteTip) { action in
          if action.id == "learn-more" { isHelpShown = true }
        }
        .tipBackground(.thinMaterial)
        Button("Add trip") {
          FavoriteTip.isSignedIn = true
          Task { await FavoriteTip.tripAdded.donate() }
        }
        Button("Search", systemImage: "magnifyingglass") {
          searchTip.invalidate(reason: .actionPerformed)
        }
        .popoverTip(searchTip, arrowEdge: .top)
      }
      .navigationTitle("Tips")
      .sheet(isPresented: $isHelpShown) { Text("Help").presentationDragIndicator(.visible) }
      .task {
        for await status in favoriteTip.statusUpdates where status == .available {
          AccessibilityNotification.Announcement("A tip is available").post()
        }
      }
    }
  }
}

#Preview {
  FieldTipsView()
    .task { try? Tips.resetDatastore() }
}
