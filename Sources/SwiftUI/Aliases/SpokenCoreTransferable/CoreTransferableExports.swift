// The types of Apple's module CoreTransferable that views use.
@_exported public import struct SpokenViews.CodableRepresentation
@_exported public import struct SpokenViews.DataRepresentation
@_exported public import struct SpokenViews.FileRepresentation
@_exported public import struct SpokenViews.ProxyRepresentation
@_exported public import struct SpokenViews.ReceivedTransferredFile
@_exported public import struct SpokenViews.SentTransferredFile
@_exported public import protocol SpokenViews.TransferRepresentation
@_exported public import protocol SpokenViews.Transferable
