import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { generate } from 'orval';
import { assumptionsPage } from './assumptions.ts';
import { operationsOf, readContract } from './contract.ts';
import { responseIndex } from './response-index.ts';
import { responseShapes } from './response-shapes.ts';

await generate('./orval.config.ts');

const contract = readContract();
const operations = operationsOf(contract);
const shapesFolder = 'src/generated/shapes';
rmSync(shapesFolder, { recursive: true, force: true });
mkdirSync(shapesFolder);
for (const tag of new Set(operations.map((operation) => operation.tag))) {
  const shapes = await responseShapes(tag, operations);
  if (shapes !== undefined) writeFileSync(`${shapesFolder}/${tag}.ts`, shapes);
}
writeFileSync('src/generated/responses.ts', responseIndex(operations));
writeFileSync('docs/assumptions.md', assumptionsPage(contract));
