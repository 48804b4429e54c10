import type { BodyContent, Operation } from '../../contracts/contract.ts';
import { canonicalJsonOf } from './fingerprint.ts';
import type { CallShape } from './snapshot-model.ts';

type Components = Operation['components'];
type SchemaNode = Record<string, unknown> & {
  $ref?: string;
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  required?: string[];
};

/** What explains a schema to people and binds no call. */
const EXPLANATIONS = ['description', 'title', 'example', 'examples', 'default'];

/**
 * The shape of an operation as its contract declares it, a line for each header, parameter and field, in alphabetical
 * order. Every call is checked against it, so it holds for each run, and no value of a run is in it.
 */
export function shapeOf({ method, path, server, definition, components }: Operation): CallShape {
  const { parameters = [], requestBody, responses } = definition;
  const answers = Object.entries(responses).flatMap(([status, { headers = {}, content }]) => [
    `answer ${status}`,
    ...Object.entries(headers).flatMap(([name, rule]) =>
      linesOf(`answer ${status}, header ${name}`, rule.schema as SchemaNode, rule.required, components),
    ),
    ...bodyLines(`answer ${status}, body`, content, true, components),
  ]);
  const lines = [
    ...parameters.flatMap((one) =>
      linesOf(`request, ${one.in} ${one.name}`, one.schema as SchemaNode, one.required, components),
    ),
    ...bodyLines('request, body', requestBody?.content, requestBody?.required, components),
    ...answers,
  ];
  return { address: `${method} ${server}${path}`, lines: lines.toSorted() };
}

function bodyLines(
  where: string,
  content: BodyContent = {},
  isRequired: boolean | undefined,
  components: Components,
): string[] {
  return Object.entries(content).flatMap(([type, { schema }]) =>
    linesOf(`${where} ${type}`, schema as SchemaNode, isRequired, components),
  );
}

/** The lines of a value and of what it holds; `above` are the schemas that it is part of, as one may hold itself. */
function linesOf(
  where: string,
  node: SchemaNode = {},
  isRequired: boolean | undefined,
  components: Components,
  above: readonly string[] = [],
): string[] {
  const name = node.$ref?.split('/').at(-1);
  if (name && above.includes(name)) return [`${where}: ${name} again`];
  const {
    $ref: _followed,
    properties = {},
    items,
    required = [],
    ...rules
  } = name ? { ...node, ...(components?.schemas?.[name] as SchemaNode) } : node;
  const inside = name ? [...above, name] : above;
  for (const key of EXPLANATIONS) delete rules[key];
  return [
    `${where}${isRequired ? ', needed' : ''}: ${canonicalJsonOf(rules)}`,
    ...Object.entries(properties).flatMap(([key, value]) =>
      linesOf(`${where}, ${key}`, value, required.includes(key), components, inside),
    ),
    ...(items ? linesOf(`${where}, each`, items, true, components, inside) : []),
  ];
}
