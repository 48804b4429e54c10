import type { RuleTester } from 'oxlint/plugins-dev';

type LintRule = Parameters<RuleTester['run']>[1];
type RuleVisitor = ReturnType<Extract<LintRule, { create: unknown }>['create']>;
type NodeOf<Kind extends keyof RuleVisitor> = Parameters<NonNullable<RuleVisitor[Kind]>>[0];
type SyntaxNode =
  | NodeOf<'JSXExpressionContainer'>['expression']
  | NonNullable<NodeOf<'JSXAttribute'>['value']>
  | NodeOf<'JSXText'>;

/** Attributes, and props of our components, whose text a visitor reads or a screen reader speaks. */
const SHOWN_ATTRIBUTES =
  /^(aria-(braillelabel|description|label|placeholder|roledescription|valuetext)|alt|caption|heading|label|para|placeholder|title)$/;

const LETTER = /\p{L}/u;

/**
 * Reports literal words in JSX: in text, visible or spoken attributes, templates, and both branches of a condition.
 * Punctuation and digits are allowed. The rule does not follow variables.
 */
export const noLiteralWords: LintRule = {
  create(context) {
    const check = (node: SyntaxNode) => {
      for (const { text, at } of collectLiterals(node))
        if (LETTER.test(text))
          context.report({ node: at, message: `Move "${text.trim()}" to src/content, where all words are.` });
    };
    return {
      JSXText: check,
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment') check(node);
      },
      JSXAttribute({ name, value }) {
        if (!value || name.type !== 'JSXIdentifier' || !SHOWN_ATTRIBUTES.test(name.name)) return;
        check(value);
      },
    };
  },
};

/** The string literals that an expression may evaluate to, without those that it compares or passes to a function. */
function collectLiterals(node: SyntaxNode): { text: string; at: SyntaxNode }[] {
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
