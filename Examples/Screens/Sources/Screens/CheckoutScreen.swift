import SwiftUI

struct CheckoutLine: Identifiable, Hashable {
  let id: Int
  let name: String
  let detail: String
  let price: Decimal
  let symbol: String
  var quantity = 1

  var total: Decimal { price * Decimal(quantity) }
}

struct CheckoutMethod: Identifiable, Hashable {
  let id: String
  let name: String
  let symbol: String

  static let all = [
    CheckoutMethod(id: "card", name: "Visa ending 4242", symbol: "creditcard"),
    CheckoutMethod(id: "wallet", name: "Wallet", symbol: "wallet.pass"),
    CheckoutMethod(id: "bank", name: "Bank transfer", symbol: "building.columns"),
  ]
}

struct CheckoutPayment: Identifiable {
  var id = Int.random(in: 10_000...99_999)
  let amount: Decimal
  var method = CheckoutMethod.all[0]
}

enum CheckoutError: LocalizedError {
  case unknownCode(String)
  case declined

  var errorDescription: String? {
    switch self {
    case .unknownCode(let code): "“\(code)” isn’t a valid code"
    case .declined: "The payment was declined"
    }
  }
}

@MainActor
final class CheckoutCart: ObservableObject {
  @Published var lines: [CheckoutLine] = [
    CheckoutLine(
      id: 1, name: "Pour-over Kettle", detail: "Matte black", price: 89,
      symbol: "cup.and.saucer.fill"),
    CheckoutLine(
      id: 2, name: "Filter Papers", detail: "Pack of 100", price: 6.5, symbol: "doc.fill",
      quantity: 2),
    CheckoutLine(id: 3, name: "Walnut Tray", detail: "Large", price: 58, symbol: "tray.fill"),
  ]
  @Published var promo: String?

  var subtotal: Decimal { lines.reduce(0) { $0 + $1.total } }
  var discount: Decimal { promo == nil ? 0 : subtotal / 10 }
  var shipping: Decimal { subtotal > 100 || lines.isEmpty ? 0 : 4.9 }
  var total: Decimal { subtotal - discount + shipping }

  func apply(code: String) async throws {
    try await Task.sleep(for: .milliseconds(500))
    guard code.uppercased() == "HARBOUR10" else { throw CheckoutError.unknownCode(code) }
    promo = code.uppercased()
  }

  func pay(with method: CheckoutMethod) async throws -> CheckoutPayment {
    try await Task.sleep(for: .seconds(1))
    if method.id == "bank" { throw CheckoutError.declined }
    return CheckoutPayment(amount: total, method: method)
  }
}

struct CheckoutScreen: View {
  @StateObject private var cart = CheckoutCart()
  @State private var code = ""
  @State private var isApplying = false
  @State private var error: CheckoutError?
  @State private var lineToRemove: CheckoutLine?
  @State private var payment: CheckoutPayment?
  @State private var receipt: CheckoutPayment?
  @FocusState private var isCodeFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        Section("Items") {
          ForEach($cart.lines) { $line in
            CheckoutLineRow(line: $line) { lineToRemove = line }
          }
          .onDelete { cart.lines.remove(atOffsets: $0) }
          if cart.lines.isEmpty {
            ContentUnavailableView("Your Cart Is Empty", systemImage: "cart")
          }
        }
        promoSection
        totals
      }
      .navigationTitle("Checkout")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton().disabled(cart.lines.isEmpty) }
        ToolbarItem(placement: .keyboard) { Button("Done") { isCodeFocused = false } }
      }
      .safeAreaInset(edge: .bottom) { payButton }
      .alert("Remove item?", isPresented: shown($lineToRemove), presenting: lineToRemove) { line in
        Button("Remove", role: .destructive) {
          withAnimation { cart.lines.removeAll { $0.id == line.id } }
        }
        Button("Keep", role: .cancel) {}
      } message: { line in
        Text("\(line.name) will be taken out of your cart.")
      }
      .alert(isPresented: shown($error), error: error) { _ in
        Button("OK") { isCodeFocused = true }
      } message: { _ in
        Text("Check the spelling and try again.")
      }
      .sheet(item: $payment) { payment in
        CheckoutPaymentSheet(cart: cart, payment: payment) { receipt = $0 }
          .presentationDetents([.height(420), .large])
      }
      .fullScreenCover(item: $receipt) { receipt in
        CheckoutReceiptView(receipt: receipt).onDisappear { cart.lines = [] }
      }
    }
  }

  private var promoSection: some View {
    Section {
      if let promo = cart.promo {
        LabeledContent {
          Button("Remove", role: .destructive) { withAnimation { cart.promo = nil } }
            .buttonStyle(.borderless)
            .accessibilityLabel("Remove promo code \(promo)")
        } label: {
          Label(promo, systemImage: "tag.fill")
        }
      } else {
        HStack {
          TextField("Promo code", text: $code)
            .textInputAutocapitalization(.characters)
            .autocorrectionDisabled()
            .focused($isCodeFocused)
            .onSubmit(applyCode)
          if isApplying { ProgressView() }
          Button("Apply", action: applyCode).disabled(code.isEmpty || isApplying)
        }
      }
    } footer: {
      Text("Try HARBOUR10 for ten percent off.")
    }
  }

  private var totals: some View {
    Section("Summary") {
      LabeledContent("Subtotal", value: cart.subtotal, format: .currency(code: "EUR"))
      if cart.discount > 0 {
        LabeledContent("Discount", value: -cart.discount, format: .currency(code: "EUR"))
          .transition(.slide)
      }
      LabeledContent("Shipping") {
        if cart.shipping == 0 {
          Text("Free")
        } else {
          Text(cart.shipping, format: .currency(code: "EUR"))
        }
      }
      LabeledContent("Total", value: cart.total, format: .currency(code: "EUR"))
        .font(.headline)
        .contentTransition(.numericText())
        .animation(.default, value: cart.total)
    }
  }

  private var payButton: some View {
    Button("Pay \(cart.total, format: .currency(code: "EUR"))") {
      payment = CheckoutPayment(amount: cart.total)
    }
    .buttonStyle(CheckoutPayButtonStyle())
    .disabled(cart.lines.isEmpty)
    .padding()
    .background(.bar)
    .accessibilityHint("Opens the payment sheet")
  }

  private func shown<Value: Sendable>(_ item: Binding<Value?>) -> Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }

  private func applyCode() {
    isApplying = true
    Task {
      defer { isApplying = false }
      do {
        try await cart.apply(code: code)
        code = ""
        AccessibilityNotification.Announcement("Promo code applied").post()
      } catch {
        self.error = error as? CheckoutError
      }
    }
  }
}

