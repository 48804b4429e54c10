import { type Schema, Validator } from '@cfworker/json-schema';
import type { BodyContent, Operation, HeaderOrParameter } from './contract.ts';

/** A request or an answer: its headers, and its body as text or bytes. */
type WireMessage = { headers: Headers; body: string | Uint8Array | null };
type RequestMessage = WireMessage & { url: URL; params: Record<string, string> };
type AnswerMessage = WireMessage & { status: number };

/** The contract violations of a request, in words; empty if it keeps the contract. */
export function findRequestViolations(operation: Operation, request: RequestMessage): string[] {
  const { parameters = [], requestBody } = operation.definition;
  const broken = parameters.flatMap((parameter) => {
    const value = {
      path: request.params[parameter.name],
      query: request.url.searchParams.get(parameter.name),
      header: request.headers.get(parameter.name),
    }[parameter.in];
    return findValueViolations(operation, `${parameter.in} ${parameter.name}`, parameter, value ?? null);
  });
  const declared = new Set(parameters.filter((p) => p.in === 'query').map((p) => p.name));
  for (const name of request.url.searchParams.keys())
    if (!declared.has(name)) broken.push(`query ${name} is not declared`);
  if (requestBody) return [...broken, ...findBodyViolations(operation, requestBody, request)];
  return request.body?.length ? [...broken, 'body is not declared'] : broken;
}

/** The contract violations of an answer, in words; empty if it keeps the contract. */
export function findAnswerViolations(operation: Operation, answer: AnswerMessage): string[] {
  const declared =
    operation.definition.responses[answer.status] ??
    operation.definition.responses[`${Math.floor(answer.status / 100)}XX`];
  if (!declared) return [`status ${answer.status} is not declared`];
  const headers = Object.entries(declared.headers ?? {}).flatMap(([name, header]) =>
    findValueViolations(operation, `header ${name}`, header, answer.headers.get(name)),
  );
  if (!declared.content) return headers;
  return [
    ...headers,
    ...findBodyViolations(operation, { required: true, content: declared.content }, answer),
  ];
}

function findValueViolations(
  operation: Operation,
  where: string,
  rule: HeaderOrParameter,
  value: string | null,
): string[] {
  if (value === null) return rule.required ? [`${where} is missing`] : [];
  const typed = rule.schema?.type === 'integer' ? Number(value) : value;
  return findSchemaViolations(operation, where, rule.schema, typed);
}

function findBodyViolations(
  operation: Operation,
  rule: { required?: boolean; content: BodyContent },
  message: WireMessage,
): string[] {
  if (!message.body?.length) return rule.required ? ['body is missing'] : [];
  const type = message.headers.get('content-type')?.split(';')[0]?.trim() ?? 'no type';
  const media = rule.content[type];
  if (!media) return [`body is ${type}, declared is ${Object.keys(rule.content).join(' or ')}`];
  if (!type.endsWith('json')) return [];
  try {
    return findSchemaViolations(operation, 'body', media.schema, JSON.parse(decodeBody(message.body)));
  } catch (error) {
    return [`body is not JSON: ${(error as Error).message}`];
  }
}

/** A cache, because creating a validator takes as long as validating. Each schema belongs to one operation. */
const validatorsBySchema = new WeakMap<object, Validator>();

function findSchemaViolations(
  operation: Operation,
  where: string,
  schema: Schema | undefined,
  value: unknown,
) {
  if (!schema) return [];
  // The validator resolves #/components/schemas/Email within the schema that it gets: add the components there.
  const whole: Schema = { components: operation.components, allOf: [schema] };
  const validator = validatorsBySchema.get(schema) ?? new Validator(whole, '2020-12', false);
  validatorsBySchema.set(schema, validator);
  const { errors } = validator.validate(value);
  // The validator also reports an error for each outer schema; only the innermost error describes the mistake.
  const innermost = errors.filter(
    (error) =>
      !errors.some(
        (other) => other !== error && other.keywordLocation.startsWith(`${error.keywordLocation}/`),
      ),
  );
  return innermost.map((error) => `${where}${error.instanceLocation.slice(1)}: ${error.error}`);
}

/** A body as text; bytes are decoded as UTF-8. */
export function decodeBody(body: string | Uint8Array | null): string {
  if (body === null) return '';
  return typeof body === 'string' ? body : new TextDecoder().decode(body);
}
