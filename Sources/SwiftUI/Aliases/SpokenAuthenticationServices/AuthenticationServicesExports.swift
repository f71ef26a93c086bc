// Apple's module AuthenticationServices brings these.
@_exported public import Foundation
@_exported public import SpokenUIKit
