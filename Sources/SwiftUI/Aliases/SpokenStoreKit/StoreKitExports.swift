// What of SwiftUI's Apple's module StoreKit has, and what it brings.
@_exported public import Foundation
@_exported public import struct SpokenViews.RequestReviewAction
