extension Vocabulary {
  /// VoiceOver's words in Spanish.
  ///
  /// Everything here is our translation: nobody has compared it with what VoiceOver says.
  public static let spanish = Vocabulary(
    language: "es", name: "Español", traits: .spanish, hints: .spanish, containers: .spanish,
    rotors: RotorWords(
      noResults: "<sin resultados>", moreResults: "+ %1 resultados más...",
      manyMoreResults: "+ Muchos más (%1+) resultados..."),
    web: .spanish, mac: .spanish, session: .spanish,
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
    ]
  )
}

extension TraitWords {
  fileprivate static let spanish = TraitWords(
    selected: Word("Seleccionado", .translation),
    dimmed: Word("Atenuado", .translation),
    button: Word("Botón", .translation),
    popUpButton: Word("Botón de menú desplegable", .translation),
    backButton: Word("Botón Atrás", .translation),
    back: "Atrás",
    switchButton: Word("Botón conmutador", .translation),
    on: Word("Activado", .translation),
    off: Word("Desactivado", .translation),
    mixed: Word("Mixto", .translation),
    tab: Word("Pestaña", .translation),
    textField: Word("Campo de texto", .translation),
    secureTextField: Word("Campo de texto seguro", .translation),
    isEditing: Word("Editando", .translation),
    heading: Word("Encabezado", .translation),
    headingLevel: Word("Encabezado de nivel %1", .translation),
    link: Word("Enlace", .translation),
    pickerItem: Word("Elemento del selector", .translation),
    adjustable: Word("Ajustable", .translation),
    image: Word("Imagen", .translation),
    searchField: Word("Campo de búsqueda", .translation),
    draggable: Word("Arrastrable", .translation),
    expanded: Word("Expandido", .translation),
    collapsed: Word("Contraído", .translation)
  )
}

extension HintWords {
  fileprivate static let spanish = HintWords(
    actionsAvailable: .sentence("Acciones disponibles", .translation),
    moreContentAvailable: .sentence("Más contenido disponible", .translation),
    toggle: .sentence("Pulsa dos veces para cambiar el ajuste.", .translation),
    edit: .sentence("Pulsa dos veces para editar.", .translation),
    editArea: Word(
      "Pulsa dos veces para editar. Usa el rotor para acceder a las palabras mal escritas.",
      snapshot: "Pulsa dos veces para editar., Usa el rotor para acceder a las palabras "
        + "mal escritas.", .translation),
    editing: .sentence("Usa el rotor para acceder a las palabras mal escritas.", .translation),
    adjust: .sentence(
      "Desliza hacia arriba o hacia abajo con un dedo para ajustar el valor.", .translation),
    picker: .sentence("Pulsa dos veces para activar el selector.", .translation),
    expand: .sentence("Pulsa dos veces para expandir.", .translation),
    collapse: .sentence("Pulsa dos veces para contraer.", .translation),
    directTouch: .sentence("Usa el rotor para activar el toque directo en esta app.", .translation)
  )
}

extension ContainerWords {
  fileprivate static let spanish = ContainerWords(
    place: Word("%1 de %2", .translation),
    listStart: Word("Inicio de la lista", .translation),
    listEnd: Word("Fin de la lista", .translation),
    landmarkStart: Word("Punto de referencia", .translation),
    landmarkEnd: Word("Fin del punto de referencia", .translation),
    rowHeader: Word("Encabezado de fila", .translation),
    columnHeader: Word("Encabezado de columna", .translation),
    rowSpan: CountedWord(
      one: Word("Abarca %1 fila", .translation), other: Word("Abarca %1 filas", .translation)),
    columnSpan: CountedWord(
      one: Word("Abarca %1 columna", .translation),
      other: Word("Abarca %1 columnas", .translation)),
    row: Word("Fila %1", .translation),
    column: Word("Columna %1", .translation)
  )
}

extension WebWords {
  fileprivate static let spanish = WebWords(
    checkbox: Word("Casilla de verificación", .translation),
    checked: Word("Marcada", .translation),
    unchecked: Word("No marcada", .translation),
    radioButton: Word("Botón de opción", .translation),
    multiLineTextField: Word("Campo de texto de varias líneas", .translation),
    colorWell: Word("Selector de color", .translation),
    progressIndicator: Word("Indicador de progreso", .translation),
    required: Word("Obligatorio", .translation),
    invalid: Word("Datos no válidos", .translation),
    readOnly: Word("Solo lectura", .translation),
    visited: Word("Visitado", .translation),
    busy: Word("Ocupado", .translation),
    current: Word("Actual", .translation),
    dialog: Word("Diálogo web", .translation),
    tableStart: Word("Inicio de la tabla, %1, %2", .translation),
    rows: CountedWord(
      one: Word("%1 fila", .translation), other: Word("%1 filas", .translation)),
    columns: CountedWord(
      one: Word("%1 columna", .translation), other: Word("%1 columnas", .translation)),
    tableEnd: Word("Fin de la tabla", .translation),
    end: Word("Fin, %1, %2", .translation),
    landmarks: [
      "banner": Word("Banner, punto de referencia", .translation),
      "complementary": Word("Complementario, punto de referencia", .translation),
      "contentinfo": Word("Información del contenido, punto de referencia", .translation),
      "form": Word("Formulario, punto de referencia", .translation),
      "main": Word("Principal, punto de referencia", .translation),
      "navigation": Word("Navegación, punto de referencia", .translation),
      "region": Word("Región, punto de referencia", .translation),
      "search": Word("Búsqueda, punto de referencia", .translation),
    ]
  )
}

