import SwiftUI

enum SettingsAppearance: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: Self { self }
  var title: String { rawValue.capitalized }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

enum SettingsUnits: String, CaseIterable, Identifiable {
  case metric = "Metric"
  case imperial = "Imperial"

  var id: Self { self }
}

enum SettingsRoute: Hashable {
  case account, notifications, storage, about
}

struct SettingsScreen: View {
  @AppStorage("settings.appearance") private var appearance: SettingsAppearance = .system
  @AppStorage("settings.units") private var units: SettingsUnits = .metric
  @AppStorage("settings.textScale") private var textScale = 1.0
  @AppStorage("settings.haptics") private var hapticsEnabled = true
  @AppStorage("settings.autoplay") private var autoplay = false
  @AppStorage("settings.dailyGoal") private var dailyGoal = 8
  @AppStorage("settings.displayName") private var displayName = "Robin Vale"
  @State private var accent = Color.indigo
  @State private var path: [SettingsRoute] = []
  @State private var confirmsReset = false
  @Environment(\.openURL) private var openURL

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        profileSection
        appearanceSection
        behaviourSection
        dataSection
        supportSection
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .navigationDestination(for: SettingsRoute.self) { route in
        switch route {
        case .account: SettingsAccountView(displayName: $displayName)
        case .notifications: SettingsNotificationsView()
        case .storage: SettingsStorageView()
        case .about: SettingsAboutView()
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Button("Reset All Settings", systemImage: "arrow.counterclockwise", role: .destructive)
            {
              confirmsReset = true
            }
            Divider()
            Button("Open Help", systemImage: "questionmark.circle", action: openHelp)
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
        }
      }
      .confirmationDialog(
        "Reset all settings?", isPresented: $confirmsReset, titleVisibility: .visible
      ) {
        Button("Reset", role: .destructive, action: reset)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Your account and data are kept.")
      }
    }
    .tint(accent)
    .preferredColorScheme(appearance.colorScheme)
  }

  private var profileSection: some View {
    Section {
      NavigationLink(value: SettingsRoute.account) {
        HStack(spacing: 14) {
          Image(systemName: "person.crop.circle.fill")
            .resizable()
            .scaledToFit()
            .frame(width: 52, height: 52)
            .foregroundStyle(accent.gradient)
            .accessibilityHidden(true)
          VStack(alignment: .leading) {
            Text(displayName).font(.title3)
            Text("Account, password and devices").font(.footnote).foregroundStyle(.secondary)
          }
        }
        .accessibilityElement(children: .combine)
      }
      NavigationLink(value: SettingsRoute.notifications) {
        SettingsIconLabel(title: "Notifications", symbol: "bell.badge.fill", color: .red)
      }
      .badge(3)
    }
  }

  private var appearanceSection: some View {
    Section {
      Picker("Theme", selection: $appearance) {
        ForEach(SettingsAppearance.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.segmented)
      ColorPicker("Accent colour", selection: $accent, supportsOpacity: false)
      VStack(alignment: .leading) {
        Text("Text size").accessibilityHidden(true)
        Slider(value: $textScale, in: 0.8...1.6, step: 0.1) {
          Text("Text size")
        } minimumValueLabel: {
          Image(systemName: "textformat.size.smaller")
        } maximumValueLabel: {
          Image(systemName: "textformat.size.larger")
        }
        .accessibilityValue(textScale.formatted(.percent.precision(.fractionLength(0))))
        Text("The quick brown fox")
          .font(.system(size: 17 * textScale))
          .contentTransition(.interpolate)
          .animation(.snappy, value: textScale)
          .accessibilityLabel("Sample text")
      }
    } header: {
      Text("Appearance")
    } footer: {
      Text("The theme applies to this app only. System follows the setting of your device.")
    }
  }

  private var behaviourSection: some View {
    Section("Behaviour") {
      Toggle(isOn: $hapticsEnabled) {
        SettingsIconLabel(title: "Haptics", symbol: "hand.tap.fill", color: .purple)
      }
      .sensoryFeedback(.success, trigger: hapticsEnabled) { _, isOn in isOn }
      Toggle(isOn: $autoplay) {
        Text("Autoplay videos")
        Text("Uses mobile data when Wi-Fi is not available.")
      }
      Stepper(value: $dailyGoal, in: 1...20) {
        LabeledContent("Daily goal", value: "\(dailyGoal) glasses")
      }
      .accessibilityValue("\(dailyGoal) glasses")
      Picker("Units", selection: $units) {
        ForEach(SettingsUnits.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.menu)
    }
  }

  private var dataSection: some View {
    Section("Data") {
      NavigationLink(value: SettingsRoute.storage) {
        LabeledContent {
          Text(Int64(1_340_000_000), format: .byteCount(style: .file))
        } label: {
          SettingsIconLabel(title: "Storage", symbol: "internaldrive.fill", color: .gray)
        }
      }
      Button("Reset All Settings", role: .destructive) { confirmsReset = true }
        .accessibilityHint("Asks for confirmation first")
    }
  }

  private var supportSection: some View {
    Section {
      // swift-format-ignore: NeverForceUnwrap
      Link(destination: URL(string: "https://example.com/help")!) {
        SettingsIconLabel(title: "Help Centre", symbol: "questionmark", color: .blue)
      }
      NavigationLink("About", value: SettingsRoute.about)
    } footer: {
      Text("Version 4.2 (118)").frame(maxWidth: .infinity)
    }
  }

  private func openHelp() {
    guard let url = URL(string: "https://example.com/help") else { return }
    openURL(url) { accepted in
      if !accepted { path = [.about] }
    }
  }

  private func reset() {
    appearance = .system
    units = .metric
    textScale = 1
    autoplay = false
    dailyGoal = 8
    accent = .indigo
  }
}

private struct SettingsIconLabel: View {
  let title: LocalizedStringKey
  let symbol: String
  let color: Color
  @ScaledMetric(relativeTo: .body) private var side = 28.0

  var body: some View {
    Label {
      Text(title).foregroundStyle(Color.primary)
    } icon: {
      Image(systemName: symbol)
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: side, height: side)
        .background(color, in: .rect(cornerRadius: side / 4))
    }
  }
}

