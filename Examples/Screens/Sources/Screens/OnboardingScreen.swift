import SwiftUI

struct OnboardingPage: Identifiable, Hashable {
  let id: Int
  let title: String
  let message: String
  let symbol: String
  let colors: [Color]

  static let all: [OnboardingPage] = [
    OnboardingPage(
      id: 0, title: "Plan Your Week", message: "Put every errand, run and dinner on one calm page.",
      symbol: "calendar", colors: [.indigo, .blue]),
    OnboardingPage(
      id: 1, title: "Share With Family", message: "Everyone sees the same list, at the same time.",
      symbol: "person.3.fill", colors: [.pink, .orange]),
    OnboardingPage(
      id: 2, title: "Stay on Time", message: "A gentle reminder, only when it matters.",
      symbol: "bell.badge.fill", colors: [.teal, .green]),
  ]
}

enum OnboardingInterest: String, CaseIterable, Identifiable {
  case work = "Work"
  case family = "Family"
  case sport = "Sport"
  case study = "Study"
  case travel = "Travel"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .work: "briefcase"
    case .family: "house"
    case .sport: "figure.run"
    case .study: "book"
    case .travel: "airplane"
    }
  }
}

struct OnboardingScreen: View {
  @AppStorage("onboarding.finished") private var isFinished = false
  @State private var pageIndex = 0
  @State private var interests: Set<OnboardingInterest> = []
  @State private var showsSkipConfirmation = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @AccessibilityFocusState private var focusedTitle: Int?

  private let pages = OnboardingPage.all
  private var lastIndex: Int { pages.count }
  private var isLastPage: Bool { pageIndex == lastIndex }
  private var progress: Double { Double(pageIndex + 1) / Double(lastIndex + 1) }

  private var colors: [Color] {
    pages.indices.contains(pageIndex) ? pages[pageIndex].colors : [.purple, .indigo]
  }

  var body: some View {
    if isFinished {
      OnboardingDoneView { isFinished = false }
        .transition(.opacity.combined(with: .scale(scale: 1.1)))
    } else {
      tour
        .transition(.asymmetric(insertion: .opacity, removal: .move(edge: .leading)))
    }
  }

  private var tour: some View {
    ZStack {
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        .ignoresSafeArea()
        .animation(.easeInOut(duration: 0.5), value: pageIndex)
        .accessibilityHidden(true)

      VStack(spacing: 0) {
        header
        TabView(selection: $pageIndex) {
          ForEach(pages) { page in
            OnboardingPageView(page: page, isCurrent: page.id == pageIndex)
              .accessibilityFocused($focusedTitle, equals: page.id)
              .tag(page.id)
          }
          interestPage
            .accessibilityFocused($focusedTitle, equals: lastIndex)
            .tag(lastIndex)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        OnboardingDots(count: lastIndex + 1, index: $pageIndex)
          .padding(.vertical)
        buttons
      }
      .padding(.bottom)
    }
    .foregroundStyle(.white)
    .sensoryFeedback(.selection, trigger: pageIndex)
    .onChange(of: pageIndex) { _, index in
      focusedTitle = index
    }
    .alert("Skip the tour?", isPresented: $showsSkipConfirmation) {
      Button("Skip", role: .destructive, action: finish)
      Button("Keep Going", role: .cancel) {}
    } message: {
      Text("You can see it again from Settings.")
    }
  }

  private var header: some View {
    HStack(spacing: 16) {
      OnboardingProgressBar(progress: progress)
        .frame(height: 6)
        .accessibilityElement()
        .accessibilityLabel("Progress")
        .accessibilityValue(progress.formatted(.percent.precision(.fractionLength(0))))
      Button("Skip") { showsSkipConfirmation = true }
        .opacity(isLastPage ? 0 : 1)
        .accessibilityHidden(isLastPage)
        .accessibilityHint("Leaves the tour")
    }
    .padding()
  }

  private var interestPage: some View {
    VStack(spacing: 20) {
      Text("What do you plan?")
        .font(.largeTitle.bold())
        .accessibilityAddTraits(.isHeader)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 130))], spacing: 12) {
        ForEach(OnboardingInterest.allCases) { interest in
          let isOn = interests.contains(interest)
          Button {
            withAnimation(.bouncy) { interests.formSymmetricDifference([interest]) }
          } label: {
            Label(interest.rawValue, systemImage: isOn ? "checkmark.circle.fill" : interest.symbol)
              .frame(maxWidth: .infinity, minHeight: 44)
          }
          .buttonStyle(.bordered)
          .tint(.white)
          .accessibilityAddTraits(isOn ? .isSelected : [])
        }
      }
      Text("^[\(interests.count) interest](inflect: true) chosen")
        .font(.callout)
        .contentTransition(.numericText(value: Double(interests.count)))
    }
    .padding(24)
  }

  private var buttons: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) {
        backButton; nextButton
      }
      VStack(spacing: 12) {
        nextButton; backButton
      }
    }
    .padding(.horizontal, 24)
  }

  @ViewBuilder
  private var backButton: some View {
    if pageIndex > 0 {
      Button("Back") { move(to: pageIndex - 1) }
        .buttonStyle(OnboardingButtonStyle(isProminent: false))
    }
  }

  private var nextButton: some View {
    Button(isLastPage ? "Get Started" : "Next") {
      if isLastPage { finish() } else { move(to: pageIndex + 1) }
    }
    .buttonStyle(OnboardingButtonStyle(isProminent: true))
    .disabled(isLastPage && interests.isEmpty)
    .accessibilityHint(isLastPage && interests.isEmpty ? "Choose at least one interest first" : "")
  }

  private func move(to index: Int) {
    withAnimation(reduceMotion ? nil : .smooth) { pageIndex = index }
  }

  private func finish() {
    withAnimation { isFinished = true }
    AccessibilityNotification.Announcement("Tour finished").post()
  }
}

