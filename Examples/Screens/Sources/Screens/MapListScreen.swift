import SwiftUI

enum PlaceKind: String, CaseIterable, Identifiable {
  case cafe = "Cafés"
  case museum = "Museums"
  case park = "Parks"
  case shop = "Shops"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .cafe: "cup.and.saucer.fill"
    case .museum: "building.columns.fill"
    case .park: "tree.fill"
    case .shop: "bag.fill"
    }
  }

  var color: Color {
    switch self {
    case .cafe: .brown
    case .museum: .purple
    case .park: .green
    case .shop: .orange
    }
  }
}

struct PlaceItem: Identifiable, Hashable {
  let id: Int
  let name: String
  let kind: PlaceKind
  let address: String
  let metres: Double
  let rating: Double
  let isOpen: Bool
  var isSaved = false

  var distance: Measurement<UnitLength> { Measurement(value: metres, unit: .meters) }
  // swift-format-ignore: NeverForceUnwrap
  var shareURL: URL { URL(string: "https://example.com/places/\(id)")! }

  var distanceText: String {
    distance.formatted(.measurement(width: .abbreviated, usage: .road))
  }

  var spokenDistance: String {
    distance.formatted(.measurement(width: .wide, usage: .road))
  }

  static let samples: [PlaceItem] = [
    PlaceItem(
      id: 1, name: "Tide & Bean", kind: .cafe, address: "4 Quay Street", metres: 180, rating: 4.6,
      isOpen: true),
    PlaceItem(
      id: 2, name: "Maritime Museum", kind: .museum, address: "Harbour Square", metres: 950,
      rating: 4.8, isOpen: true),
    PlaceItem(
      id: 3, name: "Castle Gardens", kind: .park, address: "Castle Hill", metres: 2_300,
      rating: 4.3, isOpen: true, isSaved: true),
    PlaceItem(
      id: 4, name: "Second Chapter", kind: .shop, address: "21 Mill Lane", metres: 640, rating: 4.5,
      isOpen: false),
    PlaceItem(
      id: 5, name: "Gallery North", kind: .museum, address: "8 Station Road", metres: 4_100,
      rating: 3.9, isOpen: false),
  ]
}

struct PlaceFilter: Equatable {
  enum Order: String, CaseIterable, Identifiable {
    case distance = "Distance"
    case rating = "Rating"
    case name = "Name"

    var id: Self { self }
  }

  var kinds = Set(PlaceKind.allCases)
  var openNow = false
  var maximumKilometres = 5.0
  var order = Order.distance

  var isActive: Bool { self != PlaceFilter() }

  func apply(to places: [PlaceItem]) -> [PlaceItem] {
    let matching = places.filter { place in
      kinds.contains(place.kind) && (!openNow || place.isOpen)
        && place.metres <= maximumKilometres * 1_000
    }
    return switch order {
    case .distance: matching.sorted { $0.metres < $1.metres }
    case .rating: matching.sorted { $0.rating > $1.rating }
    case .name: matching.sorted { $0.name.localizedCompare($1.name) == .orderedAscending }
    }
  }
}

struct MapListScreen: View {
  @State private var places: [PlaceItem] = []
  @State private var filter = PlaceFilter()
  @State private var showsFilter = false
  @State private var directionsTarget: PlaceItem?
  @State private var query = ""
  @State private var path = NavigationPath()
  @Environment(\.openURL) private var openURL

