import { pathToFileURL } from 'node:url';
import type { ZodType } from 'zod';
import { shapeOf } from '../src/api/shape-of.ts';
import type { Operation } from './contract.ts';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** src/generated/shapes/<tag>.ts: the shapes of the answers to one tag's reads; `undefined` for a tag without reads. */
export const responseShapes = async (tag: string, operations: Operation[]): Promise<string | undefined> => {
  const reads = operations.filter((operation) => operation.tag === tag && operation.method === 'GET');
  if (reads.length === 0) return undefined;
  const url = pathToFileURL(`src/generated/zod/${tag}/${tag}.ts`);
  const schemas = (await import(url.href)) as Record<string, ZodType>;
  const shapes = reads.map(({ operationId }) => {
    const schema = schemas[`${pascal(operationId)}Response`];
    if (!schema) throw new Error(`${operationId} has no response schema`);
    return `export const ${operationId}: Shape = ${JSON.stringify(shapeOf(schema))};\n`;
  });
  return [
    '/**',
    ' * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.',
    ' */',
    "import type { Shape } from '../../api/shape';",
    '',
    ...shapes,
  ].join('\n');
};
