/// A window.
public typealias ASPresentationAnchor = UIWindow

/// Asks for authorizations of UIKit; the sheet of the system is not captured, and nothing is answered.
@preconcurrency
@MainActor
open class ASAuthorizationController: NSObject {
  /// What would be called.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// What has the window.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// What is asked for.
  public let authorizationRequests: [ASAuthorizationRequest]

  /// Asks for authorizations.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Asks nobody.
  open func performRequests() {}
}

/// What a controller calls; it is never called here.
@preconcurrency
@MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// There is an authorization.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// There is none.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// What has the window.
@preconcurrency
@MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// The button of Sign in with Apple in UIKit; its words are English in every language.
@preconcurrency
@MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  /// What it says.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    /// One of them.
    public static var `default`: ButtonType { .signIn }
  }

  /// How it looks; not heard.
  public enum Style: Int, Sendable { case white, whiteOutline, black }

  /// How round it is; not heard.
  open var cornerRadius = 6.0

  /// A button.
  public init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    switch type {
    case .signIn: accessibilityLabel = SignInWithAppleButton.Label.signIn.words
    case .continue: accessibilityLabel = SignInWithAppleButton.Label.continue.words
    case .signUp: accessibilityLabel = SignInWithAppleButton.Label.signUp.words
    }
  }

  /// A button.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// A button that signs in.
  public convenience init() {
    self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
  }

  /// A button from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Lets its user sign in on a page of the web: it is cancelled at once.
@preconcurrency
@MainActor
open class ASWebAuthenticationSession: NSObject {
  /// What is called at the end.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// What has the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether it knows nothing of earlier pages.
  open var prefersEphemeralWebBrowserSession = false
  private let completion: CompletionHandler

  /// A page.
  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }

  /// Whether it can begin.
  open var canStart: Bool { true }
  /// Begins, and is cancelled.
  @discardableResult
  open func start() -> Bool {
    completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
    return true
  }
  /// Ends it.
  open func cancel() {}
}

/// What has the window.
@preconcurrency
@MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
