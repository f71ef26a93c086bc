extension Vocabulary {
  /// VoiceOver's words in Spanish.
  ///
  /// Everything here is our translation: nobody has compared it with what VoiceOver says.
  package static let spanish = Vocabulary(
    language: "es", name: "Español",
    punctuation: [
      "-": "guion", "‐": "guion", "+": "más", "−": "menos", "×": "por", "÷": "dividido entre",
      "*": "asterisco", "/": "barra", "\\": "barra inversa", "=": "igual", "<": "menor que",
      ">": "mayor que", "#": "almohadilla", "@": "arroba", "&": "y comercial", "%": "por ciento",
      "_": "guion bajo", "|": "barra vertical", "~": "virgulilla", "^": "acento circunflejo",
      "•": "viñeta", ".": "punto", ",": "coma", ":": "dos puntos", ";": "punto y coma",
      "!": "signo de exclamación", "?": "signo de interrogación", "(": "paréntesis izquierdo",
      ")": "paréntesis derecho", "[": "corchete izquierdo", "]": "corchete derecho",
      "{": "llave izquierda", "}": "llave derecha", "\"": "comillas", "'": "apóstrofo",
      "$": "signo de dólar", "£": "signo de libra", "¥": "signo de yen", "…": "puntos suspensivos",
      "¶": "calderón", "¢": "signo de centavo", "¤": "signo de moneda", "§": "signo de sección",
      "¬": "negación", "∖": "diferencia de conjuntos", "`": "acento grave", "∘": "compuesto con",
      "′": "prima", "¡": "exclamación de apertura", "¦": "barra partida",
      "»": "comillas de cierre", "«": "comillas de apertura", "\t": "tabulador",
      "²": "al cuadrado", "³": "al cubo",
    ],
    symbol: Word.spanish, word: Word.spanish)
}

