import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changesBetween } from './compare-calls.ts';
import type { Parameter, Schema } from './document.ts';
import { reportOf } from './report.ts';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Schema) => ({ 'application/json': { schema } });

/** A new copy of a small contract; the cases change it in one place. */
const small = () => {
  const parameters: Parameter[] = [
    { name: 'page', in: 'query', schema: { type: 'integer' } },
    {
      name: 'sort',
      in: 'query',
      schema: { type: 'string', enum: ['name', 'id'] },
      'x-assumed': 'It is common. If wrong: a list stays in its own order.',
    },
    { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
  ];
  const path: Parameter[] = [{ name: 'itemId', in: 'path', required: true, schema: { type: 'integer' } }];
  const schemas = {
    Item: {
      type: 'object',
      required: ['id', 'name'],
      properties: {
        id: { type: 'integer' },
        name: { type: 'string', maxLength: 50 },
        price: { type: 'number' },
        kind: { type: 'string', enum: ['tea', 'salt'] },
        day: { type: 'string', format: 'date' },
        tags: { type: 'array', items: { type: 'string' } },
        parent: { anyOf: [ref('Item'), { type: 'null' }] },
      },
    } as Schema,
    Fields: {
      type: 'object',
      properties: {
        name: { type: 'string', maxLength: 50 },
        price: { type: 'number', maximum: 9 },
        kind: { type: 'string', enum: ['tea', 'salt'] },
        note: { type: ['string', 'null'] },
        tags: {
          type: 'array',
          maxItems: 5,
          items: { type: 'object', properties: { text: { type: 'string' } } },
        },
        about: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
      },
    } as Schema,
    Input: { allOf: [ref('Fields')], required: ['name'] } as Schema,
  };
  const answer = { type: 'object', required: ['data'], properties: { data: ref('Item') } };
  return {
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas },
    paths: {
      '/items': {
        get: {
          operationId: 'listItems',
          parameters,
          responses: {
            '200': {
              headers: { 'X-Count': {} },
              content: json({ type: 'array', items: ref('Item') }),
            },
            '404': { content: json({ type: 'object' }) },
          },
        },
        post: {
          operationId: 'createItem',
          requestBody: { required: false, content: { ...json(ref('Input')), 'multipart/form-data': {} } },
          responses: { '201': { content: { ...json(answer), 'text/csv': {} } } },
        },
      },
      '/items/{itemId}': {
        parameters: path,
        delete: { operationId: 'deleteItem', responses: { '204': {} } },
      },
    },
  };
};

type Small = ReturnType<typeof small>;
type Edit = (contract: Small) => unknown;

const item = (contract: Small) => contract.components.schemas.Item.properties ?? {};
const fields = (contract: Small) => contract.components.schemas.Fields.properties ?? {};
const parameters = (contract: Small) => contract.paths['/items'].get.parameters;
const list = (contract: Small) => contract.paths['/items'].get.responses;
const create = (contract: Small) => contract.paths['/items'].post;

const linesBetween = (before: Small, after: Small) =>
  changesBetween(before, after).map(({ breaks, place, says }) => `${breaks ? '!' : '·'} ${place} ${says}`);

const edited = (edit: Edit) => {
  const contract = small();
  edit(contract);
  return contract;
};

