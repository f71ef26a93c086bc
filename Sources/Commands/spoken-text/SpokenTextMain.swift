import SpokenTextCommands

SpokenText.launch()
