// Compiled so that the headers which the tests of the window share are precompiled with it.
