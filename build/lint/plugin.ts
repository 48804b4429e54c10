import { noLiteralWords } from './no-literal-words.ts';
import { noRouteLiterals } from './no-route-literals.ts';

/** The site's own rules for oxlint: what a fact that stands in `src/content` may not do elsewhere. */
export default {
  meta: { name: 'site' },
  rules: { 'no-literal-words': noLiteralWords, 'no-route-literals': noRouteLiterals },
};
