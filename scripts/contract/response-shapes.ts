import { shapeOf } from '../../src/api/tolerant/shape-of.ts';
import type { Contract, Operation } from './contract.ts';
import { generated } from './schema-reader.ts';

/** src/generated/shapes/<tag>.ts: the response shapes of one tag's reads; `undefined` for a tag without reads. */
export const responseShapes = (
  tag: string,
  operations: Operation[],
  contract: Contract,
): string | undefined => {
  const reads = operations.filter((operation) => operation.tag === tag && operation.method === 'GET');
  if (reads.length === 0) return undefined;
  const resolve = (ref: string) => contract.components.schemas[ref.split('/').at(-1) ?? ''] ?? {};
  const shapes = reads.map(({ operationId, answer }) => {
    if (!answer) throw new Error(`${operationId} has no response schema`);
    return `export const ${operationId}: Shape = ${JSON.stringify(shapeOf(answer, resolve))};`;
  });
  return generated([
    "import type { Shape } from '../../api/tolerant/shape';",
    ...shapes.flatMap((shape) => ['', shape]),
  ]);
};
