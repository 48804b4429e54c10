import { writeFile } from 'node:fs/promises';
import { readMeanings } from '../harness/clauses/meanings.ts';
import { renderSnippets, SNIPPETS_FILE } from '../harness/clauses/render-snippets.ts';
import { parseCommandLine } from '../harness/command-line.ts';

parseCommandLine('npm run snippets', {});

/** Writes the completions of steps for VS Code from steps/meanings.yaml. */
await writeFile(SNIPPETS_FILE, renderSnippets(readMeanings()));
