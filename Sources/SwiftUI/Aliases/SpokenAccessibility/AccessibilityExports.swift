// The types of Apple's module Accessibility that views use.
@_exported public import class SpokenViews.AXCategoricalDataAxisDescriptor
@_exported public import protocol SpokenViews.AXChart
@_exported public import class SpokenViews.AXChartDescriptor
@_exported public import class SpokenViews.AXCustomContent
@_exported public import protocol SpokenViews.AXCustomContentProvider
@_exported public import protocol SpokenViews.AXDataAxisDescriptor
@_exported public import class SpokenViews.AXDataPoint
@_exported public import class SpokenViews.AXDataSeriesDescriptor
@_exported public import class SpokenViews.AXLiveAudioGraph
@_exported public import class SpokenViews.AXNumericDataAxisDescriptor
@_exported public import enum SpokenViews.AccessibilitySettings