extension MacWords {
  fileprivate static let spanish = MacWords(
    slider: Word("Regulador", .translation),
    stepper: Word("Incrementador", .translation),
    checkbox: Word("Casilla de verificación", .translation),
    checked: Word("Marcada", .translation),
    unchecked: Word("No marcada", .translation),
    switchButton: Word("Conmutador", .translation),
    toggleButton: Word("Botón conmutador", .translation),
    popUpButton: Word("Botón de menú desplegable", .translation),
    menuButton: Word("Botón de menú", .translation),
    editText: Word("Editar texto", .translation),
    secureEditText: Word("Editar texto seguro", .translation),
    searchField: Word("Campo de texto de búsqueda", .translation),
    characters: CountedWord(
      one: Word("%1 carácter", .translation), other: Word("%1 caracteres", .translation)),
    group: Word("Grupo", .translation),
    scrollArea: Word("Área de desplazamiento", .translation),
    list: Word("Lista", .translation),
    table: Word("Tabla", .translation),
    tabGroup: Word("Grupo de pestañas", .translation),
    entering: Word("En %1", .translation),
    items: CountedWord(one: Word("%1 ítem", .translation), other: Word("%1 ítems", .translation)),
    buttonHint: .sentence(
      "Estás en un botón. Para hacer clic en este botón, pulsa Control-Opción-Espacio.",
      .translation),
    popUpHint: .sentence(
      "Estás en un botón. Para mostrar una lista de opciones, pulsa Control-Opción-Espacio.",
      .translation),
    linkHint: .sentence(
      "Estás en un enlace. Para hacer clic en este enlace, pulsa Control-Opción-Espacio.",
      .translation)
  )
}

extension SessionWords {
  fileprivate static let spanish = SessionWords(
    voiceOverOn: Word("VoiceOver activado", .translation),
    voiceOverOff: Word("VoiceOver desactivado", .translation),
    quickNavOn: Word("Navegación rápida activada", .translation),
    quickNavOff: Word("Navegación rápida desactivada", .translation),
    activate: Word("Activar", .translation),
    defaultAction: Word("Por omisión", .translation),
    drag: Word("Arrastrar", .translation),
    drop: Word("Soltar", .translation),
    dropReady: Word("Listo para soltar", .translation),
    dropComplete: Word("Soltado", .translation),
    page: Word("Página %1 de %2", .translation),
    capital: Word("%1 mayúscula", .translation),
    space: Word("espacio", .translation),
    rotors: [
      "Actions": Word("Acciones", .translation),
      "Adjust Value": Word("Ajustar valor", .translation),
      "More Content": Word("Más contenido", .translation),
      "Characters": Word("Caracteres", .translation),
      "Words": Word("Palabras", .translation),
      "Lines": Word("Líneas", .translation),
      "Containers": Word("Contenedores", .translation),
      "Headings": Word("Encabezados", .translation),
      "Heading 1": Word("Encabezado 1", .translation),
      "Heading 2": Word("Encabezado 2", .translation),
      "Heading 3": Word("Encabezado 3", .translation),
      "Heading 4": Word("Encabezado 4", .translation),
      "Heading 5": Word("Encabezado 5", .translation),
      "Heading 6": Word("Encabezado 6", .translation),
      "Links": Word("Enlaces", .translation),
      "Form Controls": Word("Controles de formulario", .translation),
      "Tables": Word("Tablas", .translation),
      "Lists": Word("Listas", .translation),
      "Landmarks": Word("Puntos de referencia", .translation),
      "Visited Links": Word("Enlaces visitados", .translation),
      "Non-Visited Links": Word("Enlaces no visitados", .translation),
      "Buttons": Word("Botones", .translation),
      "Text Fields": Word("Campos de texto", .translation),
      "Search Fields": Word("Campos de búsqueda", .translation),
      "Images": Word("Imágenes", .translation),
      "Static Text": Word("Texto estático", .translation),
    ]
  )
}
