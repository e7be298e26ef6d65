import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { scriptsWithTexts } from './languages.ts';

const chunk = (fileName: string, code: string, imports: string[] = [], dynamicImports: string[] = []) => [
  fileName,
  { type: 'chunk', fileName, code, imports, dynamicImports },
];

it('finds the scripts with texts, and all that import one, so that no module is loaded twice', () => {
  const bundle = Object.fromEntries([
    chunk('libraries', ''),
    chunk('base', 'show($localize`Save`)', ['libraries']),
    chunk('entry', '', ['base', 'libraries'], ['screen']),
    chunk('screen', '', [], ['part']),
    chunk('part', '', ['entry']),
    chunk('map', '', ['libraries']),
  ]) as Rolldown.OutputBundle;
  expect([...scriptsWithTexts(bundle)].sort()).toEqual(['base', 'entry', 'part', 'screen']);
});
