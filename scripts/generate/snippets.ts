import { writeFile } from 'node:fs/promises';
import { readMeanings } from '../../harness/clauses/meanings.ts';
import { renderSnippets, SNIPPETS_FILE } from '../../harness/clauses/render-snippets.ts';

/** Writes the completions of steps for VS Code from steps/meanings.yaml. */
export default () => writeFile(SNIPPETS_FILE, renderSnippets(readMeanings()));