private struct SettingsAccountView: View {
  @Binding var displayName: String
  @AppStorage("settings.birthday") private var birthday = 0.0

  private var date: Binding<Date> {
    Binding(
      get: { Date(timeIntervalSince1970: birthday) }, set: { birthday = $0.timeIntervalSince1970 })
  }

  var body: some View {
    Form {
      TextField("Display name", text: $displayName)
      DatePicker("Birthday", selection: date, displayedComponents: .date)
      LabeledContent("Member since", value: "2019")
    }
    .navigationTitle("Account")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct SettingsNotificationsView: View {
  @AppStorage("settings.push") private var allowsPush = true
  @AppStorage("settings.sound") private var sound = "Chime"
  @State private var quietFrom = Calendar.current.date(from: DateComponents(hour: 22)) ?? .now
  @State private var showsQuietHours = false

  var body: some View {
    Form {
      Toggle("Allow notifications", isOn: $allowsPush.animation())
      if allowsPush {
        Picker("Sound", selection: $sound) {
          ForEach(["Chime", "Bell", "None"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
        DisclosureGroup("Quiet hours", isExpanded: $showsQuietHours) {
          DatePicker("From", selection: $quietFrom, displayedComponents: .hourAndMinute)
        }
      }
    }
    .navigationTitle("Notifications")
  }
}

private struct SettingsStorageView: View {
  @State private var isClearing = false
  @State private var cacheMegabytes = 420.0

  var body: some View {
    List {
      Gauge(value: cacheMegabytes, in: 0...1_000) {
        Text("Cache")
      } currentValueLabel: {
        Text(Int64(cacheMegabytes * 1_000_000), format: .byteCount(style: .file))
      }
      .accessibilityLabel("Cache used")
      Button("Clear Cache") { isClearing = true }.disabled(isClearing || cacheMegabytes == 0)
    }
    .navigationTitle("Storage")
    .task(id: isClearing) {
      guard isClearing else { return }
      try? await Task.sleep(for: .seconds(1))
      withAnimation { cacheMegabytes = 0 }
      isClearing = false
      AccessibilityNotification.Announcement("Cache cleared").post()
    }
  }
}

private struct SettingsAboutView: View {
  var body: some View {
    List {
      LabeledContent("Version", value: "4.2")
      LabeledContent("Build") { Text(118, format: .number.grouping(.never)) }
    }
    .navigationTitle("About")
  }
}

#Preview {
  SettingsScreen()
}
