// The types of Apple's module Combine that views use themselves.
@_exported public import protocol SpokenViews.ObservableObject
@_exported public import class SpokenViews.ObservableObjectPublisher
@_exported public import struct SpokenViews.Published