private struct CheckoutLineRow: View {
  @Binding var line: CheckoutLine
  let onRemove: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: line.symbol).frame(width: 32).foregroundStyle(.tint)
      VStack(alignment: .leading) {
        Text(line.name).font(.headline)
        Text(line.detail).font(.subheadline).foregroundStyle(.secondary)
        Text(line.total, format: .currency(code: "EUR")).monospacedDigit()
      }
      Spacer()
      Text("×\(line.quantity)")
      Stepper("Quantity", value: $line.quantity, in: 1...9).labelsHidden()
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(line.name), \(line.detail)")
    .accessibilityValue("\(line.quantity), \(line.total.formatted(.currency(code: "EUR")))")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: line.quantity = min(line.quantity + 1, 9)
      case .decrement: line.quantity = max(line.quantity - 1, 1)
      @unknown default: break
      }
    }
    .accessibilityAction(named: "Remove", onRemove)
  }
}

private struct CheckoutPaymentSheet: View {
  @ObservedObject var cart: CheckoutCart
  let payment: CheckoutPayment
  let onPaid: (CheckoutPayment) -> Void
  @State private var method = CheckoutMethod.all[0]
  @State private var isPaying = false
  @State private var failure: String?
  @Environment(\.dismiss) private var dismiss
  @AccessibilityFocusState private var isFailureFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        Picker("Pay with", selection: $method) {
          ForEach(CheckoutMethod.all) { Label($0.name, systemImage: $0.symbol).tag($0) }
        }
        .pickerStyle(.inline)
        if let failure {
          Label(failure, systemImage: "exclamationmark.triangle").accessibilityFocused(
            $isFailureFocused)
        }
        Button("Confirm \(payment.amount, format: .currency(code: "EUR"))", action: pay).disabled(
          isPaying)
        if isPaying { ProgressView("Paying…") }
      }
      .navigationTitle("Payment")
      .interactiveDismissDisabled(isPaying)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }.disabled(isPaying)
        }
      }
    }
  }

  private func pay() {
    isPaying = true
    Task {
      defer { isPaying = false }
      do {
        let receipt = try await cart.pay(with: method)
        dismiss()
        onPaid(receipt)
      } catch {
        withAnimation { failure = error.localizedDescription }
        isFailureFocused = true
      }
    }
  }
}

private struct CheckoutReceiptView: View {
  let receipt: CheckoutPayment
  @Environment(\.dismiss) private var dismiss
  @State private var isDrawn = false

  var body: some View {
    VStack(spacing: 20) {
      Circle()
        .trim(from: 0, to: isDrawn ? 1 : 0)
        .stroke(.green.gradient, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .overlay { Image(systemName: "checkmark").font(.system(size: 56)).foregroundStyle(.green) }
        .frame(width: 140, height: 140)
        .accessibilityHidden(true)
      Text("Thank You").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
      LabeledContent("Order", value: receipt.id, format: .number.grouping(.never))
      LabeledContent(
        "Paid with \(receipt.method.name)", value: receipt.amount, format: .currency(code: "EUR"))
      Button("Done") { dismiss() }.buttonStyle(CheckoutPayButtonStyle())
    }
    .padding(32)
    .onAppear { withAnimation(.easeOut(duration: 0.8)) { isDrawn = true } }
    .accessibilityAction(.escape) { dismiss() }
  }
}

private struct CheckoutPayButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(.tint, in: .rect(cornerRadius: 14))
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

#Preview {
  CheckoutScreen()
}
