import SwiftData
import SwiftUI

struct TripRow: View {
  let trip: Trip

  var body: some View {
    VStack(alignment: .leading) {
      Text(trip.name).font(.headline)
      HStack {
        Text(trip.startDate, format: .dateTime.day().month(.abbreviated))
        Text(trip.length, format: .measurement(width: .abbreviated, usage: .road))
        Text(trip.difficulty.title)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

struct TripDetailView: View {
  @Bindable var trip: Trip
  @Environment(\.dismiss) private var dismiss
  @Query private var sightings: [Sighting]
  @FocusState private var isNameFocused: Bool
  @State private var isConfirming = false

  init(trip: Trip) {
    self.trip = trip
    let id = trip.id
    _sightings = Query(
      filter: #Predicate<Sighting> { $0.trip?.id == id && $0.count > 0 },
      sort: \.species)
  }

  var body: some View {
    Form {
      Section("Trip") {
        TextField("Name", text: $trip.name)
          .focused($isNameFocused)
          .textInputAutocapitalization(.words)
        DatePicker("Start", selection: $trip.startDate, displayedComponents: .date)
        Picker("Difficulty", selection: $trip.difficulty) {
          ForEach(Difficulty.allCases) { Text($0.title).tag($0) }
        }
        LabeledContent("Distance") {
          TextField(
            "Distance", value: $trip.distance, format: .number.precision(.fractionLength(1))
          )
          .keyboardType(.decimalPad)
        }
        Toggle("Favorite", isOn: $trip.isFavorite)
      }
      Section("Sightings") {
        ForEach(sightings) { sighting in
          LabeledContent(sighting.species, value: sighting.count, format: .number)
        }
      }
      Button("Delete trip", role: .destructive) { isConfirming = true }
    }
    .navigationTitle($trip.name)
    .navigationBarTitleDisplayMode(.inline)
    .onAppear { isNameFocused = trip.name.isEmpty }
    .confirmationDialog(
      "Delete this trip?", isPresented: $isConfirming, titleVisibility: .visible
    ) {
      Button("Delete", role: .destructive) {
        trip.modelContext?.delete(trip)
        dismiss()
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { isNameFocused = false }
      }
    }
  }
}
