import { readdirSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { listOperations } from '../contract.ts';
import { operations } from '../declared-operations.ts';

const contractFiles = readdirSync('contracts').filter((file) => file.endsWith('.json'));
const readContract = (file: string) => JSON.parse(readFileSync(`contracts/${file}`, 'utf8'));
const declaredIds = contractFiles.flatMap((file) => listOperations(readContract(file)).map(({ id }) => id));

describe('the contracts', () => {
  it.each(contractFiles)('%s is valid OpenAPI 3.1', async (file) => {
    const validator = new Validator();
    expect(await validator.validate(readContract(file))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('have operations with unique ids', () => {
    expect(new Set(declaredIds).size).toBe(declaredIds.length);
  });

  it('are all imported by declared-operations.ts', () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(declaredIds.toSorted());
  });
});

describe('an operation', () => {
  const header = { name: 'authorization', in: 'header', required: true };
  const schema = { $ref: '#/components/schemas/Item' };
  const [operation] = listOperations({
    info: { title: 'items' },
    servers: [{ url: 'https://a.example' }],
    paths: {
      '/items/{id}': {
        get: {
          operationId: 'getItem',
          parameters: [{ $ref: '#/components/parameters/Authorization' }],
          responses: { 200: { $ref: '#/components/responses/Item' } },
        },
      },
    },
    components: {
      headers: { AllowOrigin: { required: true } },
      parameters: { Authorization: header },
      responses: {
        Item: {
          headers: { 'access-control-allow-origin': { $ref: '#/components/headers/AllowOrigin' } },
          content: { 'application/json': { schema } },
        },
      },
      schemas: { Item: { type: 'object' } },
    },
  });

  it('counts as used by the site, unless its contract says otherwise', () => {
    expect(operation).toMatchObject({ id: 'getItem', method: 'GET', path: '/items/{id}', usedBySite: true });
  });

  it('has its references resolved, except those to schemas', () => {
    expect(operation!.definition).toMatchObject({
      parameters: [header],
      responses: {
        200: {
          headers: { 'access-control-allow-origin': { required: true } },
          content: { 'application/json': { schema } },
        },
      },
    });
  });
});
