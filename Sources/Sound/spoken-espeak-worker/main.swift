import EspeakService

Worker.main()