/** Each case makes the contract smaller or stricter: `there` are the lines for that, `back` for the reverse. */
const cases: [name: string, edit: Edit, there: string[], back: string[]][] = [
  [
    'a path is deleted',
    (c) => delete (c.paths as Partial<Small['paths']>)['/items/{itemId}'],
    ['! DELETE /items/{itemId} is no longer there.'],
    ['· DELETE /items/{itemId} is new.'],
  ],
  [
    'a call is deleted',
    (c) => delete (c.paths['/items'] as { post?: object }).post,
    ['! POST /items is no longer there.'],
    ['· POST /items is new.'],
  ],
  [
    'a parameter is deleted',
    (c) => parameters(c).splice(1, 1),
    ['! ?sort is no longer taken.'],
    ['· ?sort is new, and may be sent.'],
  ],
  [
    'a required query parameter is new',
    (c) => parameters(c).push({ name: 'shop', in: 'query', required: true }),
    ['! ?shop is new, and must be sent.'],
    ['! ?shop is no longer taken.'],
  ],
  [
    'a header parameter becomes required',
    (c) => Object.assign(parameters(c)[2] ?? {}, { required: true }),
    ['! the header X-Trace must now be sent.'],
    ['· the header X-Trace may now be left out.'],
  ],
  [
    'a parameter loses a word of its enum',
    (c) => parameters(c)[1]?.schema?.enum?.pop(),
    ['! ?sort takes these words no longer: id.'],
    ['· ?sort takes these words, too: id.'],
  ],
  [
    'a path parameter becomes an enum',
    (c) => Object.assign(c.paths['/items/{itemId}'].parameters[0]?.schema ?? {}, { enum: [1, 2] }),
    ['! {itemId} of the address takes only these words now: 1, 2.'],
    ['· {itemId} of the address takes any value now; before, only these words: 1, 2.'],
  ],
  [
    'a request body becomes required',
    (c) => (create(c).requestBody.required = true),
    ['! the body must now be sent.'],
    ['· the body may now be left out.'],
  ],
  [
    'a request body is gone',
    (c) => delete (create(c) as { requestBody?: object }).requestBody,
    ['! the body is no longer taken.'],
    ['· the body is new, and may be sent.'],
  ],
  [
    'a media type of a request is gone',
    (c) => delete (create(c).requestBody.content as Record<string, object>)['multipart/form-data'],
    ['! the body is no longer taken as multipart/form-data.'],
    ['· the body may now be taken as multipart/form-data.'],
  ],
  [
    'a field of a request becomes required',
    (c) => c.components.schemas.Input.required?.push('price'),
    ['! Fields.price must now be sent.'],
    ['· Fields.price may now be left out.'],
  ],
  [
    'a new field of a request is required',
    (c) => {
      fields(c).shop = { type: 'string' };
      c.components.schemas.Input.required?.push('shop');
    },
    ['! Fields.shop is new, and must be sent.'],
    ['! Fields.shop is no longer taken.'],
  ],
  [
    'a field is required in the entries of a list of a request',
    (c) => Object.assign(fields(c).tags?.items ?? {}, { required: ['text'] }),
    ['! Fields.tags[].text must now be sent.'],
    ['· Fields.tags[].text may now be left out.'],
  ],
  [
    'an optional field of a request is deleted',
    (c) => delete fields(c).price,
    ['! Fields.price is no longer taken.'],
    ['· Fields.price is new, and may be sent.'],
  ],
  [
    'a read-only field of a request is required',
    (c) => {
      fields(c).made = { type: 'string', readOnly: true };
      c.components.schemas.Input.required?.push('made');
    },
    [],
    [],
  ],
  [
    'a field of a request may no longer be null',
    (c) => (fields(c).note = { type: 'string' }),
    ['! Fields.note may no longer be null.'],
    ['· Fields.note may now be null.'],
  ],
  [
    'a field of a request turns from a number to a whole number',
    (c) => (fields(c).price = { type: 'integer', maximum: 9 }),
    ['! Fields.price was a number, and is a whole number now.'],
    ['· Fields.price was a whole number, and is a number now.'],
  ],
  [
    'a field of a request turns from a text to true or false',
    (c) => (fields(c).note = { type: ['boolean', 'null'] }),
    ['! Fields.note was a text, and is true or false now.'],
    ['! Fields.note was true or false, and is a text now.'],
  ],
  [
    'a request takes one form less',
    (c) => fields(c).about?.oneOf?.pop(),
    ['! Fields.about may no longer be a whole number.'],
    ['· Fields.about may now be a whole number.'],
  ],
  [
    'a longest length of a request is lowered',
    (c) => Object.assign(fields(c).name ?? {}, { maxLength: 20 }),
    ['! Fields.name takes at most 20 characters now; before, at most 50 characters.'],
    ['· Fields.name takes at most 50 characters now; before, at most 20 characters.'],
  ],
  [
    'a least number of entries of a request is set',
    (c) => Object.assign(fields(c).tags ?? {}, { minItems: 1 }),
    ['! Fields.tags takes at least 1 entries now; before, any.'],
    ['· Fields.tags takes any now; before, at least 1 entries.'],
  ],
  [
    'a pattern of a request is set',
    (c) => Object.assign(fields(c).name ?? {}, { pattern: '^a' }),
    ['! Fields.name takes what fits ^a now; before, any.'],
    ['· Fields.name takes any now; before, what fits ^a.'],
  ],
  [
    'the fields of a request are closed, of which the application knows all',
    (c) => Object.assign(c.components.schemas.Fields, { additionalProperties: false }),
    ['· Input has no fields now but those that are listed.'],
    ['· Input may now have more fields than are listed.'],
  ],
  [
    'a success has another status',
    (c) => {
      const { responses } = create(c);
      Object.assign(create(c), { responses: { '200': responses['201'] } });
    },
    ['! the status 201 is no longer answered.', '· the status 200 may now be answered.'],
    ['! the status 200 is no longer answered.', '· the status 201 may now be answered.'],
  ],
  [
    'an error is no longer answered',
    (c) => delete (list(c) as Partial<ReturnType<typeof list>>)['404'],
    ['· the status 404 is no longer answered.'],
    ['· the status 404 may now be answered.'],
  ],
  [
    'a media type of an answer is gone',
    (c) => delete (create(c).responses['201'].content as Record<string, object>)['text/csv'],
    ['! the answer is no longer answered as text/csv.'],
    ['· the answer may now be answered as text/csv.'],
  ],
  [
    'a header of an answer is gone',
    (c) => delete (list(c)['200'].headers as Record<string, object>)['X-Count'],
    ['! the header X-Count is no longer answered.'],
    [],
  ],
  [
    'a required field of an answer is deleted',
    (c) => {
      delete item(c).name;
      c.components.schemas.Item.required = ['id'];
    },
    ['! Item.name is no longer answered.'],
    ['· Item.name is new.'],
  ],
  [
    'an optional field of an answer is deleted',
    (c) => delete item(c).price,
    ['! Item.price is no longer answered.'],
    ['· Item.price is new.'],
  ],
  [
    'a field of an answer becomes optional',
    (c) => (c.components.schemas.Item.required = ['id']),
    ['! Item.name is not always answered now.'],
    ['· Item.name is always answered now.'],
  ],
  [
    'a field of an answer may be null',
    (c) => (item(c).price = { type: ['number', 'null'] }),
    ['! Item.price may now be null.'],
    ['· Item.price is no longer null.'],
  ],
  [
    'a word of an answer is new',
    (c) => item(c).kind?.enum?.push('rice'),
    ['! Item.kind holds these words, too: rice.'],
    ['· Item.kind holds these words no longer: rice.'],
  ],
  [
    'a field of an answer turns from a whole number to a number',
    (c) => (item(c).id = { type: 'number' }),
    ['! Item.id was a whole number, and is a number now.'],
    ['· Item.id was a number, and is a whole number now.'],
  ],
  [
    'the entries of a list of an answer are others',
    (c) => (item(c).tags = { type: 'array', items: { type: 'integer' } }),
    ['! Item.tags[] was a text, and is a whole number now.'],
    ['! Item.tags[] was a whole number, and is a text now.'],
  ],
  [
    'a day of an answer is any text',
    (c) => (item(c).day = { type: 'string' }),
    ['! Item.day holds any now; before, the format date.'],
    ['· Item.day holds the format date now; before, any.'],
  ],
  [
    'a text of an answer may be longer, which the application does not measure',
    (c) => delete item(c).name?.maxLength,
    ['· Item.name holds any now; before, at most 50 characters.'],
    ['· Item.name holds at most 50 characters now; before, any.'],
  ],
  [
    'a keyword that nobody has thought of changes',
    (c) => Object.assign(item(c).price ?? {}, { not: { const: 0 } }),
    ['! Item.price has another “not” now, which this comparison cannot judge.'],
    ['! Item.price has another “not” now, which this comparison cannot judge.'],
  ],
  [
    'a call needs another proof',
    (c) => Object.assign(c.components.securitySchemes, { bearer: { type: 'apiKey', in: 'header' } }),
    ['GET /items', 'POST /items', 'DELETE /items/{itemId}'].map(
      (call) => `! ${call} needs another proof of who calls now.`,
    ),
    ['GET /items', 'POST /items', 'DELETE /items/{itemId}'].map(
      (call) => `! ${call} needs another proof of who calls now.`,
    ),
  ],
  [
    'names, words for people and marks change, which are not sent',
    (c) => {
      const { '/items/{itemId}': one, ...others } = c.paths;
      const [id] = one.parameters;
      Object.assign(c, {
        paths: { ...others, '/items/{id}': { ...one, parameters: [{ ...id, name: 'id' }] } },
      });
      create(c).operationId = 'addItem';
      Object.assign(item(c).price ?? {}, { description: 'In rupees.', example: 3, 'x-assumed': 'No.' });
    },
    [],
    [],
  ],
  [
    'a component has another name, and its fields are the same',
    (c) => {
      const { Item, ...others } = c.components.schemas;
      const text = JSON.stringify({
        ...c,
        components: { ...c.components, schemas: { ...others, Thing: Item } },
      });
      Object.assign(c, JSON.parse(text.replaceAll('schemas/Item', 'schemas/Thing')));
    },
    [],
    [],
  ],
];

