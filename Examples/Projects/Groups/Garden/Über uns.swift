import SwiftUI

struct AboutView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("About us").font(.title).accessibilityAddTraits(.isHeader)
      Text("We grow what tastes good.")
      if let address = URL(string: "mailto:garden@example.org") {
        Link("Write to us", destination: address)
      }
    }
    .padding()
  }
}

#Preview("Über uns") { AboutView() }