extension Word {
  /// A word in Spanish: a function, because a closure in a constant is type-checked again with each file
  /// that uses the constant.
  fileprivate static func spanish(_ id: ID) -> Word {
    switch id {
    // Traits and states
    case .selected: Word("Seleccionado", .translation)
    case .dimmed: Word("Atenuado", .translation)
    case .button: Word("Botón", .translation)
    case .popUpButton: Word("Botón de menú desplegable", .translation)
    case .backButton: Word("Botón Atrás", .translation)
    case .switchButton: Word("Botón conmutador", .translation)
    case .on: Word("Activado", .translation)
    case .off: Word("Desactivado", .translation)
    case .mixed: Word("Mixto", .translation)
    case .tab: Word("Pestaña", .translation)
    case .textField: Word("Campo de texto", .translation)
    case .secureTextField: Word("Campo de texto seguro", .translation)
    case .isEditing: Word("Editando", .translation)
    case .insertionPointAtStart: Word("Punto de inserción al principio", .translation)
    case .insertionPointAtEnd: Word("Punto de inserción al final", .translation)
    case .insertionPointAfter: Word("Punto de inserción después del carácter %1", .translation)
    case .characterMode: Word("Modo de caracteres", .translation)
    case .wordMode: Word("Modo de palabras", .translation)
    case .lineMode: Word("Modo de líneas", .translation)
    case .heading: Word("Encabezado", .translation)
    case .headingLevel: Word("Encabezado de nivel %1", .translation)
    case .link: Word("Enlace", .translation)
    case .inPageLink: Word("Enlace dentro de la página", .translation)
    case .pickerItem: Word("Elemento del selector", .translation)
    case .adjustable: Word("Ajustable", .translation)
    case .image: Word("Imagen", .translation)
    case .searchField: Word("Campo de búsqueda", .translation)
    case .draggable: Word("Arrastrable", .translation)
    case .expanded: Word("Expandido", .translation)
    case .collapsed: Word("Contraído", .translation)
    // Hints and cues
    case .actionsAvailable: .sentence("Acciones disponibles", .translation)
    case .moreContentAvailable: .sentence("Más contenido disponible", .translation)
    case .toggleHint: .sentence("Pulsa dos veces para cambiar el ajuste.", .translation)
    case .editHint: .sentence("Pulsa dos veces para editar.", .translation)
    case .editAreaHint:
      Word(
        "Pulsa dos veces para editar. Usa el rotor para acceder a las palabras mal escritas.",
        snapshot: "Pulsa dos veces para editar., Usa el rotor para acceder a las palabras "
          + "mal escritas.", .translation)
    case .editingHint:
      .sentence("Usa el rotor para acceder a las palabras mal escritas.", .translation)
    case .adjustHint:
      .sentence(
        "Desliza hacia arriba o hacia abajo con un dedo para ajustar el valor.", .translation)
    case .pickerHint: .sentence("Pulsa dos veces para activar el selector.", .translation)
    case .expandHint: .sentence("Pulsa dos veces para expandir.", .translation)
    case .collapseHint: .sentence("Pulsa dos veces para contraer.", .translation)
    case .directTouchHint:
      .sentence("Usa el rotor para activar el toque directo en esta app.", .translation)
    case .directTouchActivateHint:
      .sentence(
        "Activa para iniciar el toque directo.", .translation)
    case .reorderHint:
      .sentence(
        "Toca dos veces y mantén pulsado, espera el sonido y arrastra para reorganizar.",
        .translation)
    // Containers and places in them
    case .place: Word("%1 de %2", .translation)
    case .listStart: Word("Inicio de la lista", .translation)
    case .listEnd: Word("Fin de la lista", .translation)
    case .landmarkStart: Word("Punto de referencia", .translation)
    case .landmarkEnd: Word("Fin del punto de referencia", .translation)
    case .definitionListStart: Word("Inicio de la lista de definiciones", .translation)
    case .definitionListEnd: Word("Fin de la lista de definiciones", .translation)
    case .alert: Word("Alerta", .translation)
    case .rowHeader: Word("Encabezado de fila", .translation)
    case .columnHeader: Word("Encabezado de columna", .translation)
    case .rowSpan:
      .counted(
        one: Word("Abarca %1 fila", .translation), other: Word("Abarca %1 filas", .translation))
    case .columnSpan:
      .counted(
        one: Word("Abarca %1 columna", .translation),
        other: Word("Abarca %1 columnas", .translation))
    case .row: Word("Fila %1", .translation)
    case .column: Word("Columna %1", .translation)
    // Web content, as in Safari
    case .checkbox: Word("Casilla de verificación", .translation)
    case .checked: Word("Marcada", .translation)
    case .unchecked: Word("No marcada", .translation)
    case .radioButton: Word("Botón de opción", .translation)
    case .multiLineTextField: Word("Campo de texto de varias líneas", .translation)
    case .colorWell: Word("Selector de color", .translation)
    case .comboBox: Word("Cuadro combinado", .translation)
    case .menuItem: Word("Elemento de menú", .translation)
    case .toggleButton: Word("Botón conmutador", .translation)
    case .pressed: Word("Pulsado", .translation)
    case .notPressed: Word("No pulsado", .translation)
    case .menuPopUp: Word("Menú emergente", .translation)
    case .listBoxPopUp: Word("Lista emergente", .translation)
    case .treePopUp: Word("Árbol emergente", .translation)
    case .gridPopUp: Word("Cuadrícula emergente", .translation)
    case .dialogPopUp: Word("Diálogo emergente", .translation)
    case .description: Word("Descripción", .translation)
    case .term: Word("Término", .translation)
    case .definition: Word("Definición", .translation)
    case .toolbar: Word("Barra de herramientas", .translation)
    case .sortUp: Word("Orden ascendente", .translation)
    case .sortDown: Word("Orden descendente", .translation)
    case .progressIndicator: Word("Indicador de progreso", .translation)
    case .required: Word("Obligatorio", .translation)
    case .invalid: Word("Datos no válidos", .translation)
    case .invalidGrammar: Word("Gramática no válida", .translation)
    case .invalidSpelling: Word("Ortografía no válida", .translation)
    case .readOnly: Word("Solo lectura", .translation)
    case .visited: Word("Visitado", .translation)
    case .busy: Word("Ocupado", .translation)
    case .current: Word("Actual", .translation)
    case .currentPage: Word("Página actual", .translation)
    case .currentStep: Word("Paso actual", .translation)
    case .currentLocation: Word("Ubicación actual", .translation)
    case .currentDate: Word("Fecha actual", .translation)
    case .currentTime: Word("Hora actual", .translation)
    case .dialog: Word("Diálogo web", .translation)
    case .tableStart: Word("Inicio de la tabla", .translation)
    case .tableRows:
      .counted(
        one: Word("%1 fila", .translation), other: Word("%1 filas", .translation))
    case .tableColumns:
      .counted(
        one: Word("%1 columna", .translation), other: Word("%1 columnas", .translation))
    case .tableEnd: Word("Fin de la tabla", .translation)
    case .bannerLandmark: Word("Banner", .translation)
    case .complementaryLandmark: Word("Complementario", .translation)
    case .contentinfoLandmark:
      Word("Información del contenido", .translation)
    case .formLandmark: Word("Formulario", .translation)
    case .mainLandmark: Word("Principal", .translation)
    case .navigationLandmark: Word("Navegación", .translation)
    case .regionLandmark: Word("Región", .translation)
    case .searchLandmark: Word("Búsqueda", .translation)
    // The Mac
    case .macSlider: Word("Regulador", .translation)
    case .macStepper: Word("Incrementador", .translation)
    case .macCheckbox: Word("Casilla de verificación", .translation)
    case .macChecked: Word("Marcada", .translation)
    case .macUnchecked: Word("No marcada", .translation)
    case .macSwitchButton: Word("Conmutador", .translation)
    case .macToggleButton: Word("Botón conmutador", .translation)
    case .macPopUpButton: Word("Botón de menú desplegable", .translation)
    case .menuButton: Word("Botón de menú", .translation)
    case .editText: Word("Editar texto", .translation)
    case .secureEditText: Word("Editar texto seguro", .translation)
    case .macSearchField: Word("Campo de texto de búsqueda", .translation)
    case .characters:
      .counted(
        one: Word("%1 carácter", .translation), other: Word("%1 caracteres", .translation))
    case .group: Word("Grupo", .translation)
    case .scrollArea: Word("Área de desplazamiento", .translation)
    case .list: Word("Lista", .translation)
    case .table: Word("Tabla", .translation)
    case .tabGroup: Word("Grupo de pestañas", .translation)
    case .entering: Word("En %1", .translation)
    case .items:
      .counted(one: Word("%1 ítem", .translation), other: Word("%1 ítems", .translation))
    case .macMixed: Word("Mixto", .translation)
    case .macPlace: Word("%1 de %2", .translation)
    case .macColumnOf: Word("Columna %1 de %2", .translation)
    case .macTableSize: Word("%1, %2", .translation)
    case .macLevel: Word("Nivel %1", .translation)
    case .macRegion: Word("Región", .translation)
    case .macArticle: Word("Artículo", .translation)
    case .macRadioGroup: Word("Grupo de botones de opción", .translation)
    case .macDialog: Word("Diálogo", .translation)
    case .macDescriptionList: Word("Lista de descripciones", .translation)
    case .macSummary: Word("Resumen", .translation)
    case .macFileButton: Word("Botón para cargar un archivo", .translation)
    case .macTextArea: Word("Área de entrada de texto", .translation)
    case .macMenu: Word("Menú", .translation)
    case .macMenuBar: Word("Barra de menús", .translation)
    case .macProgressBar: Word("Barra de progreso", .translation)
    case .macEndOf: Word("Fin, %1", .translation)
    case .macEndOfList: Word("Fin de la lista", .translation)
    case .macEndOfTable: Word("Fin de la tabla", .translation)
    case .macEndOfDescriptionList: Word("Fin de la lista de descripciones", .translation)
    case .macLeaving: Word("Fuera de %1", .translation)
    case .moreContentMenu: Word("Menú Más contenido", .translation)
    case .actionsMenu: Word("Menú Acciones", .translation)
    case .macButtonHint:
      .sentence(
        "Estás en un botón. Para hacer clic en este botón, pulsa Control-Opción-Espacio.",
        .translation)
    case .macPopUpHint:
      .sentence(
        "Estás en un botón. Para mostrar una lista de opciones, pulsa Control-Opción-Espacio.",
        .translation)
    case .macLinkHint:
      .sentence(
        "Estás en un enlace. Para hacer clic en este enlace, pulsa Control-Opción-Espacio.",
        .translation)
    case .macHeadingHint: .sentence("Estás en un encabezado de nivel %1.", .translation)
    case .macTextHint: .sentence("Estás en un elemento de texto.", .translation)
    case .macSelectableTextHint: .sentence("Estás en un texto seleccionable.", .translation)
    case .macTextAreaHint: .sentence("Estás en un área de texto.", .translation)
    case .macGroupHint: .sentence("Estás en un grupo.", .translation)
    case .macDimmedButtonHint: .sentence("Estás en un botón.", .translation)
    case .macToggleButtonHint:
      .sentence(
        "Estás en un botón conmutador. Para marcar o desmarcar esta casilla, pulsa "
          + "Control-Opción-Espacio.", .translation)
    case .macCheckboxHint:
      .sentence(
        "Estás en una casilla de verificación. Para marcar o desmarcar esta casilla, pulsa "
          + "Control-Opción-Espacio.", .translation)
    case .macRadioButtonHint:
      .sentence(
        "Estás en un botón de opción. Para seleccionar esta opción, pulsa "
          + "Control-Opción-Espacio.", .translation)
    case .macSliderHint:
      .sentence(
        "Estás en un regulador. Para empezar a interactuar con el regulador, pulsa "
          + "Control-Opción-Mayúsculas-Flecha abajo.", .translation)
    case .macEditTextHint:
      .sentence(
        "Estás en un campo de texto. Para introducir texto en este campo, escribe.", .translation)
    case .macDimmedHint: .sentence("Este ítem está atenuado.", .translation)
    case .keyboardFocus: Word("Foco del teclado", .translation)
    // Gestures, rotors and VoiceOver itself
    case .voiceOverOn: Word("VoiceOver activado", .translation)
    case .voiceOverOff: Word("VoiceOver desactivado", .translation)
    case .quickNavOn: Word("Navegación rápida activada", .translation)
    case .quickNavOff: Word("Navegación rápida desactivada", .translation)
    case .activate: Word("Activar", .translation)
    case .defaultAction: Word("Por omisión", .translation)
    case .drag: Word("Arrastrar", .translation)
    case .drop: Word("Soltar", .translation)
    case .dropReady: Word("Listo para soltar", .translation)
    case .dropComplete: Word("Soltado", .translation)
    case .page: Word("Página %1 de %2", .translation)
    case .capital: Word("%1 mayúscula", .translation)
    case .space: Word("espacio", .translation)
    case .rotorActions: Word("Acciones", .translation)
    case .rotorAdjustValue: Word("Ajustar valor", .translation)
    case .rotorMoreContent: Word("Más contenido", .translation)
    case .rotorCharacters: Word("Caracteres", .translation)
    case .rotorWords: Word("Palabras", .translation)
    case .rotorLines: Word("Líneas", .translation)
    case .rotorContainers: Word("Contenedores", .translation)
    case .rotorHeadings: Word("Encabezados", .translation)
    case .rotorHeading1: Word("Encabezado 1", .translation)
    case .rotorHeading2: Word("Encabezado 2", .translation)
    case .rotorHeading3: Word("Encabezado 3", .translation)
    case .rotorHeading4: Word("Encabezado 4", .translation)
    case .rotorHeading5: Word("Encabezado 5", .translation)
    case .rotorHeading6: Word("Encabezado 6", .translation)
    case .rotorLinks: Word("Enlaces", .translation)
    case .rotorFormControls: Word("Controles de formulario", .translation)
    case .rotorTables: Word("Tablas", .translation)
    case .rotorLists: Word("Listas", .translation)
    case .rotorLandmarks: Word("Puntos de referencia", .translation)
    case .rotorVisitedLinks: Word("Enlaces visitados", .translation)
    case .rotorNonVisitedLinks: Word("Enlaces no visitados", .translation)
    case .rotorButtons: Word("Botones", .translation)
    case .rotorTextFields: Word("Campos de texto", .translation)
    case .rotorSearchFields: Word("Campos de búsqueda", .translation)
    case .rotorImages: Word("Imágenes", .translation)
    case .rotorStaticText: Word("Texto estático", .translation)
    case .rotorSpeakingRate: Word("Velocidad del habla", .translation)
    case .rotorVolume: Word("Volumen", .translation)
    case .rotorPunctuation: Word("Puntuación", .translation)
    case .rotorLanguage: Word("Idioma", .translation)
    case .rotorHints: Word("Indicaciones", .translation)
    case .notFound: Word("%1: no se encontró", .translation)
    case .containerItem: Word("Contenedor", .translation)
    case .formControlItem: Word("Control de formulario", .translation)
    case .visitedLinkItem: Word("Enlace visitado", .translation)
    case .nonVisitedLinkItem: Word("Enlace no visitado", .translation)
    case .staticTextItem: Word("Texto estático", .translation)
    case .back: Word("Atrás", .translation)
    case .noResults: .sentence("<sin resultados>", .translation)
    case .moreResults: .sentence("+ %1 resultados más...", .translation)
    case .manyMoreResults: .sentence("+ Muchos más (%1+) resultados...", .translation)
    // Charts
    case .rotorAudioGraph: Word("Gráfico de audio", .translation)
    case .describeChart: Word("Describir gráfico", .translation)
    case .playAudioGraph: Word("Reproducir gráfico de audio", .translation)
    case .chartDetails: Word("Detalles del gráfico", .translation)
    case .graphComplete: Word("Completo", .translation)
    case .chartSummary: Word("Resumen", .translation)
    case .dataFeatures: Word("Características de los datos", .translation)
    case .chartStatistics: Word("Estadísticas", .translation)
    case .lineChart: Word("gráfico de líneas", .translation)
    case .pointChart: Word("gráfico de barras o puntos", .translation)
    case .pieChart: Word("gráfico circular", .translation)
    case .mixedChart: Word("gráfico de líneas y puntos", .translation)
    case .chartKind: Word("%1, %2, %3", .translation)
    case .chartSeries:
      .counted(one: Word("%1 serie", .translation), other: Word("%1 series", .translation))
    case .chartPoints:
      .counted(one: Word("%1 punto", .translation), other: Word("%1 puntos", .translation))
    case .xAxis: Word("X es %1", .translation)
    case .yAxis: Word("Y es %1", .translation)
    case .axisEnds: Word("%1, de %2 a %3", .translation)
    case .axisValue: Word("%1, %2", .translation)
    case .seriesNumber: Word("serie %1", .translation)
    case .lowestIn: Word("mínimo %1, %2", .translation)
    case .lowestAt: Word("mínimo %1 en %2", .translation)
    case .highestIn: Word("máximo %1, %2", .translation)
    case .highestAt: Word("máximo %1 en %2", .translation)
    case .onlyValue: Word("único valor %1, %2", .translation)
    case .alwaysValue: Word("siempre %1", .translation)
    case .average: Word("promedio %1", .translation)
    case .median: Word("mediana %1", .translation)
    case .risesBy: Word("sube en promedio %1 por %2", .translation)
    case .fallsBy: Word("baja en promedio %1 por %2", .translation)
    case .rises: Word("sube", .translation)
    case .falls: Word("baja", .translation)
    case .risesUntil: Word("sube hasta %1", .translation)
    case .fallsUntil: Word("baja hasta %1", .translation)
    case .shapeThen: Word("%1, luego %2", .translation)
    case .manyTurns: Word("sube y baja varias veces", .translation)
    case .noTrend: Word("sin tendencia clara", .translation)
    case .tendsToRise: Word("tiende a subir", .translation)
    case .tendsToFall: Word("tiende a bajar", .translation)
    case .outliers:
      .counted(
        one: Word("%1 valor atípico: %2", .translation),
        other: Word("%1 valores atípicos: %2", .translation))
    case .passesIn: Word("%1 supera a %2 en %3", .translation)
    case .passesAt: Word("%1 supera a %2 en %3", .translation)
    case .missingValues:
      .counted(
        one: Word("falta %1 valor", .translation), other: Word("faltan %1 valores", .translation))
    case .noChartData: Word("sin datos", .translation)
    case .chartInterval: Word("%1 a %2", .translation)
    case .chartSentence: Word("%1.", .translation)
    // Words that the system adds to an app
    case .increment: .sentence("Aumentar", .translation)
    case .decrement: .sentence("Disminuir", .translation)
    case .inProgress: .sentence("En curso", .translation)
    case .pageOfControl: .sentence("página %1 de %2", .translation)
    }
  }
}
