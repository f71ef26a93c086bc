import SwiftUI

enum ShopCategory: String, CaseIterable, Identifiable {
  case all = "All"
  case kitchen = "Kitchen"
  case lighting = "Lighting"
  case garden = "Garden"
  case desk = "Desk"

  var id: Self { self }
}

enum ShopSort: String, CaseIterable, Identifiable {
  case featured = "Featured"
  case priceLow = "Price: Low to High"
  case priceHigh = "Price: High to Low"
  case rating = "Top Rated"

  var id: Self { self }
}

struct ShopProduct: Identifiable, Hashable {
  let id: Int
  let name: String
  let maker: String
  let price: Decimal
  let rating: Double
  let reviewCount: Int
  let symbol: String
  let tint: Color
  let category: ShopCategory
  var stock = 12

  var priceText: String { price.formatted(.currency(code: "EUR")) }
}

@MainActor
@Observable
final class ShopStore {
  private(set) var products: [ShopProduct] = []
  private(set) var isLoading = false
  private(set) var basketCount = 0
  var favourites: Set<ShopProduct.ID> = []

  func load() async {
    guard products.isEmpty else { return }
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .milliseconds(600))
    products = [
      ShopProduct(
        id: 1, name: "Pour-over Kettle", maker: "Fellow", price: 89, rating: 4.7, reviewCount: 412,
        symbol: "cup.and.saucer.fill", tint: .brown, category: .kitchen),
      ShopProduct(
        id: 2, name: "Arc Desk Lamp", maker: "Lumen", price: 129, rating: 4.4, reviewCount: 98,
        symbol: "lamp.desk.fill", tint: .orange, category: .lighting),
      ShopProduct(
        id: 3, name: "Herb Planter", maker: "Verde", price: 34.5, rating: 4.1, reviewCount: 57,
        symbol: "leaf.fill", tint: .green, category: .garden, stock: 2),
      ShopProduct(
        id: 4, name: "Walnut Tray", maker: "Grove", price: 58, rating: 4.9, reviewCount: 230,
        symbol: "tray.fill", tint: .indigo, category: .desk),
      ShopProduct(
        id: 5, name: "Chef's Knife", maker: "Sabre", price: 149, rating: 4.8, reviewCount: 1_024,
        symbol: "fork.knife", tint: .gray, category: .kitchen),
      ShopProduct(
        id: 6, name: "Paper Lantern", maker: "Lumen", price: 24, rating: 3.9, reviewCount: 41,
        symbol: "lightbulb.fill", tint: .yellow, category: .lighting, stock: 0),
    ]
  }

  func isFavourite(_ product: ShopProduct) -> Bool {
    favourites.contains(product.id)
  }

  func toggleFavourite(_ product: ShopProduct) {
    if favourites.remove(product.id) == nil {
      favourites.insert(product.id)
    }
  }

  func addToBasket(_ product: ShopProduct) {
    basketCount += 1
    AccessibilityNotification.Announcement("\(product.name) added to basket").post()
  }
}

struct ShopScreen: View {
  @State private var store = ShopStore()
  @State private var path: [ShopProduct] = []
  @State private var query = ""
  @State private var category: ShopCategory = .all
  @State private var favouritesOnly = false
  @AppStorage("shop.sort") private var sort: ShopSort = .featured
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Namespace private var zoom

  private var columns: [GridItem] {
    dynamicTypeSize.isAccessibilitySize
      ? [GridItem(.flexible())]
      : [GridItem(.adaptive(minimum: 160), spacing: 16)]
  }