const unique = (lines: string[]) => [...new Set(lines)];

it.each(cases)('notices when %s, and the way back', (_name, edit, there, back) => {
  expect(unique(linesBetween(small(), edited(edit)))).toEqual(there);
  expect(unique(linesBetween(edited(edit), small()))).toEqual(back);
});

it('reports a change once with its calls, what breaks first, and what was foreseen', () => {
  const after = edited((c) => {
    delete item(c).price;
    item(c).colour = { type: 'string' };
    parameters(c).splice(1, 1);
  });
  const changes = changesBetween(small(), after);
  expect(reportOf(changes)).toBe(
    [
      'Breaks the application',
      '  ?sort is no longer taken.',
      '      in listItems',
      '      Then a list stays in its own order.',
      '  Item.price is no longer answered.',
      '      in listItems, createItem',
      '',
      'Is new or looser',
      '  Item.colour is new.',
      '      in listItems, createItem',
      '',
      'The application would break.',
      '',
    ].join('\n'),
  );
});

it.each([
  ['the same', 'openapi/admin.yaml', 0, 'The two contracts say the same.'],
  ['one that breaks', 'small.yaml', 1, 'GET /v1/admin/features/datatable is no longer there.'],
  ['what is no contract', 'package.json', 2, 'package.json is no OpenAPI document with paths.'],
  ['what is not there', 'HEAD:openapi/nothing.yaml', 2, 'nothing.yaml'],
])('compares the contract of a commit with %s', (_name, other, code, says) => {
  const file = other === 'small.yaml' ? join(mkdtempSync(join(tmpdir(), 'contract-')), other) : other;
  if (file !== other) writeFileSync(file, JSON.stringify(small()));
  const args = ['scripts/contract-diff/contract-diff.ts', 'HEAD:openapi/admin.yaml', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout + stderr).toContain(says);
  expect(status).toBe(code);
});
