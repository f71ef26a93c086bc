import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages

@testable import VoiceOverSpeech

struct WebRoleMacWordsTests {
  @Test(
    arguments: [
      (.checkbox, .macCheckbox), (.radio, .radioButton), (.combobox, .comboBox),
      (.summary, .macSummary), (.filebutton, .macFileButton), (.radiogroup, .macRadioGroup),
      (.article, .macArticle), (.tablist, .tabGroup), (.directory, .list), (.grid, .table),
      (.navigation, .navigationLandmark), (.region, .macRegion), (.menubar, .macMenuBar),
      // A trait has the word.
      (.button, nil), (.link, nil), (.heading, nil), (.tab, nil), (.popupbutton, nil),
      // A place or a column is said instead.
      (.term, nil), (.definition, nil), (.columnheader, nil), (.listitem, nil),
    ] as [(WebRole, Word.ID?)])
  func `has one word for each role that needs one`(role: WebRole, word: Word.ID?) {
    #expect(role.macWord == word)
  }

  @Test(
    arguments: [
      (.checked(.on), .checkbox, .macChecked), (.checked(.off), .checkbox, .macUnchecked),
      (.checked(.on), .radio, .selected), (.checked(.off), .radio, nil),
      (.checked(.on), .menuitemradio, .selected), (.checked(.mixed), .checkbox, .macMixed),
      (.checked(.on), nil, .macChecked), (.pressed(.on), .button, .selected),
      (.pressed(.off), .button, nil), (.pressed(.mixed), .button, .macMixed),
      (.required, .checkbox, nil), (.visited, .link, nil),
    ] as [(Element.State, WebRole?, Word.ID?)])
  func `says what is chosen, and nothing of other states`(
    state: Element.State, role: WebRole?, word: Word.ID?
  ) {
    #expect(state.macChoice(of: role) == word)
  }

  @Test(
    arguments: [
      (nil, .vStack, .semanticGroup, .group), (nil, .scrollView, .semanticGroup, .scrollArea),
      (nil, .alert, .semanticGroup, .alert), (nil, .vStack, .landmark, .macRegion),
      (nil, .vStack, .tabBar, .tabGroup), (nil, .list, .list, .list),
      ("list", .web, .list, .list), ("dialog", .web, .semanticGroup, .dialog),
      ("note", .web, .semanticGroup, .group), ("made-up", .web, .dataTable, .table),
    ] as [(String?, ViewClass, Property.ContainerType, Word.ID)])
  func `a container is called by its role, its class or its type`(
    role: String?, kind: ViewClass, type: Property.ContainerType, word: Word.ID
  ) {
    var container = Container(node: "group", type: type)
    container.kind = kind
    container.role = role.map { Sourced($0, from: nowhere, by: .stated) }
    #expect(container.macKind == word)
  }
}
