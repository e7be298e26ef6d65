import { expect, it } from 'vitest';
import { type Contract, operationsOf } from './contract.ts';
import { searchIndex } from './search-index.ts';

const row = {
  properties: {
    name: { type: ['string', 'null'] },
    tag: { anyOf: [{ $ref: '#/components/schemas/Tag' }, { type: 'null' }] },
    region: { anyOf: [{ type: 'object' }, { type: 'null' }] },
  },
};

/** The search of a list whose rows are ordered by these fields, or as its filters say. */
const searchOf = (sortable?: string[]) => {
  const query = ['page', 'name', 'region'].map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  const get = {
    operationId: 'listTreks',
    tags: ['treks'] as [string],
    parameters: query,
    responses: {
      200: { content: { 'application/json': { schema: { properties: { data: { items: row } } } } } },
    },
    ...(sortable && { 'x-sortable': sortable }),
  };
  const contract: Contract = {
    paths: { '/treks': { get } },
    components: { schemas: { Tag: { type: 'string' } } },
  };
  return searchIndex(operationsOf(contract), contract);
};

it('orders a list by the plain fields among its filters, or by those that it names', () => {
  expect(searchOf()).toContain('"sort":["name"]');
  expect(searchOf(['tag'])).toContain('"sort":["tag"]');
});

it('refuses to order by another record, or by what no row has', () => {
  expect(() => searchOf(['region'])).toThrow('listTreks: x-sortable names region');
  expect(() => searchOf(['height'])).toThrow('listTreks: x-sortable names height');
});
