import { capitalized } from '../src/lib/text/capitalized.ts';
import type { Contract, Operation } from './contract.ts';
import { type FieldSchema, generated, lookUp, typeOf } from './schema-reader.ts';

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  schema?: FieldSchema;
}

const paging = ['page', 'per_page', 'sort'];

/** src/generated/searches.ts: the search of each list that is read in pages, named after its operation. */
export const searchIndex = (operations: readonly Operation[], contract: Contract): string => {
  const whole = lookUp(contract);

  const filterOf = ({ name = '', schema = {} }: Parameter) => {
    const { enum: values, title: label, ...rest } = whole(schema);
    const titled = { name, ...(label !== undefined && { label }) };
    if (values?.join() === '1,0') return { ...titled, kind: 'status' };
    if (values) return { ...titled, kind: 'choice', values };
    if (typeOf(rest) === 'integer') return { ...titled, kind: name === 'id' ? 'id' : 'record' };
    return { ...titled, kind: 'text' };
  };

  const plainFieldsOf = ({ answer }: Operation) => {
    const page = whole((answer ?? {}) as FieldSchema);
    const row = whole(whole(page.properties?.data ?? {}).items ?? {});
    return Object.keys(row.properties ?? {});
  };

  const searches = operations.flatMap((operation) => {
    const path = contract.paths[operation.path]?.[operation.method.toLowerCase() as 'get'];
    const parameters = ((path?.parameters ?? []) as Parameter[]).map(whole);
    const named = (name: string) => parameters.find((parameter) => parameter.name === name);
    if (!named('page')) return [];
    const filters = parameters
      .filter((parameter) => parameter.in === 'query' && !paging.includes(parameter.name ?? ''))
      .map(filterOf);
    const row = plainFieldsOf(operation);
    const byFilter = filters.filter(({ kind }) => kind !== 'record').map(({ name }) => name);
    const sort = [...new Set([...byFilter, ...(path?.['x-sortable'] ?? []), 'status'])].filter((name) =>
      row.includes(name),
    );
    const options = {
      filters,
      sort,
      ...(named('per_page')?.schema?.default !== 10 && { perPage: named('per_page')?.schema?.default }),
    };
    const name = capitalized(operation.operationId);
    return [
      {
        name,
        code: `export const ${operation.operationId}Search = listSearch<${name}Params>(${JSON.stringify(options)});`,
      },
    ];
  });
  return generated([
    `import type {${searches.map(({ name }) => `${name}Params`).join(', ')}} from './model';`,
    "import { listSearch } from '../lib/lists/list-search';",
    '',
    ...searches.map(({ code }) => code),
  ]);
};
