'use strict';

// Loaded before each command (`node -r`). Not TypeScript, because an old Node must be able to print these messages.
const { version, env, cwd } = process;

function findSetupProblem() {
  const install = 'Run "npm ci --include=dev --include=optional"';
  if (/[#?%]/.test(cwd())) return `Rename a folder: Vite cannot read paths with #, ? or %, such as ${cwd()}.`;
  if (!require('fs').existsSync('node_modules/vite')) return `${install}: packages are missing.`;
  if (parseInt(version.slice(1), 10) < 24)
    return `${install}, on a Mac with Node 24: this is Node ${version}.`;
}

const setupProblem = findSetupProblem();
if (setupProblem) {
  console.error(setupProblem);
  process.exit(1);
}

// Each tool sets NODE_ENV by itself: builds need React's production build, unit tests its development build.
delete env.NODE_ENV;
// The suite's own servers must not be reached through a proxy.
env.NO_PROXY = env.no_proxy = [env.NO_PROXY || env.no_proxy, '127.0.0.1', 'localhost'].filter(Boolean).join();
