// swift-format-ignore-file: NeverForceUnwrap
import SwiftUI

extension EnvironmentValues {
  @Entry var accent: Color = .green
}

extension FocusedValues {
  @Entry var selectedTool: String?
}

struct SettingsView: View {
  @EnvironmentObject private var session: Session
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.openURL) private var openURL
  @AppStorage("name") private var name = ""
  @AppStorage("units") private var units = Units.metric
  @SceneStorage("isExpanded") private var isExpanded = true

  enum Units: String, CaseIterable { case metric, imperial }

  private var version: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "1.0"
  }

  var body: some View {
    NavigationView {
      Form {
        Section(isExpanded: $isExpanded) {
          NavigationLink("Profile") { ProfileForm(name: $name).ignoresSafeArea() }
          NavigationLink("Picture", destination: AvatarPicker())
          NavigationLink {
            SignInView()
          } label: {
            Label(session.isSignedIn ? session.fullName : "Sign in", systemImage: "person")
          }
        } header: {
          Text("account.title", bundle: .module)
        }
        Picker("Units", selection: $units) {
          ForEach(Units.allCases, id: \.self) { Text($0.rawValue.localizedCapitalized).tag($0) }
        }
        Image("logo", bundle: .module).accessibilityLabel("Wild")
        NavigationLink("Wild Pro", destination: PaywallView())
        NavigationLink("Reminders", destination: RemindersView())
        Button("Website") { openURL(URL(string: "https://example.org")!) { print($0) } }
        Text("Version \(version)").font(.footnote).foregroundStyle(.secondary)
      }
      .navigationTitle(Text("settings.title", bundle: .module, comment: "Title of the settings"))
      .animation(reduceMotion ? nil : .spring(), value: units)
    }
    .navigationViewStyle(.stack)
    .environment(\.accent, .mint)
    .transformEnvironment(\.dynamicTypeSize) { size in if size > .xxxLarge { size = .xxxLarge } }
  }
}
