import { writeFileSync } from 'node:fs';
import { generate } from 'orval';
import { assumptionsPage } from './assumptions.ts';
import { operationsOf, readContract } from './contract.ts';
import { responseIndex } from './response-index.ts';

await generate('./orval.config.ts');
const contract = readContract();
writeFileSync('src/generated/responses.ts', responseIndex(operationsOf(contract)));
writeFileSync('docs/assumptions.md', assumptionsPage(contract));
