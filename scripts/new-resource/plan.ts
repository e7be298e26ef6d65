import { existsSync, readFileSync } from 'node:fs';
import { codeOf } from './code.ts';
import { addToContract, type Plan } from './contract.ts';
import { fieldsOf } from './fields.ts';
import { namesOf } from './names.ts';
import { seedOf } from './samples.ts';
import { swap } from './swap.ts';

const read = (path: string) => readFileSync(path, 'utf8');

/** The picker of each tag that can be referenced: those that link to records, and with a name. */
const pickersOf = (sources: string, pickers: string, contract: string) =>
  new Map(
    [...sources.matchAll(/^ {2}'?([\w-]+)'?: (\w+),$/gm)].flatMap(([, tag = '', picker = '']) =>
      pickers.includes(`export const ${picker} = openedBy(`) &&
      !contract.includes(`    ${namesOf(tag).pascal.one}Reference:`)
        ? [[tag, picker] as const]
        : [],
    ),
  );

/** Parses the command line: a plural, its singular if irregular, and fields. Throws a sentence. */
export const planOf = (asked: readonly string[]): Plan => {
  const first = asked.findIndex((text) => text.includes(':'));
  const said = first < 0 ? asked.length : first;
  const [other = '', one, odd] = asked.slice(0, said);
  if (odd !== undefined)
    throw new Error(`“${odd}”: after the plural and the singular come fields, such as phone:text.`);
  const names = namesOf(other, one);
  const contract = read('openapi/admin.yaml');
  const fields = fieldsOf(
    asked.slice(said),
    names,
    pickersOf(read('src/resources/sources.ts'), read('src/resources/pickers.ts'), contract),
  );
  const own = ['', 'Page', 'Record', 'Fields', 'Input'].map((end) => names.pascal.one + end);
  const schemas = [...own, ...fields.map(({ type }) => type)].map((name) => `\n    ${name}:\n`);
  if ([`\n  - name: ${other}\n`, `/${other}:\n`, ...schemas].some((text) => contract.includes(text)))
    throw new Error(`The contract has something of the name “${other}” already.`);
  return { names, fields };
};

/** A file with an additional line and its imports. */
const withLine = (
  path: string,
  before: RegExp,
  line: string,
  needs: string,
): [path: string, text: string] => [path, `${needs}\n${swap(read(path), before, `  ${line},\n`)}`];

/** Every file that a new resource adds or changes, except generated ones. Throws a sentence if one exists. */
export const textsOf = (plan: Plan): Map<string, string> => {
  const seed = `src/mocks/seed/${plan.names.kebab.other}.yaml`;
  const texts = [...codeOf(plan, read), [seed, seedOf(plan.names, plan.fields)] as const];
  const taken = texts.find(([path]) => existsSync(path));
  if (taken) throw new Error(`${taken[0]} is there already.`);
  const { camel, kebab } = plan.names;
  const [area, resource] = [`${camel.one}Area`, `${camel.one}Resource`];
  const slots = plan.fields
    .filter(({ kind }) => kind === 'image')
    .map(({ name, read: from }) => `{ name: '${name}', from: ['${from}'], altIn: null }`);
  return new Map([
    ...texts,
    withLine(
      'src/resources/index.ts',
      /(?<=Area,\n)(?=\];)/,
      area,
      `import { ${area} } from './${kebab.other}';`,
    ),
    withLine(
      'src/routes/_shell/-record-types.ts',
      /(?= {2}'\/roles':)/,
      `'/${kebab.other}': recordType(${resource}${slots.length > 0 ? `, { images: [${slots.join(', ')}] }` : ''})`,
      `import { ${resource} } from '@/features/${kebab.other}/${kebab.one}-values';`,
    ),
    withLine(
      'src/mocks/resources.ts',
      /(?= {2}fileHandlers,)/,
      `crud(${camel.one}Table)`,
      `import { ${camel.one}Table } from './seed/${kebab.other}';`,
    ),
    ['openapi/admin.yaml', addToContract(read('openapi/admin.yaml'), plan)],
  ]);
};
