/// What an app sells, by its older name; there is none.
open class SKProduct: NSObject {
  /// Its name for the app.
  open var productIdentifier: String { "" }
  /// Its name.
  open var localizedTitle: String { "" }
  /// What it is.
  open var localizedDescription: String { "" }
  /// Its price.
  open var price: NSDecimalNumber { 0 }
  /// How its price is written.
  open var priceLocale: Locale { .current }
}

/// Looks for products; it finds none, and says nothing.
open class SKProductsRequest: NSObject {
  /// What would be called.
  open weak var delegate: (any SKProductsRequestDelegate)?
  /// The products of names.
  public init(productIdentifiers: Set<String>) {}
  /// Begins.
  open func start() {}
  /// Ends it.
  open func cancel() {}
}

/// What was found.
open class SKProductsResponse: NSObject {
  /// The products.
  open var products: [SKProduct] { [] }
  /// The names that are none.
  open var invalidProductIdentifiers: [String] { [] }
}

/// What a request calls; it is never called here.
public protocol SKProductsRequestDelegate: NSObjectProtocol {
  /// There are products.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks for a review; its user is not asked.
public enum SKStoreReviewController {
  /// Asks nobody.
  public static func requestReview() {}
}
