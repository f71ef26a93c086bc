import SwiftUI

/// What a user planned and spent, and with whom.
@Observable
public final class Wallet {
  /// A plan for a month.
  public struct Budget: Identifiable {
    /// What it is for.
    public let name: String
    /// What is planned, in dollars.
    public var planned: Double
    /// What was spent, in dollars.
    public let spent: Double
    /// The name.
    public var id: String { name }
    /// Whether more was spent than planned.
    public var isOver: Bool { spent > planned }
  }

  /// Somebody who saves too.
  public struct Friend: Identifiable {
    /// A number that identifies the friend.
    public let id: Int
    /// The name.
    public let name: String
    /// Whether a challenge was sent.
    public var isChallenged = false
  }

  /// The budgets.
  public var budgets: [Budget]
  /// The friends.
  public var friends: [Friend]
  /// What the user should read now.
  public var notice: String?

  /// A wallet with its budgets and friends.
  public init(budgets: [Budget], friends: [Friend]) {
    self.budgets = budgets
    self.friends = friends
  }

  /// Sends a challenge to a friend.
  public func challenge(_ friend: Friend) {
    guard let index = friends.firstIndex(where: { $0.id == friend.id }) else { return }
    friends[index].isChallenged = true
    notice = "Challenge sent to \(friend.name)"
  }

  /// A wallet with three budgets and two friends.
  public static var example: Wallet {
    Wallet(
      budgets: [
        Budget(name: "Groceries", planned: 300, spent: 320),
        Budget(name: "Travel", planned: 100, spent: 40),
        Budget(name: "Books", planned: 50, spent: 55),
      ], friends: [Friend(id: 1, name: "Mira"), Friend(id: 2, name: "Jonas")])
  }
}
