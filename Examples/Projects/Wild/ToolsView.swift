// swift-format-ignore-file: NeverForceUnwrap
import SwiftUI

struct Tool: Identifiable, Hashable {
  var id: String { name }
  let name: String
  var weight: Double
  var isPacked = false
}

final class ToolShed: ObservableObject {
  @Published var tools = [Tool(name: "Rope", weight: 2.1), Tool(name: "Axe", weight: 0.8)]
  @Published private(set) var totalWeight = 0.0
  @Published var searchText = ""
  @Published private(set) var matches: [String] = []
  private var bag = Set<AnyCancellable>()

  init() {
    $tools.map { $0.map(\.weight).reduce(0, +) }.assign(to: &$totalWeight)
    $searchText
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .combineLatest($tools.map { $0.map(\.name) })
      .map { text, names in text.isEmpty ? names : names.filter { $0.contains(text) } }
      .assign(to: \.matches, on: self)
      .store(in: &bag)
    UserDefaults.standard.publisher(for: \.packedCount)
      .sink { print("Packed: \($0)") }
      .store(in: &bag)
  }
}

extension UserDefaults {
  @objc dynamic var packedCount: Int { integer(forKey: "packedCount") }
}

struct ToolsView: View {
  @StateObject private var shed = ToolShed()
  @State private var sortOrder = [KeyPathComparator(\Tool.name)]
  @State private var selection = Set<Tool.ID>()
  private var sorted: [Tool] { shed.tools.sorted(using: sortOrder) }

  var body: some View {
    NavigationSplitView {
      Table(sorted, selection: $selection, sortOrder: $sortOrder) {
        TableColumn("Name", value: \.name)
        TableColumn("Weight", value: \.weight) { Text($0.weight, format: .number) }
      }
      .focusedValue(\.selectedTool, selection.first)
      .searchable(text: $shed.searchText) {
        ForEach(shed.matches, id: \.self) { Text($0).searchCompletion($0) }
      }
      List($shed.tools, editActions: [.move, .delete]) { $tool in
        Toggle(tool.name, isOn: $tool.isPacked)
      }
      .onChange(of: shed.tools.filter(\.isPacked).count, initial: true) { old, new in
        UserDefaults.standard.set(new, forKey: "packedCount")
      }
      .safeAreaInset(edge: .bottom) { Text("Total \(shed.totalWeight, specifier: "%.1f") kg") }
    } detail: {
      List {
        NavigationLink("Stopwatch", destination: StopwatchView().ignoresSafeArea())
        NavigationLink("Weather") { WeatherScreen(url: URL(string: "https://example.org/w.json")!) }
        NavigationLink("Video") { VideoScreen(url: Bundle.main.bundleURL) }
        NavigationLink("Web", destination: WebScreen.init)
        NavigationLink("Tips", destination: FieldTipsView.init)
      }
    }
    .containerValue(\.toolCount, shed.tools.count)
  }
}

extension ContainerValues {
  @Entry var toolCount = 0
}
