import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { generate } from 'orval';
import { assumptionsPage } from './assumptions.ts';
import { operationsOf, readContract } from './contract.ts';
import { withOpenObjects } from './open-objects.ts';
import { operationIndex, useIndex } from './operation-index.ts';
import { resourceModule } from './resource-index.ts';
import { responseIndex } from './response-index.ts';
import { responseShapes } from './response-shapes.ts';
import { searchIndex } from './search-index.ts';

/** The contract, if it is valid: an invalid one must not overwrite the last generated files. */
const soundContract = () => {
  try {
    const contract = readContract();
    const { status } = spawnSync('npm run --silent lint:contract', { stdio: 'inherit', shell: true });
    if (status === 0) return contract;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exit(1);
};

const contract = soundContract();

await generate('./orval.config.ts');
// A barrel without importers; orval's option would also leave out that of the types.
rmSync('src/generated/api/index.ts');
// A development server loads each module of a barrel: those that hold only types, 190 of 200, are erased.
const model = 'src/generated/model';
writeFileSync(
  `${model}/index.ts`,
  readFileSync(`${model}/index.ts`, 'utf8').replaceAll(
    /export (?=\* from '\.\/(.+)')/g,
    (found, file: string) =>
      /^export (?!type|interface)/m.test(readFileSync(`${model}/${file}`, 'utf8')) ? found : 'export type ',
  ),
);

const operations = operationsOf(contract);
const emptied = (folder: string) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return folder;
};
const shapesFolder = emptied('src/generated/shapes');
const resourcesFolder = emptied('src/generated/resources');
for (const tag of new Set(operations.map((operation) => operation.tag))) {
  const zod = `src/generated/zod/${tag}/${tag}.ts`;
  writeFileSync(zod, withOpenObjects(readFileSync(zod, 'utf8'), contract));
  const shapes = responseShapes(tag, operations, contract);
  if (shapes !== undefined) writeFileSync(`${shapesFolder}/${tag}.ts`, shapes);
  const resource = resourceModule(tag, operations, contract);
  if (resource !== undefined) writeFileSync(`${resourcesFolder}/${tag}.ts`, resource);
}
writeFileSync('src/generated/responses.ts', responseIndex(operations));
writeFileSync('src/generated/operations.ts', operationIndex(contract));
writeFileSync('src/generated/searches.ts', searchIndex(operations, contract));
writeFileSync('src/generated/uses.ts', useIndex(contract));
writeFileSync('docs/assumptions.md', assumptionsPage(contract));
