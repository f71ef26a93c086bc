import Foundation
import SpokenLiveTesting
import SpokenUI
import Testing

/// Which views follow which objects, and settings that models keep.
@MainActor
struct ObservedObjectTests {
  private final class Cart: ObservableObject { @Published var count = 0 }
  private final class Shop: ObservableObject { let cart = Cart() }

  private struct Badge: View {
    let cart: Cart
    var body: some View { Text("Plain \(cart.count)") }
  }

  private struct Counter: View {
    @ObservedObject var cart: Cart
    var body: some View { Text("Observed \(cart.count)") }
  }

  private struct ShopView: View {
    @StateObject private var shop = Shop()

    var body: some View {
      Button("Add") { shop.cart.count += 1 }
      Text("Inside \(shop.cart.count)")
      Badge(cart: shop.cart)
      Counter(cart: shop.cart)
    }
  }

  @Test func `a view follows the objects that it observes, and no others`() {
    expectSpoken(
      ShopView(), .activate, .next, .next, .next,
      reads: """
        Add, Button
        ♪ item activated, Add
        Inside 0
        Plain 0
        Observed 1
        """)
  }

  private final class Volume: ObservableObject {
    private var stored = 3
    var level: Int {
      get { stored }
      set {
        objectWillChange.send()
        stored = newValue
      }
    }
    @Published var balance = 0
  }

  private struct Row: View {
    let name: String
    @Binding var value: Int
    var body: some View { Stepper("\(name) \(value)", value: $value) }
  }

  private struct VolumeView: View {
    @StateObject private var volume = Volume()

    var body: some View {
      Row(name: "Level", value: $volume.level)
      Row(name: "Balance", value: $volume.balance)
      Button("Louder") { volume.level += 1 }
      Button("Right") { volume.balance += 1 }
    }
  }

  @Test func `a view with a binding follows the object that it leads to`() {
    expectSpoken(
      VolumeView(), .next, .next, .next, .activate, .previous, .activate, .previous, .previous,
      reads: """
        Level 3, 3, Adjustable
          Swipe up or down with one finger to adjust the value.
        Balance 0, 0, Adjustable
          Swipe up or down with one finger to adjust the value.
        Louder, Button
        Right, Button
        ♪ item activated, Right
        Louder, Button
        ♪ item activated, Louder
        Balance 1, 1, Adjustable
          Swipe up or down with one finger to adjust the value.
        Level 4, 4, Adjustable
          Swipe up or down with one finger to adjust the value.
        """)
  }

  private enum Size: String { case small, large }

  private final class Settings: ObservableObject {
    @AppStorage("sound of a model") var sound = true
    @AppStorage("size of a model") var size = Size.small
  }

  private struct SettingsView: View {
    @StateObject private var settings = Settings()
    @AppStorage("sound of a model") private var sound = true

    var body: some View {
      Toggle("Sound", isOn: $settings.sound)
      Text(sound ? "Loud" : "Silent")
      Text(settings.size.rawValue)
    }
  }

  @Test func `a model keeps settings, which it shares with the views`() {
    UserDefaults.standard.register(defaults: ["size of a model": "large"])
    expectSpoken(
      SettingsView(), .activate, .next, .next,
      reads: """
        Sound, Switch button, On
          Double tap to toggle setting.
        Off
        Silent
        large
        """)
    let settings = Settings()
    settings.sound = false
    #expect(!settings.sound)
  }

  private struct SceneView: View {
    @AppStorage("panel") private var setting = true
    @SceneStorage("panel") private var isOpen = false

    var body: some View {
      Toggle("Panel", isOn: $isOpen)
      SceneReader()
      Text(setting ? "Set" : "Not set")
    }
  }

  private struct SceneReader: View {
    @SceneStorage("panel") private var isOpen = false

    var body: some View { Text(isOpen ? "Open" : "Closed") }
  }

  @Test func `a value of a scene is that of all its views, and no setting with its key`() {
    expectSpoken(
      SceneView(), .activate, .next, .next,
      reads: """
        Panel, Switch button, Off
          Double tap to toggle setting.
        On
        Open
        Set
        """)
  }
}
