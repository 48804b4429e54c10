import type { Schema } from '@cfworker/json-schema';

/** The bodies that a message may have, by media type: OpenAPI's `content`. */
export type BodyContent = Record<string, { schema?: Schema }>;

/** OpenAPI's rule for one value: a header or a parameter. */
export type HeaderOrParameter = { required?: boolean; schema?: Schema };

type Parameter = HeaderOrParameter & { name: string; in: 'path' | 'query' | 'header' };
type PathItemOperation = {
  operationId: string;
  summary?: string;
  'x-used-by-site'?: boolean;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: BodyContent };
  /** The answers by status (`404`) or by class of status (`4XX`). */
  responses: Record<string, { headers?: Record<string, HeaderOrParameter>; content?: BodyContent }>;
};

/** An OpenAPI 3.1 document of `contracts/`, which describes one outside service. */
export type Contract = {
  info: { title: string };
  servers: { url: string }[];
  /** The operations by path, then by method. */
  paths: Record<string, Record<string, object>>;
  /** The parts that operations share, by kind, then by name. */
  components?: Record<string, Record<string, object>>;
};

/** An operation of a contract, with everything needed to recognise and check a call. */
export type Operation = {
  id: string;
  service: string;
  /** False if only the provider's SDK makes this call; the contract then has `x-used-by-site: false`. */
  usedBySite: boolean;
  method: string;
  /** The path as in the contract, where `{link}` is a parameter. */
  path: string;
  server: string;
  definition: PathItemOperation;
  /** The schemas to which `definition` refers. */
  components: Contract['components'];
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'];

/** Every operation that the contract declares, in the contract's order. */
export function listOperations(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? createOperation(contract, path, method, item[method]) : [])),
  );
}

function createOperation(contract: Contract, path: string, method: string, declared: object): Operation {
  const definition = resolveReferences(declared, contract);
  return {
    id: definition.operationId,
    service: contract.info.title,
    usedBySite: definition['x-used-by-site'] ?? true,
    method: method.toUpperCase(),
    path,
    server: contract.servers[0]!.url,
    definition,
    components: contract.components,
  };
}

/** Inlines shared parameters, headers and answers. References to schemas stay: the validator resolves them. */
function resolveReferences(declared: object, { components }: Contract): Operation['definition'] {
  const text = JSON.stringify(declared, (_key, value) => {
    const [, kind, name] = /^#\/components\/(?!schemas\/)(\w+)\/(\w+)$/.exec(value?.$ref ?? '') ?? [];
    return kind && name ? components?.[kind]?.[name] : value;
  });
  return JSON.parse(text);
}
