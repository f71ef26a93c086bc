import AuthenticationServices
import CryptoKit
import SwiftUI

class Session: ObservableObject {
  @Published var userID: String?
  @Published var fullName = ""
  var isSignedIn: Bool { userID != nil }
  private(set) var currentNonce: String?

  func prepare(_ request: ASAuthorizationAppleIDRequest) {
    let nonce = UUID().uuidString
    currentNonce = nonce
    request.requestedScopes = [.fullName, .email]
    request.nonce = sha256(nonce)
  }

  func finish(_ result: Result<ASAuthorization, Error>) {
    switch result {
    case .success(let authorization):
      guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential
      else { return }
      userID = credential.user
      if let name = credential.fullName {
        fullName = PersonNameComponentsFormatter().string(from: name)
      }
    case .failure(let error as ASAuthorizationError) where error.code == .canceled: break
    case .failure(let error): print(error.localizedDescription)
    }
  }

  func checkState() {
    guard let userID else { return }
    ASAuthorizationAppleIDProvider().getCredentialState(forUserID: userID) { state, _ in
      guard state != .authorized else { return }
      DispatchQueue.main.async { self.userID = nil }
    }
  }

  private func sha256(_ input: String) -> String {
    SHA256.hash(data: Data(input.utf8)).compactMap { String(format: "%02x", $0) }.joined()
  }
}

struct SignInView: View {
  @EnvironmentObject var session: Session
  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    VStack(spacing: 20) {
      if session.isSignedIn {
        Text("Welcome, \(session.fullName)").font(.title2.bold())
        Button("Sign out", role: .destructive) { session.userID = nil }
      } else {
        SignInWithAppleButton(.signIn, onRequest: session.prepare, onCompletion: session.finish)
          .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
          .frame(height: 44)
      }
    }
    .padding()
    .onAppear(perform: session.checkState)
    .onReceive(
      NotificationCenter.default.publisher(
        for: ASAuthorizationAppleIDProvider.credentialRevokedNotification)
    ) { _ in session.userID = nil }
  }
}
