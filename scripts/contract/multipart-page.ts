// node scripts/contract/multipart-page.ts: prints the parts of every multipart example of the contract, as they travel.
import { toFormData } from '../../src/api/client/form-data.ts';
import { exampleBody } from '../../src/mocks/contract/example-body.ts';
import { type Contract, operationsOf, readContract } from './contract.ts';

interface Schema {
  $ref?: string;
}

interface Media {
  schema: Schema;
  example?: object;
  examples?: Record<string, { summary?: string; value: object }>;
}

interface Described {
  requestBody?: { content: { 'multipart/form-data'?: Media } };
}

const lineOf = ([key, value]: [string, FormDataEntryValue]) =>
  `${key}=${value instanceof File ? `@${value.name}` : value}`;

/** The parts of every multipart example, with their keys, as Markdown. */
export const multipartPage = (contract: Contract) => {
  const resolve = ({ $ref, ...schema }: Schema): Schema =>
    $ref === undefined ? schema : resolve(contract.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  const file = (name: string) => new File([], name);
  const shown = new Map<object, string>();

  const parts = (schema: Schema, example: object, operationId: string): string[] => {
    const before = shown.get(example);
    if (before !== undefined) return [`The same as \`${before}\`, or a part of it.`, ''];
    shown.set(example, operationId);
    const form = toFormData(exampleBody(schema, example, { resolve, file }) as object);
    return ['```', ...[...form.entries()].map(lineOf), '```', ''];
  };

  const section = ({ operationId, method, path }: ReturnType<typeof operationsOf>[number]): string[] => {
    const { requestBody } = contract.paths[path]?.[method.toLowerCase() as 'post'] as Described;
    const body = requestBody?.content['multipart/form-data'];
    if (!body) return [];
    const { schema, example, examples = {} } = body;
    const all = [...(example ? [{ value: example }] : []), ...Object.values(examples)];
    return [
      `## ${operationId}`,
      '',
      `\`${method} ${path}\``,
      '',
      ...all.flatMap(({ value, ...given }) => [
        ...('summary' in given && given.summary ? [given.summary, ''] : []),
        ...parts(schema, value, operationId),
      ]),
    ];
  };

  return [
    '# Multipart bodies on the wire',
    '',
    'Made of the examples in `openapi/admin.yaml`, with the code that sends them.',
    'Each line is one part, `key=value`; `@` is before the name of a file. A list is `key[]` part by part, a row of a list',
    '`key[0][name]`, an object `key[name]`. A boolean is `1` or `0`; `null` and an empty list are one empty text, `key=`.',
    'A field that is not sent stays as it is.',
    '',
    ...operationsOf(contract).flatMap(section),
  ].join('\n');
};

if (import.meta.main) console.log(multipartPage(readContract()));
