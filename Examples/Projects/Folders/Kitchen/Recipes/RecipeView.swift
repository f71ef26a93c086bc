import KitchenKit
import SwiftUI

struct RecipeView: View {
  let recipe: Recipe
  @State private var portions = Portions(2)
  @State private var isCooked = false

  var body: some View {
    List {
      Stepper("Portions", value: $portions.count, in: Portions.range)
      Section("Ingredients") {
        ForEach(recipe.ingredients, id: \.self) { Text(portions.scaled($0)) }
      }
      Section("Steps") {
        ForEach(recipe.steps, id: \.self) { Text($0) }
      }
      Toggle("Cooked!", isOn: $isCooked)
      if isCooked { CelebrationView() }
    }
    .navigationTitle(recipe.name)
    #if targetEnvironment(simulator) || os(iOS)
      .navigationBarTitleDisplayMode(.inline)
    #endif
  }
}

#Preview("Soup") {
  NavigationStack { RecipeView(recipe: .soup) }
}
