// What of Apple's module StoreKit views use; nothing is sold here.
@_exported public import struct SpokenViews.RequestReviewAction
