import KitchenKit

/// How many people eat; the widget counts them too.
struct Portions {
  static let range = 1...12
  var count: Int

  init(_ count: Int) { self.count = count }

  func scaled(_ ingredient: Ingredient) -> String {
    "\(ingredient.amount * count) \(ingredient.unit) \(ingredient.name)"
  }
}
