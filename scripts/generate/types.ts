import { statSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { type BodyContent, type Contract, type Operation, listOperations } from '../../contracts/contract.ts';

const CONTRACTS_FOLDER = 'contracts';
const TYPES_FOLDER = 'contracts/types';
/** The interface of all operations. It is written last, so its date shows whether all types are up to date. */
const OPERATIONS_FILE = `${TYPES_FOLDER}/operations.ts`;

/**
 * Writes the types of every contract (schemas and operations) and one interface of all operations. The files are not in
 * git: commands that need them call this function, which does nothing if the files are newer than their sources.
 */
export default async function writeContractTypes(): Promise<void> {
  const services = (await readdir(CONTRACTS_FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));
  const sources = [import.meta.filename, ...services.map((service) => `${CONTRACTS_FOLDER}/${service}.json`)];
  const writtenAt = statSync(OPERATIONS_FILE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (sources.every((file) => statSync(file).mtimeMs < writtenAt)) return;
  await mkdir(TYPES_FOLDER, { recursive: true });
  await Promise.all(
    services.map(async (service) => {
      const contract: Contract = JSON.parse(await readFile(`${CONTRACTS_FOLDER}/${service}.json`, 'utf8'));
      await writeFile(`${TYPES_FOLDER}/${service}.ts`, await compileTypes(contract, service));
    }),
  );
  await writeFile(OPERATIONS_FILE, renderOperationsInterface(services));
}

/** The types of one contract: its named schemas, and the messages of each operation. */
async function compileTypes(contract: Contract, service: string): Promise<string> {
  // Imported only when needed: every `npm run check` calls this module, but types rarely have to be written.
  const { compile } = await import('json-schema-to-typescript');
  const { components = {} } = contract;
  const operations = listOperations(contract).map((operation) => [operation.id, messageSchemaOf(operation)]);
  const schema = {
    ...createObjectSchema(Object.fromEntries(operations)),
    $defs: components.schemas ?? {},
    components,
  };
  const types = await compile(schema, `${toPascalCase(service)}Operations`, {
    bannerComment: '',
    format: false,
    unreachableDefinitions: true,
  });
  return types.replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, '');
}

/** The schemas of one operation's path parameters, request body, successful answer and refusal. */
function messageSchemaOf({ definition }: Operation): object {
  const { parameters = [], requestBody, responses } = definition;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const success = Object.keys(responses).find((status) => status.startsWith('2'))!;
  return createObjectSchema({
    params: createObjectSchema(Object.fromEntries(inPath.map(({ name, schema = {} }) => [name, schema]))),
    body: bodySchemaOf(requestBody?.content),
    answer: bodySchemaOf(responses[success]?.content),
    refusal: bodySchemaOf(responses['4XX']?.content),
  });
}

/** The schema of a body: ArrayBuffer for binary content (`contentMediaType`), null for no body. */
function bodySchemaOf(content: BodyContent = {}): object {
  const [media] = Object.values(content);
  if (!media) return { type: 'null' };
  return media.schema?.contentMediaType ? { tsType: 'ArrayBuffer' } : (media.schema ?? {});
}

/** The schema of an object with exactly these properties. */
function createObjectSchema(properties: Record<string, object>): object {
  return { type: 'object', required: Object.keys(properties), additionalProperties: false, properties };
}

/** The text of one interface with the operations of all contracts by id. */
function renderOperationsInterface(services: string[]): string {
  const names = services.map((service) => `${toPascalCase(service)}Operations`);
  const imports = services.map((service, index) => `import type { ${names[index]} } from './${service}.ts';`);
  return `${imports.join('\n')}\n\nexport interface Operations extends ${names.join(', ')} {}\n`;
}

function toPascalCase(service: string): string {
  return service.replaceAll(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase());
}
