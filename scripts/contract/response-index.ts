import type { Operation } from './contract.ts';
import { generated } from './schema-reader.ts';

const patternOf = (path: string) => `^${path.replace(/\{[^}]+\}/g, '[^/]+').replaceAll('/', '\\/')}$`;

const byFixedPathsFirst = (a: Operation, b: Operation) =>
  Number(a.path.includes('{')) - Number(b.path.includes('{'));

/** src/generated/responses.ts: finds the shape of a read's response by its path, loading one tag's shapes at a time. */
export const responseIndex = (operations: Operation[]) => {
  const reads = operations.filter(({ method }) => method === 'GET').sort(byFixedPathsFirst);
  const entries = reads.map(
    ({ operationId, path, tag }) =>
      `  [/${patternOf(path)}/, () => import('./shapes/${tag}').then((m) => m.${operationId})],`,
  );
  return generated([
    "import type { Shape } from '../api/tolerant/shape';",
    '',
    'const shapes: readonly (readonly [RegExp, () => Promise<Shape>])[] = [',
    ...entries,
    '];',
    '',
    '/** The shape of what `GET path` answers; `undefined` when the contract has no such read. */',
    'export const responseShape = async (path: string): Promise<Shape | undefined> =>',
    '  shapes.find(([pattern]) => pattern.test(path))?.[1]();',
  ]);
};
