'use strict';

// Loaded before each command, also by a Node that reads no TypeScript: it must still read and print these sentences.
const { version, env, cwd } = process;

function findProblem() {
  const install = 'Run "npm ci --include=dev --include=optional"';
  if (/[#?%]/.test(cwd())) return `Rename a folder: Vite finds no file below #, ? or %, as in ${cwd()}.`;
  if (!require('fs').existsSync('node_modules/vite')) return `${install}: packages are missing.`;
  if (parseInt(version.slice(1), 10) < 24)
    return `${install}, on a Mac with Node 24: this is Node ${version}.`;
}

const problem = findProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}

// React's development build is for no visitor, its production build for no unit test: each tool chooses by itself.
delete env.NODE_ENV;
// Servers of the suite are never behind a proxy.
env.NO_PROXY = env.no_proxy = [env.NO_PROXY || env.no_proxy, '127.0.0.1', 'localhost'].filter(Boolean).join();
