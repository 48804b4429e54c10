import type { RuleTester } from 'oxlint/plugins-dev';
import { paths, productFolder } from '../../src/content/paths.ts';

type LintRule = Parameters<RuleTester['run']>[1];

const routePaths = new Set<string>([...Object.values(paths), productFolder]);

/** Methods of strings and arrays: in their arguments "/" is a character, not the address of the home page. */
const TEXT_METHODS = /^(split|startsWith|endsWith|includes|indexOf|lastIndexOf|replace|replaceAll|join|at)$/;

/** Reports a literal address of the site, with or without an anchor: code must import it from `content/paths.ts`. */
export const noRouteLiterals: LintRule = {
  create(context) {
    const refuse = (node: { range: [number, number] }, route: string) =>
      context.report({ node, message: `Take "${route}" from paths in src/content/paths.ts.` });
    return {
      Literal(node) {
        const { value, parent } = node;
        if (typeof value !== 'string' || !routePaths.has(stripAnchor(value))) return;
        const isSeparator =
          parent.type === 'CallExpression' &&
          parent.callee.type === 'MemberExpression' &&
          parent.callee.property.type === 'Identifier' &&
          TEXT_METHODS.test(parent.callee.property.name);
        const isSeparatorValue =
          parent.type === 'Property' && parent.value === node && !isAddressProperty(parent.key);
        if (value !== paths.home || !(isSeparator || isSeparatorValue)) refuse(node, value);
      },
      TemplateElement(node) {
        const text = node.value.raw;
        if (text !== paths.home && routePaths.has(stripAnchor(text))) refuse(node, text);
      },
    };
  },
};

function stripAnchor(address: string): string {
  return address.replace(/[#?].*/s, '');
}

function isAddressProperty(key: { type: string; name?: unknown }): boolean {
  return key.type === 'Identifier' && /^(href|cta|path|to|from|url)$/.test(String(key.name));
}
