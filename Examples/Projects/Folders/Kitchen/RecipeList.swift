import KitchenKit
import SwiftUI

struct RecipeList: View {
  @State private var search = ""
  @State private var favorites: Set<Recipe.ID> = []

  private var found: [Recipe] {
    search.isEmpty
      ? Recipe.all : Recipe.all.filter { $0.name.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationStack {
      List(found) { recipe in
        NavigationLink(value: recipe) {
          let isFavorite = favorites.contains(recipe.id)
          Label(recipe.name, systemImage: isFavorite ? "heart.fill" : "fork.knife")
        }
        .swipeActions {
          Button("Favorite", systemImage: "heart") { favorites.insert(recipe.id) }
        }
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
      .searchable(text: $search, prompt: "Search recipes")
    }
  }
}

#Preview { RecipeList() }
