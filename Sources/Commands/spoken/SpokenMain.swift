import SpokenCommand
import SpokenTextCommands

Spoken.launch()
