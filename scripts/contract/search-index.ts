import type { JsonSchema } from '../../src/api/tolerant/shape-of.ts';
import { capitalized } from '../../src/lib/text/capitalized.ts';
import type { Contract, Operation } from './contract.ts';
import { type FieldSchema, generated, lookUp, typeOf } from './schema-reader.ts';

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  schema?: FieldSchema;
}

const paging = ['page', 'per_page', 'sort'];

/**
 * src/generated/searches.ts: the search of each list that is read in pages, named after its operation. Throws if a list
 * is said to be ordered by what is no plain field of its rows.
 */
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

  const isPlain = (schema: JsonSchema): boolean => {
    const said = whole(schema);
    const type = typeOf(said);
    return said.anyOf?.some(isPlain) ?? (type !== undefined && type !== 'object' && type !== 'array');
  };

  const plainFieldsOf = ({ answer = {} }: Operation) => {
    const row = whole(whole(whole(answer).properties?.data ?? {}).items ?? {});
    return Object.entries(row.properties ?? {}).flatMap(([name, field]) => (isPlain(field) ? [name] : []));
  };

  const sortOf = (operation: Operation, filters: readonly string[], sortable?: readonly string[]) => {
    const plain = plainFieldsOf(operation);
    const strange = sortable?.find((name) => !plain.includes(name));
    if (strange !== undefined)
      throw new Error(
        `${operation.operationId}: x-sortable names ${strange}, which is no plain field of a row.`,
      );
    return sortable ?? [...new Set([...filters, 'status'])].filter((name) => plain.includes(name));
  };

  const searches = operations.flatMap((operation) => {
    const path = contract.paths[operation.path]?.[operation.method.toLowerCase() as 'get'];
    const parameters = ((path?.parameters ?? []) as Parameter[]).map(whole);
    const named = (name: string) => parameters.find((parameter) => parameter.name === name);
    if (!named('page')) return [];
    const filters = parameters
      .filter((parameter) => parameter.in === 'query' && !paging.includes(parameter.name ?? ''))
      .map(filterOf);
    const filtered = filters.map(({ name }) => name);
    const perPage = named('per_page')?.schema?.default;
    const options = {
      filters,
      sort: sortOf(operation, filtered, path?.['x-sortable']),
      ...(perPage !== 10 && { perPage }),
    };
    const { operationId } = operation;
    const params = `${capitalized(operationId)}Params`;
    const code = `export const ${operationId}Search = listSearch<${params}>(${JSON.stringify(options)});`;
    return [{ params, code }];
  });
  return generated([
    `import type { ${searches.map(({ params }) => params).join(', ')} } from './model';`,
    "import { listSearch } from '../lib/lists/list-search';",
    '',
    ...searches.map(({ code }) => code),
  ]);
};
