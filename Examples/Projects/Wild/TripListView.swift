import SwiftData
import SwiftUI

struct TripListView: View {
  @Environment(\.modelContext) private var context
  @Environment(\.isSearching) private var isSearching
  @Query(sort: \Trip.startDate, order: .reverse, animation: .default) private var trips: [Trip]
  @Query(filter: #Predicate<Trip> { $0.isFavorite }, sort: [SortDescriptor(\Trip.name)])
  private var favorites: [Trip]
  @State private var searchText = ""
  @State private var selection: Trip.ID?
  @State private var tripToEdit: Trip?
  @State private var path = NavigationPath()

  private var results: [Trip] {
    trips.filter { searchText.isEmpty || $0.name.localizedCaseInsensitiveContains(searchText) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List(selection: $selection) {
        if searchText.isEmpty && !favorites.isEmpty {
          Section("Favorites") {
            ForEach(favorites) { trip in
              NavigationLink(trip.name, value: trip)
            }
          }
        }
        Section {
          ForEach(results) { trip in
            NavigationLink(value: trip) { TripRow(trip: trip) }
              .swipeActions(edge: .leading) {
                Button {
                  trip.isFavorite.toggle()
                } label: {
                  Label("Favorite", systemImage: trip.isFavorite ? "star.slash" : "star")
                }
                .tint(.yellow)
              }
              .contextMenu {
                Button("Edit", systemImage: "pencil") { tripToEdit = trip }
                Button("Delete", systemImage: "trash", role: .destructive) { context.delete(trip) }
              }
          }
          .onDelete { offsets in
            withAnimation { offsets.map { results[$0] }.forEach(context.delete) }
          }
        } header: {
          Text("^[\(results.count) trip](inflect: true)")
        }
      }
      .overlay {
        if results.isEmpty { ContentUnavailableView.search(text: searchText) }
      }
      .navigationTitle("Trips")
      .navigationDestination(for: Trip.self, destination: TripDetailView.init)
      .searchable(text: $searchText, placement: .navigationBarDrawer(displayMode: .always))
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus", action: add) }
      }
      .sheet(item: $tripToEdit) { trip in
        NavigationStack { TripDetailView(trip: trip) }
          .presentationDetents([.medium, .large])
      }
    }
  }

  private func add() {
    let trip = Trip(name: "New trip", distance: 0)
    context.insert(trip)
    try? context.save()
    path.append(trip)
  }
}

#Preview { TripListView().modelContainer(previewContainer) }
