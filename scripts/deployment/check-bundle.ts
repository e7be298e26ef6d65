// Fails if the production build contains development code, or `:dir()`, which the build rewrites for older browsers to
// languages that the page never has; `[dir='rtl']` works in all.
import { globSync, readFileSync } from 'node:fs';

const forbidden = [
  ['the mock worker', /mockServiceWorker|\[MSW\]/],
  ['faker', /faker/i],
  ['demo credentials', /Annapurna#8091|Machhapuchhre#6993/],
  ['developer tools', /Answers and contract|ReactQueryDevtools|TanStackRouterDevtools|tsqd-/],
  ['source maps', /sourceMappingURL=/],
  ['the pseudo language', /⟦/],
  ['a rewritten :dir()', /:lang\(/],
] as const;

const files = globSync('dist/**/*.{js,css,html,json,map}');
const leaks = files.flatMap((file) => {
  if (file.endsWith('.map')) return `${file} is a source map`;
  const text = readFileSync(file, 'utf8');
  return forbidden.flatMap(([name, pattern]) => (pattern.test(text) ? `${file} holds ${name}` : []));
});

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const licences = globSync('dist/licences.txt')
  .map((file) => readFileSync(file, 'utf8'))
  .join('');
for (const [alias, version] of Object.entries(dependencies)) {
  const name = /^npm:(.+)@/.exec(version)?.[1] ?? alias;
  if (!licences.includes(`\n## ${name} - `))
    leaks.push(`dist/licences.txt does not hold the licence of ${name}`);
}

if (files.length === 0) leaks.push('dist is empty: build first');
for (const leak of leaks) console.error(leak);
if (leaks.length > 0) process.exit(1);
console.log(`${files.length} files hold nothing that they must not.`);
