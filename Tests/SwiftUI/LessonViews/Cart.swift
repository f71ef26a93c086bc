// swift-format-ignore-file
// Views as people write them, so that they stay as they are but for names that they leave out.
import Foundation
import SpokenViews

/// How a stepper looks.
@MainActor
protocol StepperStyle {
  func makeBody(_ configuration: StepperConfiguration) -> AnyView
}

/// The parts of a stepper, for its style.
struct StepperConfiguration {
  struct Label: View {
    var underlyingLabel: AnyView
    var body: some View { underlyingLabel }
  }

  var value: Binding<Int>
  var label: Label
  var range: ClosedRange<Int>
}

struct StepperStyleKey: EnvironmentKey {
  static var defaultValue: any StepperStyle { TextStyle() }
}

extension EnvironmentValues {
  var stepperStyle: any StepperStyle {
    get { self[StepperStyleKey.self] }
    set { self[StepperStyleKey.self] = newValue }
  }
}

/// The look before anything is done: a hyphen and a plus as texts.
struct TextStyle: StepperStyle {
  nonisolated init() {}

  func makeBody(_ configuration: StepperConfiguration) -> AnyView {
    AnyView(
      HStack {
        configuration.label
        Button("-") { configuration.value.wrappedValue -= 1 }
        Text(configuration.value.wrappedValue.formatted())
        Button("+") { configuration.value.wrappedValue += 1 }
      })
  }
}

/// A line of the cart.
struct CartItem: Identifiable {
  var id: Int
  var name: String
  var price: Double
  var quantity: Int
}

struct SymbolStyle: StepperStyle {
  func makeBody(_ configuration: StepperConfiguration) -> AnyView {
    AnyView(
      HStack {
          Button { configuration.value.wrappedValue -= 1 } label: {
              Image(systemName: "minus")
          }
          Text(configuration.value.wrappedValue.formatted())
          Button { configuration.value.wrappedValue += 1 } label: {
              Image(systemName: "plus")
          }
      })
  }
}

struct LabelledStyle: StepperStyle {
  func makeBody(_ configuration: StepperConfiguration) -> AnyView {
    AnyView(
      HStack {
          Button { configuration.value.wrappedValue -= 1 } label: {
              Image(systemName: "minus")
                  .accessibilityLabel("Decrement")
          }
          Text(configuration.value.wrappedValue.formatted())
          Button { configuration.value.wrappedValue += 1 } label: {
              Image(systemName: "plus")
                  .accessibilityLabel("Increment")
          }
      })
  }
}

struct AdjustableStyle: StepperStyle {
  func makeBody(_ configuration: StepperConfiguration) -> AnyView {
    AnyView(
      HStack {
          Button { configuration.value.wrappedValue -= 1 } label: {
              Image(systemName: "minus")
                  .accessibilityLabel("Decrement")
          }
          Text(configuration.value.wrappedValue.formatted())
          Button { configuration.value.wrappedValue += 1 } label: {
              Image(systemName: "plus")
                  .accessibilityLabel("Increment")
          }
      }
      .accessibilityAdjustableAction({ direction in
          switch direction {
          case .decrement:
              configuration.value.wrappedValue -= 1
          case .increment:
              configuration.value.wrappedValue += 1
          }
      }))
  }
}

struct ValueStyle: StepperStyle {
  func makeBody(_ configuration: StepperConfiguration) -> AnyView {
    AnyView(
      HStack {
          Button { configuration.value.wrappedValue -= 1 } label: {
              Image(systemName: "minus")
                  .accessibilityLabel("Decrement")
          }
          Text(configuration.value.wrappedValue.formatted())
          Button { configuration.value.wrappedValue += 1 } label: {
              Image(systemName: "plus")
                  .accessibilityLabel("Increment")
          }
      }
      .accessibilityValue(configuration.value.wrappedValue.formatted())
      .accessibilityAdjustableAction({ direction in
          switch direction {
          case .decrement:
              configuration.value.wrappedValue -= 1
          case .increment:
              configuration.value.wrappedValue += 1
          }
      }))
  }
}

enum StyledCart {
  struct ContentView: View {
      @State var items: [CartItem]

      var body: some View {
          List($items) { $item in
              HStack {
                  Image("coffee-bag")
                      .resizable()
                      .aspectRatio(contentMode: .fit)
                      .frame(width: 60, height: 60)
                      .background(Color(white: 0.9))
                  VStack {
                      HStack {
                          Text(item.name)
                          Spacer()
                          Text(item.price.formatted(.currency(code: "EUR")))
                      }
                      MyStepper(value: $item.quantity, in: 0...99, label: { Text("Quantity") })
                  }
              }
              .accessibilityElement(children: .combine)
          }
      }
  }

  struct MyStepper<Label: View>: View {
      @Binding var value: Int
      var `in`: ClosedRange<Int> // todo
      @ViewBuilder var label: Label
      @Environment(\.stepperStyle) var style

