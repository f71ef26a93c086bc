import SpokenCommand
import TextCommands

Spoken.launch()
