import { noLiteralWords } from './no-literal-words.ts';
import { noRouteLiterals } from './no-route-literals.ts';

/** Our rules for oxlint: words and addresses of the site belong in `src/content` only. */
export default {
  meta: { name: 'site' },
  rules: { 'no-literal-words': noLiteralWords, 'no-route-literals': noRouteLiterals },
};
