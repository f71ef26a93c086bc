import SwiftUI

enum SignUpField: Hashable, CaseIterable {
  case name, email, password, confirmation, terms
}

enum SignUpCountry: String, CaseIterable, Identifiable {
  case unselected = "Choose…"
  case france = "France"
  case germany = "Germany"
  case japan = "Japan"
  case spain = "Spain"
  case unitedStates = "United States"

  var id: Self { self }
}

enum SignUpStrength: Int, Comparable {
  case empty, weak, fair, strong

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  init(password: String) {
    guard !password.isEmpty else { self = .empty; return }
    var score = 1
    if password.count >= 10 { score += 1 }
    if password.contains(where: \.isNumber) && password.contains(where: \.isUppercase) {
      score += 1
    }
    self = SignUpStrength(rawValue: score) ?? .strong
  }

  var label: String {
    switch self {
    case .empty: "None"
    case .weak: "Weak"
    case .fair: "Fair"
    case .strong: "Strong"
    }
  }

  var color: Color {
    switch self {
    case .empty: .gray
    case .weak: .red
    case .fair: .orange
    case .strong: .green
    }
  }
}

@MainActor
@Observable
final class SignUpModel {
  var name = ""
  var email = ""
  var password = ""
  var confirmation = ""
  var birthday = Calendar.current.date(byAdding: .year, value: -25, to: .now) ?? .now
  var country: SignUpCountry = .unselected
  var acceptsTerms = false
  var wantsNews = true
  private(set) var errors: [SignUpField: String] = [:]
  private(set) var isSubmitting = false

  var strength: SignUpStrength { SignUpStrength(password: password) }
  var isPristine: Bool { name.isEmpty && email.isEmpty && password.isEmpty }
  var firstInvalidField: SignUpField? { SignUpField.allCases.first { errors[$0] != nil } }

  func clearError(_ field: SignUpField) {
    errors[field] = nil
  }

  @discardableResult
  func validate() -> Bool {
    var found: [SignUpField: String] = [:]
    if name.trimmingCharacters(in: .whitespaces).isEmpty {
      found[.name] = "Enter your name."
    }
    if email.wholeMatch(of: #/[^@\s]+@[^@\s]+\.[^@\s]+/#) == nil {
      found[.email] = "Enter an email address such as name@example.com."
    }
    if strength < .fair {
      found[.password] = "Use at least 10 characters."
    }
    if confirmation != password {
      found[.confirmation] = "The passwords don’t match."
    }
    if !acceptsTerms {
      found[.terms] = "Accept the terms to continue."
    }
    errors = found
    return found.isEmpty
  }

  func submit() async throws {
    isSubmitting = true
    defer { isSubmitting = false }
    try await Task.sleep(for: .seconds(1))
  }
}

struct SignUpForm: View {
  @State private var model = SignUpModel()
  @State private var showsPassword = false
  @State private var failedAttempts = 0
  @State private var showsWelcome = false
  @FocusState private var focus: SignUpField?
  @AccessibilityFocusState private var accessibilityFocus: SignUpField?
  @Environment(\.dismiss) private var dismiss

  private var latestBirthday: Date {
    Calendar.current.date(byAdding: .year, value: -13, to: .now) ?? .now
  }

  var body: some View {
    NavigationStack {
      Form {
        accountSection
        passwordSection
        aboutSection
        termsSection
        submitSection
      }
      .navigationTitle("Create Account")
      .scrollDismissesKeyboard(.interactively)
      .disabled(model.isSubmitting)
      .interactiveDismissDisabled(!model.isPristine)
      .onSubmit(advance)
      .onChange(of: model.name) { model.clearError(.name) }
      .onChange(of: model.email) { model.clearError(.email) }
      .onChange(of: model.password) { model.clearError(.password) }
      .sensoryFeedback(.error, trigger: failedAttempts)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      .alert("Welcome, \(model.name)!", isPresented: $showsWelcome) {
        Button("Continue") { dismiss() }
      } message: {
        Text("We sent a confirmation to \(model.email).")
      }
    }
  }

