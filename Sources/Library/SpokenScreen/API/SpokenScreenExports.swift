@_exported public import EspeakEngine
@_exported public import ScreenScenarios
@_exported public import SpokenReview
@_exported public import SpokenSound
