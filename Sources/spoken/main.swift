import SpokenCommand

Spoken.main()
