// What `import Charts` brings by an alias: the types of Swift Charts that views use.
@_exported public import struct SpokenViews.AreaMark
@_exported public import enum SpokenViews.AxisVisibility
@_exported public import struct SpokenViews.BarMark
@_exported public import struct SpokenViews.Chart
@_exported public import protocol SpokenViews.ChartContent
@_exported public import struct SpokenViews.ChartContentBuilder
@_exported public import struct SpokenViews.InterpolationMethod
@_exported public import struct SpokenViews.LineMark
@_exported public import struct SpokenViews.MarkDimension
@_exported public import enum SpokenViews.MarkStackingMethod
@_exported public import protocol SpokenViews.Plottable
@_exported public import struct SpokenViews.PlottableValue
@_exported public import struct SpokenViews.PointMark
@_exported public import struct SpokenViews.RectangleMark
@_exported public import struct SpokenViews.RuleMark
@_exported public import struct SpokenViews.SectorMark
