import type { Plan } from './contract.ts';
import { type Edit, fieldsOf, form, list, nameOf, values } from './feature-edits.ts';
import { withImports } from './imports.ts';
import { renameCode } from './rename.ts';
import { swap } from './swap.ts';

const area: Edit = (text, plan) => {
  const named = swap(text, /'title'/, `'${nameOf(plan)}'`);
  return swap(named, /group: '\w+'/, "group: 'Content'").replaceAll('IconSparkles', 'IconFolder');
};

/** States that the template's stories cover already. */
const repeated =
  /meta\.story\((stories\.(?:list(?:Loading|Empty|Failed|Forbidden|LongText)|create(?:Refused|Saving)|edit(?:Loading|Failed|Forbidden|Missing|LongText)))\)/g;

const stories: Edit = (text) => text.replace(repeated, "meta.story({ ...$1, tags: ['repetition'] })");

/** Rows store the ids of references; responses contain the records. */
const seed: Edit = (text, plan) => {
  const { one } = plan.names.pascal;
  const references = fieldsOf(plan, 'reference');
  const named = swap(text, /name: '[^']*'/, `name: '${plan.names.kebab.other}'`);
  const edited = swap(named, /'title'/, `'${nameOf(plan)}'`);
  if (references.length === 0) return edited;
  const omitted = references.map(({ read }) => `${read}: true`).join(', ');
  const ids = references.map(({ name }) => `${name}: z.int().nullable().default(null)`).join(', ');
  const row = `const row = Get${one}Response.shape.data.omit({ ${omitted} }).extend({ ${ids} });\n`;
  const stored = `\n/** As it is stored: what it refers to by id. */\ntype Stored${one} = z.infer<typeof row>;\n\n`;
  const renamed = swap(edited, /row: \w+\.shape\.data/, 'row').replace(
    new RegExp(`<${one}(?=[>,])`, 'g'),
    `<Stored${one}`,
  );
  return `import * as z from 'zod';\n${renamed.replace(/^(?=export const)/m, row + stored)}`;
};

const same: Edit = (text) => text;

/** The files of a resource, each with the edit for other fields than the template's. */
const files: readonly (readonly [path: string, edit: Edit])[] = [
  ['src/features/<others>/<one>-form.tsx', form],
  ['src/features/<others>/<one>-list.tsx', list],
  ['src/features/<others>/<one>-values.ts', values],
  ['src/resources/<others>.ts', area],
  ['src/routes/_shell/<others>.index.tsx', same],
  ['src/routes/_shell/<others>.create.tsx', same],
  ['src/routes/_shell/<others>.$<id>.edit.tsx', same],
  ['src/mocks/seed/<others>.ts', seed],
  ['stories/features/<others>.stories.tsx', stories],
];

const pathOf = (path: string, others: string, one: string, id: string) =>
  path.replace('<others>', others).replace('<one>', one).replace('<id>', id);

/** The code of a new resource by file path; `read` reads a template file. */
export const codeOf = (plan: Plan, read: (path: string) => string): [path: string, text: string][] => {
  const { kebab, camel } = plan.names;
  const more = {
    '@/generated/model': [`type ${plan.names.pascal.one}`],
    '@/resources/pickers': fieldsOf(plan, 'reference').map(({ source }) => source),
  };
  return files.map(([path, edit]) => {
    const model = pathOf(path, 'features', 'feature', 'featureId');
    const text = edit(renameCode(plan.names, read(model)), plan);
    return [pathOf(path, kebab.other, kebab.one, `${camel.one}Id`), withImports(text, more)];
  });
};
