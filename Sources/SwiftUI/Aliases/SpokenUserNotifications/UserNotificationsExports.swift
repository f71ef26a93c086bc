// Apple's module UserNotifications brings it.
@_exported public import Foundation
