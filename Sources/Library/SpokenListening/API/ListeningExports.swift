@_exported public import ScreenDocuments
@_exported public import ScreenScenarios
@_exported public import ScreenTree
@_exported public import VoiceOverElements
@_exported public import VoiceOverLanguages
@_exported public import VoiceOverSession
@_exported public import VoiceOverSpeech
