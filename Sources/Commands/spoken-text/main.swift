import TextCommands

SpokenText.launch()
