// npm run new-resource guides name:text phone:text languages:words photo:image
// Adds a resource: contract, offline backend, list, form, routes, area, stories. It copies the files of `features`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plan } from './contract.ts';
import { planOf, textsOf } from './plan.ts';

const usage = `npm run new-resource guides name:text phone:text languages:words photo:image

The name in the plural, the singular where the ending does not show it (people person), then each field by its name in
the API and what it holds:
  name:text or title:text   what a record is called; one of them is needed
  text longtext number boolean words image
  status:boolean            active or not, with a switch in the list
  type:hotel,homestay       one of these values
  region:package-regions    a record of another resource`;

const quoted = (paths: readonly string[]) => paths.map((path) => `'${path}'`).join(' ');

/** The commands to run after the files are written. */
const stepsFor = (paths: readonly string[]): readonly (readonly [title: string, command: string])[] => [
  ['Generated code', 'node scripts/contract/generate.ts'],
  ['Route tree', `node --input-type=module -e "await (await import('vite')).resolveConfig({}, 'build')"`],
  ['Lint', `oxlint --fix ${quoted(paths.filter((path) => /\.tsx?$/.test(path)))}`],
  ['Format', `prettier --write --log-level warn ${quoted(paths)}`],
];

const run = (title: string, command: string) => {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(
      `${title} failed: ${command}\n${stdout}${stderr}\nWhat was written is in the working tree: git status.`,
    );
  console.log(`✓ ${title} (${Math.round((performance.now() - started) / 1000)} s)`);
};

const report = ({ names: { kebab, noun } }: Plan, paths: readonly string[]) => `
Written or changed, beside generated files:
${paths.map((path) => `  ${path}`).join('\n')}

Next:
  npm start                  and look at /${kebab.other}
  src/resources/${kebab.other}.ts: choose an icon, and a group of the menu
  src/mocks/seed/${kebab.other}.yaml: write real ${noun.other} in the place of those that were made up
  openapi/admin.yaml         says what the API is taken to do: hold it to the real one, npm run check-api
  npm run validate           and npx vitest run --project storybook stories/features/${kebab.other}.stories.tsx
  docs/adding-a-resource.md  says what to copy for what is not here yet`;

try {
  const asked = process.argv.slice(2);
  if (asked.length === 0) throw new Error(usage);
  const plan = planOf(asked);
  const texts = textsOf(plan);
  for (const [path, text] of texts) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const paths = [...texts.keys()];
  for (const [title, command] of stepsFor(paths.filter((path) => !path.startsWith('openapi'))))
    run(title, command);
  console.log(report(plan, paths));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