  private var accountSection: some View {
    Section("Account") {
      TextField("Full name", text: $model.name)
        .textContentType(.name)
        .submitLabel(.next)
        .focused($focus, equals: .name)
        .accessibilityFocused($accessibilityFocus, equals: .name)
        .modifier(SignUpErrorModifier(message: model.errors[.name]))
      TextField("Email", text: $model.email, prompt: Text("name@example.com"))
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.next)
        .focused($focus, equals: .email)
        .accessibilityFocused($accessibilityFocus, equals: .email)
        .accessibilityLabel("Email")
        .modifier(SignUpErrorModifier(message: model.errors[.email]))
    }
  }

  private var passwordSection: some View {
    Section {
      HStack {
        Group {
          if showsPassword {
            TextField("Password", text: $model.password)
          } else {
            SecureField("Password", text: $model.password)
          }
        }
        .textContentType(.newPassword)
        .submitLabel(.next)
        .focused($focus, equals: .password)
        .accessibilityFocused($accessibilityFocus, equals: .password)
        Button(
          showsPassword ? "Hide password" : "Show password",
          systemImage: showsPassword ? "eye.slash" : "eye"
        ) {
          showsPassword.toggle()
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
      }
      .modifier(SignUpErrorModifier(message: model.errors[.password]))
      SecureField("Confirm password", text: $model.confirmation)
        .textContentType(.newPassword)
        .submitLabel(.done)
        .focused($focus, equals: .confirmation)
        .accessibilityFocused($accessibilityFocus, equals: .confirmation)
        .modifier(SignUpErrorModifier(message: model.errors[.confirmation]))
      if model.strength > .empty {
        ProgressView(value: Double(model.strength.rawValue), total: 3) {
          Text("Strength").font(.caption)
        } currentValueLabel: {
          Text(model.strength.label)
        }
        .tint(model.strength.color)
        .animation(.default, value: model.strength)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Password strength")
        .accessibilityValue(model.strength.label)
      }
    } header: {
      Text("Password")
    } footer: {
      Text("Use 10 characters or more, with a capital letter and a number.")
    }
  }

  private var aboutSection: some View {
    Section("About You") {
      DatePicker(
        "Date of birth", selection: $model.birthday, in: ...latestBirthday,
        displayedComponents: .date)
      Picker("Country", selection: $model.country) {
        ForEach(SignUpCountry.allCases) { Text($0.rawValue).tag($0) }
      }
      Toggle("Send me news", isOn: $model.wantsNews)
    }
  }

  private var termsSection: some View {
    Section {
      Toggle("I accept the terms", isOn: $model.acceptsTerms)
        .accessibilityFocused($accessibilityFocus, equals: .terms)
        .modifier(SignUpErrorModifier(message: model.errors[.terms]))
    } footer: {
      Text(
        "Read the [terms of service](https://example.com/terms) and the [privacy policy](https://example.com/privacy)."
      )
    }
  }

  private var submitSection: some View {
    Section {
      Button(action: submit) {
        HStack {
          Text("Create Account").fontWeight(.semibold)
          if model.isSubmitting { ProgressView() }
        }
        .frame(maxWidth: .infinity)
      }
      .accessibilityHint(model.isSubmitting ? "Submitting" : "")
    }
    .listRowBackground(Color.accentColor.opacity(0.15))
  }

  private func advance() {
    switch focus {
    case .name: focus = .email
    case .email: focus = .password
    case .password: focus = .confirmation
    default: submit()
    }
  }

  private func submit() {
    withAnimation { _ = model.validate() }
    if let field = model.firstInvalidField {
      failedAttempts += 1
      focus = field == .terms ? nil : field
      accessibilityFocus = field
      AccessibilityNotification.Announcement(
        "\(model.errors.count) problems. \(model.errors[field] ?? "")"
      ).post()
      return
    }
    focus = nil
    Task {
      try? await model.submit()
      showsWelcome = true
    }
  }
}

private struct SignUpErrorModifier: ViewModifier {
  let message: String?

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      content.accessibilityHint(message ?? "")
      if let message {
        Label(message, systemImage: "exclamationmark.circle.fill")
          .font(.caption)
          .foregroundStyle(.red)
          .transition(.move(edge: .top).combined(with: .opacity))
          .accessibilityHidden(true)
      }
    }
  }
}

#Preview {
  SignUpForm()
}