      var body: some View {
          style.makeBody(.init(value: $value, label: .init(underlyingLabel: AnyView(label)), range: `in`))
      }
  }
}

enum IgnoringCart {
  struct ContentView: View {
      @State var items: [CartItem]

      var body: some View {
          List($items) { $item in
              HStack {
                  Image(decorative: "coffee-bag")
                      .resizable()
                      .aspectRatio(contentMode: .fit)
                      .frame(width: 60, height: 60)
                      .background(Color(white: 0.9))
                  VStack {
                      HStack {
                          Text(item.name)
                          Spacer()
                          Text(item.price.formatted(.currency(code: "EUR")))
                      }
                      MyStepper(value: $item.quantity, in: 0...99, label: { Text("Quantity") })
                  }
              }
              .accessibilityElement(children: .combine)
          }
      }
  }

  struct MyStepper<Label: View>: View {
      @Binding var value: Int
      var `in`: ClosedRange<Int> // todo
      @ViewBuilder var label: Label
      @Environment(\.stepperStyle) var style
    
      var body: some View {
          AnyView(style.makeBody(.init(value: $value, label: .init(underlyingLabel: AnyView(label)), range: `in`)))
              .accessibilityElement(children: .ignore)
              .accessibilityValue(value.formatted())
              .accessibilityAdjustableAction({ direction in
                  switch direction {
                  case .decrement:
                      value -= 1
                  case .increment:
                      value += 1
                  }
              })
      }
  }
}

enum RepresentedCart {
  struct ContentView: View {
      @State var items: [CartItem]

      var body: some View {
          List($items) { $item in
              HStack {
                  Image(decorative: "coffee-bag")
                      .resizable()
                      .aspectRatio(contentMode: .fit)
                      .frame(width: 60, height: 60)
                      .background(Color(white: 0.9))
                  VStack {
                      HStack {
                          Text(item.name)
                          Spacer()
                          Text(item.price.formatted(.currency(code: "EUR")))
                      }
                      MyStepper(value: $item.quantity, in: 0...99, label: { Text("Quantity") })
                  }
              }
              .accessibilityElement(children: .combine)
          }
      }
  }

  struct MyStepper<Label: View>: View {
      @Binding var value: Int
      var `in`: ClosedRange<Int> // todo
      @ViewBuilder var label: Label
      @Environment(\.stepperStyle) var style
    
      var body: some View {
          AnyView(style.makeBody(.init(value: $value, label: .init(underlyingLabel: AnyView(label)), range: `in`)))
              .accessibilityElement(children: .ignore)
              .accessibilityRepresentation(representation: {
                  label
              })
              .accessibilityValue(value.formatted())
              .accessibilityAdjustableAction({ direction in
                  switch direction {
                  case .decrement:
                      value -= 1
                  case .increment:
                      value += 1
                  }
              })
      }
  }
}

enum DecorativeCart {
  struct ContentView: View {
      @State var items: [CartItem]

      var body: some View {
          List($items) { $item in
              HStack {
                  Image(decorative: "coffee-bag")
                      .resizable()
                      .aspectRatio(contentMode: .fit)
                      .frame(width: 60, height: 60)
                      .background(Color(white: 0.9))
                  VStack {
                      HStack {
                          Text(item.name)
                          Spacer()
                          Text(item.price.formatted(.currency(code: "EUR")))
                      }
                      MyStepper(value: $item.quantity, in: 0...99, label: { Text("Quantity") })
                  }
              }
              .accessibilityElement(children: .combine)
          }
      }
  }

  struct MyStepper<Label: View>: View {
      @Binding var value: Int
      var `in`: ClosedRange<Int> // todo
      @ViewBuilder var label: Label
      @Environment(\.stepperStyle) var style

      var body: some View {
          style.makeBody(.init(value: $value, label: .init(underlyingLabel: AnyView(label)), range: `in`))
      }
  }
}

enum SeparateCart {
  struct ContentView: View {
      @State var items: [CartItem]

      var body: some View {
          List($items) { $item in
              HStack {
                  Image("coffee-bag")
                      .resizable()
                      .aspectRatio(contentMode: .fit)
                      .frame(width: 60, height: 60)
                      .background(Color(white: 0.9))
                  VStack {
                      HStack {
                          Text(item.name)
                          Spacer()
                          Text(item.price.formatted(.currency(code: "EUR")))
                      }
                      MyStepper(value: $item.quantity, in: 0...99, label: { Text("Quantity") })
                  }
              }
          }
      }
  }

  struct MyStepper<Label: View>: View {
      @Binding var value: Int
      var `in`: ClosedRange<Int> // todo
      @ViewBuilder var label: Label
      @Environment(\.stepperStyle) var style

      var body: some View {
          style.makeBody(.init(value: $value, label: .init(underlyingLabel: AnyView(label)), range: `in`))
      }
  }
}

