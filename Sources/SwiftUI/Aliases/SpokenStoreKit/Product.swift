/// What an app sells: no store answers here, so that there is none.
public struct Product: Identifiable, Hashable, Sendable {
  /// What kind of product it is.
  public struct ProductType: Hashable, Sendable, RawRepresentable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// It is kept.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// It ends.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// It goes on by itself.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// How a purchase ended.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  /// Why a purchase failed.
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
  }

  /// What a purchase is made with.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// Who buys it.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "token")
    }
    /// How many.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity")
    }
  }

  /// What a subscription is.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// What of a subscription is paid.
    public struct RenewalState: Hashable, Sendable, RawRepresentable {
      /// The number.
      public let rawValue: Int
      /// A state by its number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It goes on.
      public static let subscribed = RenewalState(rawValue: 1)
      /// It ended.
      public static let expired = RenewalState(rawValue: 2)
      /// It is to be paid.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// It is to be paid soon.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// It was given back.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// How a subscription goes on.
    public struct Status: Sendable {
      /// What of it is paid.
      public let state: RenewalState
      /// The last purchase.
      public let transaction: VerificationResult<Transaction>
    }

    /// The group.
    public let subscriptionGroupID: String
    /// The time.
    public let subscriptionPeriod: SubscriptionPeriod
    /// How it goes on: there is none.
    public var status: [Status] { get async throws { [] } }
    /// How a group goes on: there is none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Whether its user may try it: there is none.
    public var isEligibleForIntroOffer: Bool { get async { false } }
  }

  /// A time of a subscription.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    /// The unit.
    public let unit: Unit
    /// How many units.
    public let value: Int
  }

  /// Its name for the app.
  public let id: String
  /// What kind it is.
  public let type: ProductType
  /// Its name.
  public let displayName: String
  /// What it is.
  public let description: String
  /// Its price.
  public let price: Decimal
  /// Its price in words.
  public let displayPrice: String
  /// Whether a family shares it.
  public let isFamilyShareable: Bool
  /// What its subscription is.
  public let subscription: SubscriptionInfo?

  /// The products of names: none.
  public static func products<Names: Collection>(
    for identifiers: Names
  ) async throws -> [Product] where Names.Element == String { [] }

  /// Buys nothing: it answers as if its user had cancelled.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  /// The last purchase: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// What of it its user has: nothing.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

/// Whether something is signed by the store.
public enum VerificationResult<Value> {
  /// Why it is not.
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }

  case unverified(Value, VerificationError)
  case verified(Value)

  /// It, if it is signed.
  public var payloadValue: Value {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// It, whether it is signed or not.
  public var unsafePayloadValue: Value {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where Value: Sendable {}

/// Why the store does not answer.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
}
