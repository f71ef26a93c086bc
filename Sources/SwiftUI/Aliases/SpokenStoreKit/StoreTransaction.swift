/// A purchase; there is none.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Purchases, of which there are none.
  public struct Transactions: AsyncSequence, Sendable {
    /// A purchase.
    public typealias Element = VerificationResult<Transaction>
    /// Whether it waits for more, which do not come.
    fileprivate let waits: Bool

    /// Goes through no purchase.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let waits: Bool
      /// None, at once or when the task is cancelled.
      public mutating func next() async -> VerificationResult<Transaction>? {
        guard waits else { return nil }
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        // Kept, because a stream ends with its continuation.
        defer { continuation.finish() }
        for await transaction in stream { return transaction }
        return nil
      }
    }

    /// The purchases.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(waits: waits) }
  }

  /// Why a purchase was taken back.
  public enum RevocationReason: Hashable, Sendable { case developerIssue, other }
  /// Whose purchase it is.
  public enum OwnershipType: Hashable, Sendable { case purchased, familyShared }

  /// Its number.
  public let id: UInt64
  /// The number of the first purchase.
  public let originalID: UInt64
  /// The name of the product.
  public let productID: String
  /// What kind of product it is.
  public let productType: Product.ProductType
  /// When it was bought.
  public let purchaseDate: Date
  /// When it ends.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// Why it was taken back.
  public let revocationReason: RevocationReason?
  /// Whether something better took its place.
  public let isUpgraded: Bool
  /// How many.
  public let purchasedQuantity: Int
  /// Whose it is.
  public let ownershipType: OwnershipType
  /// Who bought it.
  public let appAccountToken: UUID?
  /// The group of the subscription.
  public let subscriptionGroupID: String?

  /// Purchases that come; none does.
  public static var updates: Transactions { Transactions(waits: true) }
  /// All purchases: none.
  public static var all: Transactions { Transactions(waits: false) }
  /// What its user has: nothing.
  public static var currentEntitlements: Transactions { Transactions(waits: false) }
  /// Purchases that the app has not taken: none.
  public static var unfinished: Transactions { Transactions(waits: false) }
  /// The last purchase of a product: none.
  public static func latest(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
  /// What of a product its user has: nothing.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
  /// The app took it.
  public func finish() async {}
}

/// The store, which does not answer.
public enum AppStore {
  /// Whether its user can pay; not here.
  public static var canMakePayments: Bool { false }
  /// Looks for purchases, and finds none.
  public static func sync() async throws {}
  /// A number of the device; there is none.
  public static var deviceVerificationID: UUID? { nil }
}

/// Where the store is.
public struct Storefront: Hashable, Sendable, Identifiable {
  /// The letters of the country.
  public let countryCode: String
  /// Its name.
  public let id: String
  /// Where the store is: nowhere.
  public static var current: Storefront? { get async { nil } }
}
