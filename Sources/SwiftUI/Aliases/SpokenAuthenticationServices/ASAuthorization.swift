/// What an app is given to know of a user; it is never given here.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// A part of what an app asks for.
  public struct Scope: Hashable, Sendable {
    private let name: String
    /// The name.
    public static let fullName = Scope(name: "fullName")
    /// The address.
    public static let email = Scope(name: "email")
  }

  /// What is known.
  public let credential: any ASAuthorizationCredential
  /// What asked for it.
  public let provider: any ASAuthorizationProvider

  init(_ credential: any ASAuthorizationCredential, _ provider: any ASAuthorizationProvider) {
    self.credential = credential
    self.provider = provider
  }
}

/// What is known of a user.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// What asks for something.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What an app asks for.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// What an app asks Sign in with Apple for.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The parts.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A word of the app.
  open var nonce: String?
  /// Another word of the app.
  open var state: String?
  /// Who signs in again.
  open var user: String?
}

/// What asks for a password; it is not there.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// What asks Sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Posted when a user takes the sign-in back, which never happens here.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  /// Whether an app still knows a user.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  /// A new request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Whether an app still knows a user: it does not.
  nonisolated(nonsending) open func credentialState(
    forUserID userID: String
  ) async throws -> CredentialState { .notFound }
  /// Whether an app still knows a user: it does not.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
}

/// What asks for a password.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// A new request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// What Sign in with Apple knows of a user; there is never one here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// Whether it is a person.
  public enum UserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

  /// Who it is.
  open var user: String { "" }
  /// The name.
  open var fullName: PersonNameComponents? { nil }
  /// The address.
  open var email: String? { nil }
  /// A proof.
  open var identityToken: Data? { nil }
  /// A proof for a server.
  open var authorizationCode: Data? { nil }
  /// The word of the request.
  open var state: String? { nil }
  /// The parts.
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  /// Whether it is a person.
  open var realUserStatus: UserDetectionStatus { .unknown }
}

/// A password; there is never one here.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// Who it is.
  public let user: String
  /// The password.
  public let password: String

  /// A password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// Why an authorization is not given.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// One of them.
  public static var canceled: Code { .canceled }
  /// One of them.
  public static var failed: Code { .failed }
  /// One of them.
  public static var unknown: Code { .unknown }
}

/// Why its user did not sign in on a page of the web.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
}
