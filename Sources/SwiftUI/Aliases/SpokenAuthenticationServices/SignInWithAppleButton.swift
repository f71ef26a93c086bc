public import SpokenViews

/// The button of Sign in with Apple; its words are English in every language.
///
/// A press makes the request. The sheet of the system is not captured, and nothing is answered.
public struct SignInWithAppleButton: View {
  /// What the button says.
  public enum Label: Sendable {
    case signIn, `continue`, signUp

    /// One of them.
    public static var `default`: Label { .signIn }

    var words: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }

  /// How it looks; not heard.
  public enum Style: Sendable { case black, white, whiteOutline }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let file: StaticString
  private let line: Int
  private let column: Int

  /// A button that asks for what a closure writes into its request.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label
    self.onRequest = onRequest
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// The button.
  public var body: some View {
    Button(
      action: { onRequest(ASAuthorizationAppleIDRequest()) },
      label: { Text(verbatim: label.words, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}

extension View {
  /// How buttons of Sign in with Apple look; not heard.
  public nonisolated func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { self }
}

extension EnvironmentValues {
  /// Asks for an authorization, which is never given.
  public var authorizationController: AuthorizationController { AuthorizationController() }
  /// Lets its user sign in on a page of the web, which is cancelled.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}

/// Asks for an authorization, which is never given: it answers as if its user had cancelled.
public struct AuthorizationController: Sendable {
  /// Asks for an authorization.
  @MainActor
  public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorization {
    throw ASAuthorizationError(.canceled)
  }
  /// Asks for one of several authorizations.
  @MainActor
  public func performRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorization { throw ASAuthorizationError(.canceled) }
}

/// Lets its user sign in on a page of the web: it answers as if its user had cancelled.
public struct WebAuthenticationSession: Sendable {
  /// Opens a page.
  @MainActor
  public func authenticate(using url: URL, callbackURLScheme: String) async throws -> URL {
    throw ASWebAuthenticationSessionError(.canceledLogin)
  }
}
