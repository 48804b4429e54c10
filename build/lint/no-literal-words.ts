import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];
type Visitor = ReturnType<Extract<Rule, { create: unknown }>['create']>;
type NodeOf<Kind extends keyof Visitor> = Parameters<NonNullable<Visitor[Kind]>>[0];
type Node =
  | NodeOf<'JSXExpressionContainer'>['expression']
  | NonNullable<NodeOf<'JSXAttribute'>['value']>
  | NodeOf<'JSXText'>;

/** Attributes, and props of the site's components, whose text a visitor reads or hears. */
const SHOWN =
  /^(aria-(braillelabel|description|label|placeholder|roledescription|valuetext)|alt|caption|heading|label|para|placeholder|title)$/;

const WORD = /\p{L}/u;

/**
 * Refuses words in JSX: as text, as an attribute that is shown, in a template, and as either side of a choice.
 * Punctuation is none. Words that come by a variable are not seen.
 */
export const noLiteralWords: Rule = {
  create(context) {
    const check = (node: Node) => {
      for (const { text, at } of collectLiterals(node))
        if (WORD.test(text))
          context.report({ node: at, message: `Move "${text.trim()}" to src/content, where all words are.` });
    };
    return {
      JSXText: check,
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment') check(node);
      },
      JSXAttribute({ name, value }) {
        if (!value || name.type !== 'JSXIdentifier' || !SHOWN.test(name.name)) return;
        check(value);
      },
    };
  },
};

/** The texts that an expression may give, but not those that it only compares or passes on. */
function collectLiterals(node: Node): { text: string; at: Node }[] {
  switch (node.type) {
    case 'Literal':
    case 'JSXText':
      return typeof node.value === 'string' ? [{ text: node.value, at: node }] : [];
    case 'TemplateLiteral':
      return [
        ...node.quasis.map((part) => ({ text: part.value.raw, at: node })),
        ...node.expressions.flatMap(collectLiterals),
      ];
    case 'ConditionalExpression':
      return [...collectLiterals(node.consequent), ...collectLiterals(node.alternate)];
    case 'LogicalExpression':
      return [...collectLiterals(node.left), ...collectLiterals(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...collectLiterals(node.left), ...collectLiterals(node.right)] : [];
    case 'JSXExpressionContainer':
      return collectLiterals(node.expression);
    default:
      return [];
  }
}
