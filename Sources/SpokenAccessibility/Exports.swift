// The types of Apple's module Accessibility that views use.
@_exported public import class SpokenViews.AXCustomContent
@_exported public import protocol SpokenViews.AXCustomContentProvider
