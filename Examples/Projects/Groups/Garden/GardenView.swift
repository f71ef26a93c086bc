import GardenKit
import Plants
import SwiftUI

struct GardenView: View {
  @EnvironmentObject private var store: GardenStore
  @State private var isWatering = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.beds) { bed in
          Section(bed.name) {
            ForEach(bed.plants) { plant in row(plant) }
          }
        }
        #if GARDEN_TIPS
          Section("Tips") { Text("Water in the morning") }
        #endif
        NavigationLink("About") { AboutView() }
      }
      .navigationTitle("My Garden")
      #if os(iOS)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Watering", systemImage: "drop") { isWatering = true }
          }
        }
      #endif
      .sheet(isPresented: $isWatering) { WateringView() }
    }
  }

  private func row(_ plant: Plant) -> some View {
    HStack {
      Image("Leaf").accessibilityHidden(true)
      Text(plant.name)
      Spacer()
      if store.watered.contains(plant) {
        Image(systemName: "checkmark").accessibilityLabel("Watered")
      } else {
        Button("Water") { store.water(plant) }
      }
    }
  }
}

#Preview("Garden") {
  GardenView().environmentObject(GardenStore())
}
