import Foundation

/// What a recipe needs for one portion.
public struct Ingredient: Hashable, Sendable {
  /// How much of it, in its unit.
  public var amount: Int
  /// The unit, such as "g".
  public var unit: String
  /// Its name.
  public var name: String

  /// An amount of an ingredient.
  public init(_ amount: Int, _ unit: String, _ name: String) {
    self.amount = amount
    self.unit = unit
    self.name = name
  }
}

/// A recipe with its ingredients and steps.
public struct Recipe: Identifiable, Hashable, Sendable {
  /// Its name, by which it is told apart.
  public var name: String
  /// What it needs.
  public var ingredients: [Ingredient]
  /// What is done, in order.
  public var steps: [String]
  /// The name.
  public var id: String { name }

  /// A soup of three steps.
  public static let soup = Recipe(
    name: "Pumpkin soup",
    ingredients: [Ingredient(250, "g", "pumpkin"), Ingredient(100, "ml", "coconut milk")],
    steps: ["Dice the pumpkin", "Cook it for 20 minutes", "Stir in the milk"])
  /// A salad of one step.
  public static let salad = Recipe(
    name: "Bean salad", ingredients: [Ingredient(120, "g", "beans")], steps: ["Mix everything"])
  /// All recipes.
  public static let all = [soup, salad]
}
