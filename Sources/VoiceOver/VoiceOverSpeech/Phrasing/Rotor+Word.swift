import VoiceOverLanguages
import VoiceOverSession

extension Rotor.System {
  /// Its name.
  var word: Word.ID {
    switch self {
    case .actions: .rotorActions
    case .adjust: .rotorAdjustValue
    case .moreContent: .rotorMoreContent
    case .audioGraph: .rotorAudioGraph
    case .characters: .rotorCharacters
    case .words: .rotorWords
    case .lines: .rotorLines
    case .containers: .rotorContainers
    case .headings: .rotorHeadings
    case .heading1: .rotorHeading1
    case .heading2: .rotorHeading2
    case .heading3: .rotorHeading3
    case .heading4: .rotorHeading4
    case .heading5: .rotorHeading5
    case .heading6: .rotorHeading6
    case .links: .rotorLinks
    case .formControls: .rotorFormControls
    case .tables: .rotorTables
    case .lists: .rotorLists
    case .landmarks: .rotorLandmarks
    case .visitedLinks: .rotorVisitedLinks
    case .nonVisitedLinks: .rotorNonVisitedLinks
    case .buttons: .rotorButtons
    case .textFields: .rotorTextFields
    case .searchFields: .rotorSearchFields
    case .images: .rotorImages
    case .staticText: .rotorStaticText
    case .speakingRate: .rotorSpeakingRate
    case .volume: .rotorVolume
    case .punctuation: .rotorPunctuation
    case .language: .rotorLanguage
    case .hints: .rotorHints
    }
  }
}
