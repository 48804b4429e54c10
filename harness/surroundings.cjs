'use strict';

// Loaded before each command, also by a Node that reads no TypeScript: it must still read and print this sentence.
const { version, env } = process;
const isInstalled = require('fs').existsSync('node_modules/vite');
if (!isInstalled || parseInt(version.slice(1), 10) < 24) {
  const reason = isInstalled
    ? `this is Node ${version}, and the commands need 24`
    : 'its packages are not there';
  console.error(`Run "npm ci --include=dev --include=optional", on a Mac with Node 24: ${reason}.`);
  process.exit(1);
}

// React's development build is for no visitor, its production build for no unit test: each tool chooses by itself.
delete env.NODE_ENV;
// Servers of the suite are never behind a proxy.
env.NO_PROXY = env.no_proxy = [env.NO_PROXY || env.no_proxy, '127.0.0.1', 'localhost'].filter(Boolean).join();
