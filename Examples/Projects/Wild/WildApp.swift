import SwiftData
import SwiftUI
import TipKit
import UserNotifications

@main
struct WildApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var store = Store()
  @StateObject private var session = Session()
  @AppStorage("selectedTab") private var selectedTab = "trips"

  init() {
    try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.label]
    UITabBar.appearance().unselectedItemTintColor = .secondaryLabel
  }

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selectedTab) {
        TripListView()
          .tabItem { Label("Trips", systemImage: "list.bullet") }
          .tag("trips")
        TrailMapView()
          .tabItem { Label("Map", systemImage: "map") }
          .tag("map")
        StatisticsView()
          .tabItem { Label("Statistics", systemImage: "chart.bar") }
          .tag("statistics")
        ToolsView()
          .tabItem { Label("Tools", systemImage: "wrench") }
          .tag("tools")
        SettingsView()
          .tabItem { Label("Settings", systemImage: "gear") }
          .tag("settings")
          .badge(session.isSignedIn ? 0 : 1)
      }
      .environmentObject(store)
      .environmentObject(session)
      .task { await store.loadProducts() }
      .onOpenURL { url in
        guard url.scheme == "wild", let host = url.host() else { return }
        selectedTab = host
      }
      #if os(iOS)
        .onReceive(
          NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
        ) { _ in
          UNUserNotificationCenter.current().setBadgeCount(0)
        }
      #endif
    }
    .modelContainer(for: [Trip.self, Sighting.self])
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { appDelegate.scheduleRefresh() }
    }
    #if os(macOS)
      .windowResizability(.contentSize)
      .commands { SidebarCommands() }
    #endif
  }
}
