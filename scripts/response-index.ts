import type { Operation } from './contract.ts';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const patternOf = (path: string) => `^${path.replace(/\{[^}]+\}/g, '[^/]+').replaceAll('/', '\\/')}$`;

const byFixedPathsFirst = (a: Operation, b: Operation) =>
  Number(a.path.includes('{')) - Number(b.path.includes('{'));

/** src/generated/responses.ts: finds the response schema of a read by its path, loading one tag's schemas at a time. */
export const responseIndex = (operations: Operation[]) => {
  const reads = operations.filter(({ method }) => method === 'GET').sort(byFixedPathsFirst);
  const entries = reads.map(
    ({ operationId, path, tag }) =>
      `  [/${patternOf(path)}/, () => import('./zod/${tag}/${tag}').then((m) => m.${pascal(operationId)}Response)],`,
  );
  return [
    '/**',
    ' * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.',
    ' */',
    "import type { ZodType } from 'zod';",
    '',
    'const schemas: readonly (readonly [RegExp, () => Promise<ZodType>])[] = [',
    ...entries,
    '];',
    '',
    '/** The schema of what `GET path` answers; `undefined` when the contract has no such read. */',
    'export const responseSchema = async (path: string): Promise<ZodType | undefined> =>',
    '  schemas.find(([pattern]) => pattern.test(path))?.[1]();',
    '',
  ].join('\n');
};
