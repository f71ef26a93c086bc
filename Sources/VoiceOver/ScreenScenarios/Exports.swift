@_exported public import ScreenDocuments
@_exported public import ScreenCaptures
@_exported public import ScreenFiles
@_exported public import VoiceOverElements
@_exported public import VoiceOverSession
@_exported public import VoiceOverSpeech
@_exported public import ScreenTree
