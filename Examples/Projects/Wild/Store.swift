import Foundation
import StoreKit
import SwiftUI

typealias Transaction = StoreKit.Transaction

enum StoreError: LocalizedError { case failedVerification }

@MainActor
final class Store: ObservableObject {
  @Published private(set) var products: [Product] = []
  @Published private(set) var purchasedIDs: Set<String> = []
  @Published var message: String?
  private var updates: Task<Void, Never>?

  init() {
    updates = Task { [weak self] in
      for await result in Transaction.updates {
        guard let transaction = try? self?.checkVerified(result) else { continue }
        await self?.updatePurchases()
        await transaction.finish()
      }
    }
  }

  deinit { updates?.cancel() }

  func loadProducts() async {
    do {
      products = try await Product.products(for: ["org.example.wild.pro", "org.example.wild.tip"])
        .sorted { $0.price < $1.price }
    } catch {
      message = error.localizedDescription
    }
  }

  func purchase(_ product: Product) async throws -> Transaction? {
    switch try await product.purchase() {
    case .success(let verification):
      let transaction = try checkVerified(verification)
      await transaction.finish()
      return transaction
    case .userCancelled, .pending: return nil
    @unknown default: return nil
    }
  }

  func updatePurchases() async {
    for await case .verified(let transaction) in Transaction.currentEntitlements
    where transaction.revocationDate == nil {
      purchasedIDs.insert(transaction.productID)
    }
  }

  nonisolated func checkVerified<T>(_ result: VerificationResult<T>) throws -> T {
    switch result {
    case .unverified: throw StoreError.failedVerification
    case .verified(let safe): return safe
    }
  }
}

struct PaywallView: View {
  @EnvironmentObject private var store: Store
  @Environment(\.requestReview) private var requestReview

  var body: some View {
    List {
      ForEach(store.products, id: \.id) { product in
        LabeledContent(product.displayName) {
          Button(product.displayPrice) { Task { try? await store.purchase(product) } }
        }
      }
      ProductView(id: "org.example.wild.pro") { Image(systemName: "crown") }
        .productViewStyle(.compact)
      Button("Restore purchases") { Task { try? await AppStore.sync() } }
      Button("Rate") { requestReview() }
    }
    .alert("Store", isPresented: .constant(store.message != nil), presenting: store.message) { _ in
      Button("OK", role: .cancel) { store.message = nil }
    } message: {
      Text($0)
    }
  }
}