private struct OnboardingPageView: View {
  let page: OnboardingPage
  let isCurrent: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: page.symbol)
        .font(.system(size: 110, weight: .light))
        .symbolRenderingMode(.hierarchical)
        .phaseAnimator(reduceMotion ? [false] : [false, true]) { content, isRaised in
          content.offset(y: isRaised ? -10 : 0)
        } animation: { _ in
          .easeInOut(duration: 1.4)
        }
        .scaleEffect(isCurrent ? 1 : 0.7)
        .animation(.spring, value: isCurrent)
        .accessibilityHidden(true)
      Text(page.title)
        .font(.largeTitle.bold())
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h1)
      Text(page.message)
        .font(.title3)
        .multilineTextAlignment(.center)
        .opacity(0.9)
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .combine)
  }
}

private struct OnboardingProgressBar: View {
  let progress: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.white.opacity(0.3))
        Capsule()
          .fill(.white)
          .frame(width: proxy.size.width * progress)
      }
    }
    .animation(.snappy, value: progress)
  }
}

private struct OnboardingDots: View {
  let count: Int
  @Binding var index: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { dot in
        Capsule()
          .fill(.white.opacity(dot == index ? 1 : 0.4))
          .frame(width: dot == index ? 22 : 8, height: 8)
          .onTapGesture { index = dot }
      }
    }
    .animation(.spring(duration: 0.3), value: index)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Page")
    .accessibilityValue("\(index + 1) of \(count)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: index = min(index + 1, count - 1)
      case .decrement: index = max(index - 1, 0)
      @unknown default: break
      }
    }
  }
}

private struct OnboardingButtonStyle: ButtonStyle {
  var isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(isProminent ? Color.black : Color.white)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(
        isProminent ? AnyShapeStyle(.white) : AnyShapeStyle(.white.opacity(0.2)), in: .capsule
      )
      .overlay { Capsule().strokeBorder(.white.opacity(0.6), lineWidth: 1) }
      .opacity(isEnabled ? 1 : 0.5)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}

private struct OnboardingDoneView: View {
  let onRestart: () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("You’re All Set", systemImage: "checkmark.seal.fill")
    } description: {
      Text("Your first week is ready to plan.")
    } actions: {
      Button("See the Tour Again", action: onRestart).buttonStyle(.bordered)
    }
  }
}

#Preview("Tour") {
  OnboardingScreen()
}
