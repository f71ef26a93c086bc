// swift-format-ignore-file
// Views as people write them, so that they stay as they are but for names that they leave out.
import Foundation
import SpokenViews

extension Double {
  func toDollars() -> String {
    return "$\(Int(self))"
  }
}

enum PlainSlider {
  struct BudgetSlider: View {
      @Binding var value: Double
      var label: String

      var body: some View {
          VStack(alignment: .leading) {
              HStack {
                  Text(label)
                  Text(value.toDollars()).bold()
              }
              SliderShape(value: value)
                  .gesture(DragGesture().onChanged(handle))
          }
      }
  }

  struct SliderShape: View {
      var value: Double

      private struct BackgroundTrack: View {
          var cornerRadius: CGFloat
          var body: some View {
              RoundedRectangle(
                  cornerRadius: cornerRadius,
                  style: .continuous
              )
              .foregroundColor(Color(white: 0.2))
          }
      }

      private struct OverlayTrack: View {
          var cornerRadius: CGFloat
          var body: some View {
              RoundedRectangle(
                  cornerRadius: cornerRadius,
                  style: .continuous
              )
              .foregroundColor(Color(white: 0.95))
          }
      }

      private struct Knob: View {
          var cornerRadius: CGFloat
          var body: some View {
              RoundedRectangle(
                  cornerRadius: cornerRadius,
                  style: .continuous
              )
              .strokeBorder(Color(white: 0.7), lineWidth: 1)
              .shadow(radius: 3)
          }
      }

      var body: some View {
          GeometryReader { geometry in
              ZStack(alignment: .leading) {
                  BackgroundTrack(cornerRadius: geometry.size.height / 2)

                  OverlayTrack(cornerRadius: geometry.size.height / 2)
                      .frame(
                          width: max(geometry.size.height, geometry.size.width * CGFloat(value) + geometry.size.height / 2),
                          height: geometry.size.height)

                  Knob(cornerRadius: geometry.size.height / 2)
                      .frame(
                          width: geometry.size.height,
                          height: geometry.size.height)
                      .offset(x: max(0, geometry.size.width * CGFloat(value) - geometry.size.height / 2), y: 0)
              }
          }
      }
  }

}
extension PlainSlider.BudgetSlider {
  func handle(_ value: DragGesture.Value) {}
}

enum RepresentedSlider {
  struct BudgetSlider: View {
      @Binding var value: Double
      var label: String

      var body: some View {
          VStack(alignment: .leading) {
              HStack {
                  Text(label)
                  Text(value.toDollars()).bold()
              }
              SliderShape(value: value)
                  .gesture(DragGesture().onChanged(handle))
                  .accessibilityRepresentation {
                      Slider(value: $value, in: 0...1) {
                          Text(label)
                      }
                      .accessibilityValue(value.toDollars())
                  }
          }
      }
  }

  struct SliderShape: View {
      var value: Double

      private struct BackgroundTrack: View {
          var cornerRadius: CGFloat
          var body: some View {
              RoundedRectangle(
                  cornerRadius: cornerRadius,
                  style: .continuous
              )
              .foregroundColor(Color(white: 0.2))
          }
      }

      private struct OverlayTrack: View {
          var cornerRadius: CGFloat
          var body: some View {
              RoundedRectangle(
                  cornerRadius: cornerRadius,
                  style: .continuous
              )
              .foregroundColor(Color(white: 0.95))
          }
      }

      private struct Knob: View {
          var cornerRadius: CGFloat
          var body: some View {
              RoundedRectangle(
                  cornerRadius: cornerRadius,
                  style: .continuous
              )
              .strokeBorder(Color(white: 0.7), lineWidth: 1)
              .shadow(radius: 3)
          }
      }

      var body: some View {
          GeometryReader { geometry in
              ZStack(alignment: .leading) {
                  BackgroundTrack(cornerRadius: geometry.size.height / 2)

                  OverlayTrack(cornerRadius: geometry.size.height / 2)
                      .frame(
                          width: max(geometry.size.height, geometry.size.width * CGFloat(value) + geometry.size.height / 2),
                          height: geometry.size.height)

                  Knob(cornerRadius: geometry.size.height / 2)
                      .frame(
                          width: geometry.size.height,
                          height: geometry.size.height)
                      .offset(x: max(0, geometry.size.width * CGFloat(value) - geometry.size.height / 2), y: 0)
              }
          }
      }
  }

}
extension RepresentedSlider.BudgetSlider {
  func handle(_ value: DragGesture.Value) {}
}