  private var visible: [PlaceItem] {
    filter.apply(to: places).filter { query.isEmpty || $0.name.localizedStandardContains(query) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section {
          ForEach(visible) { place in
            NavigationLink(value: place) {
              PlaceRow(place: place)
            }
            .swipeActions {
              Button("Directions", systemImage: "arrow.triangle.turn.up.right.diamond") {
                directionsTarget = place
              }
              .tint(.blue)
              ShareLink(
                item: place.shareURL, subject: Text(place.name), message: Text(place.address))
            }
            .contextMenu {
              Button("Directions", systemImage: "arrow.triangle.turn.up.right.diamond") {
                directionsTarget = place
              }
              ShareLink("Share", item: place.shareURL)
            } preview: {
              PlaceDetail(place: place).frame(width: 320, height: 300)
            }
          }
          .onDelete { offsets in
            let removed = Set(offsets.map { visible[$0].id })
            places.removeAll { removed.contains($0.id) }
          }
        } header: {
          Text("^[\(visible.count) place](inflect: true) nearby")
        } footer: {
          if filter.isActive {
            Button("Clear filters") { withAnimation { filter = PlaceFilter() } }
              .font(.footnote)
          }
        }
      }
      .listStyle(.insetGrouped)
      .animation(.default, value: filter)
      .overlay {
        if visible.isEmpty && !places.isEmpty {
          ContentUnavailableView {
            Label("No Places", systemImage: "mappin.slash")
          } description: {
            Text("Try a wider distance or other kinds.")
          } actions: {
            Button("Change Filters") { showsFilter = true }
          }
        }
      }
      .navigationTitle("Nearby")
      .navigationDestination(for: PlaceItem.self) { PlaceDetail(place: $0) }
      .searchable(text: $query, prompt: "Find a place")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button(
            "Filter",
            systemImage: filter.isActive
              ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle"
          ) {
            showsFilter = true
          }
          .accessibilityValue(filter.isActive ? "On" : "Off")
          .popover(isPresented: $showsFilter, arrowEdge: .top) {
            PlaceFilterView(filter: $filter)
              .presentationCompactAdaptation(.popover)
          }
        }
      }
      .confirmationDialog("Directions", isPresented: directionsShown, presenting: directionsTarget)
      { place in
        Button("Walk") { open(place, mode: "walk") }
        Button("Drive") { open(place, mode: "drive") }
        Button("Public Transport") { open(place, mode: "transit") }
      } message: { place in
        Text("\(place.name) is \(place.distanceText) away.")
      }
      .onChange(of: visible.count) { _, count in
        AccessibilityNotification.Announcement("\(count) places shown").post()
      }
      .task {
        try? await Task.sleep(for: .milliseconds(300))
        places = PlaceItem.samples
      }
      .refreshable { places = PlaceItem.samples.shuffled() }
      .redacted(reason: places.isEmpty ? .placeholder : [])
    }
  }

  private var directionsShown: Binding<Bool> {
    Binding(get: { directionsTarget != nil }, set: { if !$0 { directionsTarget = nil } })
  }

  private func open(_ place: PlaceItem, mode: String) {
    openURL(place.shareURL.appending(queryItems: [URLQueryItem(name: "mode", value: mode)]))
  }
}

private struct PlaceRow: View {
  let place: PlaceItem

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: place.kind.symbol)
        .foregroundStyle(.white)
        .frame(width: 40, height: 40)
        .background(place.kind.color.gradient, in: .circle)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(place.name).font(.headline)
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 6) {
            status; Text("·"); Text(place.address)
          }
          status
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      Text(place.distanceText)
        .font(.subheadline.monospacedDigit())
        .layoutPriority(1)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(place.name)
    .accessibilityValue("\(place.spokenDistance), \(place.isOpen ? "open" : "closed")")
    .accessibilityCustomContent("Address", place.address)
    .accessibilityCustomContent("Rating", place.rating.formatted(), importance: .high)
  }

  private var status: some View {
    Text(place.isOpen ? "Open" : "Closed")
      .foregroundStyle(place.isOpen ? Color.green : Color.red)
  }
}

private struct PlaceFilterView: View {
  @Binding var filter: PlaceFilter

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Filters").font(.headline).accessibilityAddTraits(.isHeader)
      ForEach(PlaceKind.allCases) { kind in
        Toggle(isOn: binding(for: kind)) {
          Label(kind.rawValue, systemImage: kind.symbol)
        }
      }
      Divider()
      Toggle("Open now", isOn: $filter.openNow)
      Slider(value: $filter.maximumKilometres, in: 0.5...5, step: 0.5) {
        Text("Maximum distance")
      }
      .accessibilityValue(maximum.formatted(.measurement(width: .wide)))
      Text("Within \(maximum.formatted(.measurement(width: .abbreviated)))")
        .font(.caption)
        .accessibilityHidden(true)
      Picker("Order", selection: $filter.order) {
        ForEach(PlaceFilter.Order.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
    }
    .padding()
    .frame(minWidth: 280)
  }

  private var maximum: Measurement<UnitLength> {
    Measurement(value: filter.maximumKilometres, unit: .kilometers)
  }

  private func binding(for kind: PlaceKind) -> Binding<Bool> {
    Binding(
      get: { filter.kinds.contains(kind) },
      set: { _ in filter.kinds.formSymmetricDifference([kind]) })
  }
}

private struct PlaceDetail: View {
  let place: PlaceItem

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 20)
        .fill(place.kind.color.gradient)
        .overlay { Image(systemName: place.kind.symbol).font(.largeTitle).foregroundStyle(.white) }
        .frame(height: 180)
        .accessibilityHidden(true)
      Group {
        LabeledContent("Address", value: place.address)
        LabeledContent(
          "Distance", value: place.distance, format: .measurement(width: .wide, usage: .road))
        LabeledContent("Rating", value: place.rating, format: .number)
      }
      Spacer()
    }
    .padding()
    .navigationTitle(place.name)
    .toolbar { ShareLink(item: place.shareURL) }
  }
}

#Preview {
  MapListScreen()
}
