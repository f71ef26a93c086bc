public import SpokenViews

extension View {
  /// Performs something after a purchase, which does not happen.
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  /// Performs something before a purchase, which does not happen.
  public nonisolated func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }
  /// Performs something with how a subscription goes on, which is not known.
  public nonisolated func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { self }
  /// Performs something with what of a product its user has, which is not known.
  public nonisolated func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { self }
  /// Shows the subscriptions; the sheet of the system is not captured.
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>
  ) -> some View { self }
  /// Shows the subscriptions; the sheet of the system is not captured.
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  /// Gives a purchase back; the sheet of the system is not captured.
  public nonisolated func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>
  ) -> some View { self }
  /// Takes a code; the sheet of the system is not captured.
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  /// How products look; not heard.
  public nonisolated func productViewStyle(_ style: ProductViewStyles) -> some View { self }
  /// How subscriptions look; not heard.
  public nonisolated func subscriptionStoreControlStyle(
    _ style: SubscriptionStoreControlStyles
  ) -> some View { self }
  /// What the buttons of subscriptions say; not captured.
  public nonisolated func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { self }
  /// Which other buttons there are; not captured.
  public nonisolated func storeButton(
    _ visibility: Visibility, for kinds: StoreButtonKind...
  ) -> some View { self }
}

/// How products look; not heard.
public enum ProductViewStyles: Sendable { case automatic, compact, regular, large }

/// How subscriptions look; not heard.
public enum SubscriptionStoreControlStyles: Sendable {
  case automatic, buttons, picker, prominentPicker, compactPicker, pagedPicker
}

/// What the buttons of subscriptions say; not captured.
public struct SubscriptionStoreButtonLabel: Sendable {
  /// What the system says.
  public static let automatic = SubscriptionStoreButtonLabel()
  /// An action.
  public static let action = SubscriptionStoreButtonLabel()
  /// The name.
  public static let displayName = SubscriptionStoreButtonLabel()
  /// The price.
  public static let price = SubscriptionStoreButtonLabel()
  /// In several lines.
  public static let multiline = SubscriptionStoreButtonLabel()
  /// The same in several lines.
  public var multiline: SubscriptionStoreButtonLabel { self }
  /// With the price.
  public var price: SubscriptionStoreButtonLabel { self }
}

/// A further button of a store; not captured.
public enum StoreButtonKind: Sendable {
  case cancellation, restorePurchases, redeemCode, signIn, policies
}

/// What is known of what its user has; it is never said.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  /// What is known.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}
