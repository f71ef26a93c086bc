// placeholder import ScreenTree
