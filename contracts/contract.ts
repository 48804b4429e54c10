import { type Schema, Validator } from '@cfworker/json-schema';

type Media = { schema?: Schema };
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema?: Schema };
type Header = { required?: boolean; schema?: Schema };
type Answers = Record<string, { headers?: Record<string, Header>; content?: Record<string, Media> }>;
type PathItemOperation = {
  operationId: string;
  summary?: string;
  'x-used-by-site'?: boolean;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Answers;
};

/** An OpenAPI 3.1 document as imported from `contracts/`: one outside service of section 7. */
export type Contract = {
  info: { title: string };
  servers: { url: string }[];
  paths: object;
  components?: object;
};

/** One operation of a contract, with what is needed to recognise and to judge a call. */
export type Operation = {
  id: string;
  service: string;
  /** False for a call that only the provider's SDK knows; the document says so by `x-used-by-site`. */
  usedBySite: boolean;
  method: string;
  /** The path as the contract writes it, `{link}` for a parameter. */
  path: string;
  server: string;
  definition: PathItemOperation;
  root: object | undefined;
};

/** What went over the wire, in one direction: header names in lower case, the body as text or bytes. */
export type Message = { headers: Headers; body: string | Uint8Array | null };
export type RequestMessage = Message & { url: URL; params: Record<string, string> };
export type AnswerMessage = Message & { status: number };

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'];

/** Every operation that a contract declares, in its order. */
export function operationsOf(contract: Contract): Operation[] {
  return Object.entries(contract.paths as Record<string, Record<string, PathItemOperation>>).flatMap(
    ([path, item]) =>
      METHODS.filter((method) => item[method]).map((method) => ({
        id: item[method]!.operationId,
        service: contract.info.title,
        usedBySite: item[method]!['x-used-by-site'] ?? true,
        method: method.toUpperCase(),
        path,
        server: contract.servers[0]!.url,
        definition: resolved(item[method]!, contract),
        root: contract.components,
      })),
  );
}

/** What a request breaks of its contract, in words; an empty list for one that keeps it. */
export function requestViolations(operation: Operation, request: RequestMessage): string[] {
  const { parameters = [], requestBody } = operation.definition;
  const broken = parameters.flatMap((parameter) => {
    const value = {
      path: request.params[parameter.name],
      query: request.url.searchParams.get(parameter.name),
      header: request.headers.get(parameter.name),
    }[parameter.in];
    return valueViolations(operation, `${parameter.in} ${parameter.name}`, parameter, value ?? null);
  });
  const declared = new Set(parameters.filter((p) => p.in === 'query').map((p) => p.name));
  for (const name of request.url.searchParams.keys())
    if (!declared.has(name)) broken.push(`query ${name} is not declared`);
  if (requestBody) return [...broken, ...bodyViolations(operation, requestBody, request)];
  return request.body?.length ? [...broken, 'body is not declared'] : broken;
}

/** What an answer breaks of its contract, in words; an empty list for one that keeps it. */
export function answerViolations(operation: Operation, answer: AnswerMessage): string[] {
  const declared =
    operation.definition.responses[answer.status] ??
    operation.definition.responses[`${Math.floor(answer.status / 100)}XX`];
  if (!declared) return [`status ${answer.status} is not declared`];
  const headers = Object.entries(declared.headers ?? {}).flatMap(([name, header]) =>
    valueViolations(operation, `header ${name}`, header, answer.headers.get(name)),
  );
  if (!declared.content) return headers;
  return [...headers, ...bodyViolations(operation, { required: true, content: declared.content }, answer)];
}

function valueViolations(operation: Operation, where: string, rule: Header, value: string | null): string[] {
  if (value === null) return rule.required ? [`${where} is missing`] : [];
  const typed = rule.schema?.type === 'integer' ? Number(value) : value;
  return schemaViolations(operation, where, rule.schema, typed);
}

function bodyViolations(
  operation: Operation,
  rule: { required?: boolean; content: Record<string, Media> },
  message: Message,
): string[] {
  if (!message.body?.length) return rule.required ? ['body is missing'] : [];
  const type = message.headers.get('content-type')?.split(';')[0]?.trim() ?? 'no type';
  const media = rule.content[type];
  if (!media) return [`body is ${type}, declared is ${Object.keys(rule.content).join(' or ')}`];
  if (!type.endsWith('json')) return [];
  try {
    return schemaViolations(operation, 'body', media.schema, JSON.parse(asText(message.body)));
  } catch (error) {
    return [`body is not JSON: ${(error as Error).message}`];
  }
}

function schemaViolations(operation: Operation, where: string, schema: Schema | undefined, value: unknown) {
  if (!schema) return [];
  const whole = { components: operation.root, allOf: [schema] };
  const { errors } = new Validator(whole as object, '2020-12', false).validate(value);
  // The validator also reports each schema around a fault; the innermost ones say what it is.
  const innermost = errors.filter(
    (error) =>
      !errors.some(
        (other) => other !== error && other.keywordLocation.startsWith(`${error.keywordLocation}/`),
      ),
  );
  return innermost.map((error) => `${where}${error.instanceLocation.slice(1)}: ${error.error}`);
}

/** A body as the text it carries; bytes are read as UTF-8. */
export function asText(body: string | Uint8Array | null): string {
  if (body === null) return '';
  return typeof body === 'string' ? body : new TextDecoder().decode(body);
}

/** Replaces references to shared parameters, headers and answers; schemas keep theirs for the validator. */
function resolved<T>(value: T, contract: object): T {
  if (Array.isArray(value)) return value.map((item) => resolved(item, contract)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const pointer = (value as { $ref?: string }).$ref;
  if (pointer && !pointer.startsWith('#/components/schemas/')) {
    const keys = pointer.slice(2).split('/');
    return resolved(
      keys.reduce((at, key) => at[key] as never, contract as Record<string, unknown>) as T,
      contract,
    );
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item, contract)])) as T;
}
