// Apple's module SafariServices brings it.
@_exported public import SpokenUIKit
