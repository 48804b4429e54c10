// The other usual name.
importScripts('/sw.js');
