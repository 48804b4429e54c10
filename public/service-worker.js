// An earlier site may have registered its service worker under this name instead of /sw.js.
importScripts('/sw.js');
