import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// What an app works out with shapes, which nothing draws here.
@MainActor
struct DrawingTests {
  /// An outline, the rectangle around it, and whether the point 5, 5 is inside.
  nonisolated static let outlines: [(Path, CGRect, Bool)] = [
    (Path(), .null, false),
    (Path(CGRect(x: 1, y: 2, width: 3, height: 4)), CGRect(x: 1, y: 2, width: 3, height: 4), false),
    (
      Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: 10, y: 0))
        $0.addLine(to: CGPoint(x: 10, y: 30))
        $0.closeSubpath()
      }, CGRect(x: 0, y: 0, width: 10, height: 30), true
    ),
    (
      Path(CGRect(x: 0, y: 0, width: 4, height: 4))
        .applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)),
      CGRect(x: 2, y: 3, width: 8, height: 12), true
    ),
    (
      Path {
        $0.move(to: .zero)
        $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
      }, CGRect(x: 0, y: 0, width: 10, height: 10), true
    ),
    (
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20)),
      CGRect(x: 0, y: 0, width: 10, height: 20), true
    ),
  ]

  @Test(arguments: outlines) func `an outline knows what it covers`(
    _ path: Path, _ around: CGRect, _ isInside: Bool
  ) {
    let found = path.boundingRect
    let sides = [
      (found.minX, around.minX), (found.minY, around.minY), (found.maxX, around.maxX),
      (found.maxY, around.maxY),
    ]
    #expect(found.isNull == around.isNull)
    if !around.isNull { #expect(sides.allSatisfy { abs($0 - $1) < 0.01 }, "\(found)") }
    #expect(path.contains(CGPoint(x: 5, y: 5)) == isInside)
  }

  @Test func `overlapping parts are outside where they count as such`() {
    var ring = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: true))
  }

  @Test func `an arc ends where it began after a whole turn`() {
    var arc = Path()
    arc.addArc(
      center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    let end = arc.currentPoint ?? .zero
    #expect(abs(end.x) < 0.001 && abs(end.y - 2) < 0.001)
    arc.closeSubpath()
    #expect(arc.currentPoint == CGPoint(x: 2, y: 0))
  }

  @Test func `a transform and its inverse change nothing`() {
    let turned = CGAffineTransform(rotationAngle: .pi / 3).scaledBy(x: 2, y: 5)
      .concatenating(CGAffineTransform(translationX: 7, y: -1))
    let point = CGPoint(x: 3, y: 4).applying(turned).applying(turned.inverted())
    #expect(abs(point.x - 3) < 1e-9 && abs(point.y - 4) < 1e-9)
    #expect(ProjectionTransform(turned).concatenating(ProjectionTransform()).isAffine)
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi))
        .maxX < 1e-9)
  }

  @Test func `an effect of an app leaves the view and its state`() {
    expectSpoken(
      ShakenButton(), .activate,
      reads: """
        Shake, 0, Button
        Shake, 1
        """)
  }

  @Test func `a view beside others follows values that cannot be compared`() {
    expectSpoken(
      MarkedWords(), .next(3), .activate, .user(.first), .next(4),
      reads: """
        One
        2 marks
        Two
        More, Button
        ♪ item activated, More
        One
        3 marks
        Two
        Three
        More, Button
        """)
  }

  @Test func `the estimated size is known once`() {
    expectSpoken(SizedView(), .next, reads: "Width 402\nSeen")
  }
}

private struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi), y: 0))
  }
}

private struct ShakenButton: View {
  @State private var count = 0

  var body: some View {
    Button("Shake, \(count)") { withAnimation(.spring(duration: 0.2, bounce: 0.4)) { count += 1 } }
      .modifier(Shake(animatableData: CGFloat(count)))
      .transition(.blurReplace.combined(with: Fade()))
  }
}

private struct Fade: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.value * 30))
  }
}

/// Not equatable, as in most lessons about anchors.
private struct Mark {
  let name: String
  let place: Anchor<CGRect>
}

private struct MarksKey: PreferenceKey {
  static let defaultValue: [Mark] = []
  static func reduce(value: inout [Mark], nextValue: () -> [Mark]) { value += nextValue() }
}

private struct MarkedWords: View {
  @State private var words = ["One", "Two"]

  var body: some View {
    VStack {
      ForEach(words, id: \.self) { word in
        Text(word).anchorPreference(key: MarksKey.self, value: .bounds) {
          [Mark(name: word, place: $0)]
        }
      }
      Button("More") { words.append("Three") }
    }
    .backgroundPreferenceValue(MarksKey.self) { marks in Text("\(marks.count) marks") }
  }
}

private struct SizedView: View {
  @State private var width: CGFloat = 0
  @State private var isSeen = false

  var body: some View {
    Text("Width \(Int(width))")
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    if isSeen { Text("Seen") }
    Spacer().onScrollVisibilityChange { isSeen = $0 }
  }
}