  private var visible: [ShopProduct] {
    let matches = store.products.filter { product in
      (category == .all || product.category == category)
        && (!favouritesOnly || store.isFavourite(product))
        && (query.isEmpty || product.name.localizedStandardContains(query)
          || product.maker.localizedStandardContains(query))
    }
    switch sort {
    case .featured: return matches
    case .priceLow: return matches.sorted { $0.price < $1.price }
    case .priceHigh: return matches.sorted { $0.price > $1.price }
    case .rating: return matches.sorted { $0.rating > $1.rating }
    }
  }

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(visible) { product in
            cell(for: product)
          }
        }
        .padding(.horizontal)
        .animation(reduceMotion ? nil : .snappy, value: visible)
      }
      .overlay { placeholder }
      .navigationTitle("Shop")
      .navigationDestination(for: ShopProduct.self) { product in
        ShopProductDetail(product: product)
          .navigationTransition(.zoom(sourceID: product.id, in: zoom))
      }
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always),
        prompt: "Search products"
      )
      .searchScopes($category) {
        ForEach(ShopCategory.allCases) { Text($0.rawValue).tag($0) }
      }
      .toolbar { toolbarContent }
      .task { await store.load() }
    }
    .environment(store)
  }

  private func cell(for product: ShopProduct) -> some View {
    NavigationLink(value: product) {
      ShopProductCard(product: product)
        .matchedTransitionSource(id: product.id, in: zoom)
    }
    .buttonStyle(ShopCardButtonStyle())
    .accessibilityLabel("\(product.name), \(product.maker)")
    .accessibilityValue(product.stock == 0 ? "\(product.priceText), sold out" : product.priceText)
    .accessibilityCustomContent(
      .shopRating, "\(product.rating.formatted()) of 5", importance: .high
    )
    .accessibilityCustomContent("Reviews", product.reviewCount.formatted())
    .accessibilityAction(
      named: store.isFavourite(product) ? "Remove from favourites" : "Add to favourites"
    ) {
      store.toggleFavourite(product)
    }
    .overlay(alignment: .topTrailing) {
      ShopFavouriteButton(product: product)
    }
    .contextMenu {
      Button("Add to Basket", systemImage: "bag.badge.plus") { store.addToBasket(product) }
        .disabled(product.stock == 0)
      ShareLink(item: "\(product.name) by \(product.maker)")
    }
    .transition(.scale.combined(with: .opacity))
  }

  @ViewBuilder
  private var placeholder: some View {
    if store.isLoading {
      ProgressView("Loading products…")
    } else if visible.isEmpty {
      if query.isEmpty {
        ContentUnavailableView(
          "Nothing Here Yet", systemImage: "heart.slash",
          description: Text("Products you favourite appear here."))
      } else {
        ContentUnavailableView.search(text: query)
      }
    }
  }

  @ToolbarContentBuilder
  private var toolbarContent: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      Toggle(isOn: $favouritesOnly.animation()) {
        Label("Favourites only", systemImage: favouritesOnly ? "heart.fill" : "heart")
      }
      .toggleStyle(.button)
    }
    ToolbarItemGroup(placement: .topBarTrailing) {
      Menu {
        Picker("Sort by", selection: $sort) {
          ForEach(ShopSort.allCases) { Text($0.rawValue).tag($0) }
        }
      } label: {
        Label("Sort", systemImage: "arrow.up.arrow.down")
      }
      .accessibilityValue(sort.rawValue)

      Button("Basket", systemImage: store.basketCount == 0 ? "bag" : "bag.fill") {}
        .symbolEffect(.bounce, value: store.basketCount)
        .accessibilityValue("\(store.basketCount) items")
    }
  }
}

private struct ShopProductCard: View {
  let product: ShopProduct

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: product.symbol)
        .font(.system(size: 44))
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity)
        .frame(height: 120)
        .background(product.tint.gradient, in: .rect(cornerRadius: 12))
      Text(product.name).font(.headline).lineLimit(2)
      Text(product.maker).font(.subheadline).foregroundStyle(.secondary)
      ViewThatFits(in: .horizontal) {
        HStack {
          price; Spacer(); stars
        }
        VStack(alignment: .leading) {
          price; stars
        }
      }
    }
    .padding(10)
    .background(.background.secondary, in: .rect(cornerRadius: 18, style: .continuous))
    .opacity(product.stock == 0 ? 0.55 : 1)
  }

  private var price: some View {
    Text(product.price, format: .currency(code: "EUR")).font(.callout.bold())
  }

  private var stars: some View {
    Label(product.rating.formatted(.number.precision(.fractionLength(1))), systemImage: "star.fill")
      .font(.caption)
      .foregroundStyle(.orange)
  }
}

private struct ShopFavouriteButton: View {
  @Environment(ShopStore.self) private var store
  let product: ShopProduct

  var body: some View {
    let isOn = store.isFavourite(product)
    Button {
      store.toggleFavourite(product)
    } label: {
      Image(systemName: isOn ? "heart.fill" : "heart")
        .foregroundStyle(isOn ? Color.pink : Color.primary)
        .contentTransition(.symbolEffect(.replace))
        .padding(8)
        .background(.ultraThinMaterial, in: .circle)
    }
    .padding(16)
    .sensoryFeedback(.selection, trigger: isOn)
    .accessibilityLabel("Favourite \(product.name)")
    .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
    .accessibilityInputLabels(["Favourite", "Like", "Heart"])
  }
}

private struct ShopProductDetail: View {
  @Environment(ShopStore.self) private var store
  let product: ShopProduct

  var body: some View {
    ScrollView {
      ShopProductCard(product: product)
        .padding()
        .accessibilityElement(children: .combine)
      Text("\(product.name) is made in small batches by \(product.maker).")
        .padding(.horizontal)
    }
    .safeAreaInset(edge: .bottom) {
      Button {
        store.addToBasket(product)
      } label: {
        Label(product.stock == 0 ? "Sold Out" : "Add to Basket", systemImage: "bag.fill")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(product.stock == 0)
      .padding()
      .background(.bar)
    }
    .navigationTitle(product.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct ShopCardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.spring(duration: 0.25), value: configuration.isPressed)
  }
}

extension AccessibilityCustomContentKey {
  static var shopRating: AccessibilityCustomContentKey { AccessibilityCustomContentKey("Rating") }
}

#Preview {
  ShopScreen()
}
