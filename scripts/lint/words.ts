// Finds words in code, comments, texts and documents for which the glossary has a plainer one.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Words to avoid, and their replacements. */
const plainer: readonly [word: RegExp, say: string][] = [
  [/\b(drawn?|draws|drew)\b/i, 'render'],
  [/\b(told|tells)\b/i, 'say, show or give'],
  [/\b(stands?|stood)\b/i, 'is, or where it is'],
  [/\banew\b/i, 'again'],
];

const isComment = (line: string) => /^\s*(\/\/|\/\*|\*)/.test(line);

/** In prose, quoted text is a name: of a button or of code. */
const withoutQuotes = (line: string) => line.replace(/`[^`]*`|“[^”]*”|"[^"]*"/g, '');

/** Splits camel case into words. */
const apart = (line: string) => line.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

const files = execFileSync('git', [
  'ls-files',
  'src',
  'stories',
  'e2e',
  'scripts',
  '.storybook',
  'docs',
  'README.md',
  'CONTRIBUTING.md',
])
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx|css|md|mdx)$/.test(file))
  .filter(
    (file) =>
      !/^src\/(generated|mocks\/seed)\/|routeTree\.gen|^scripts\/bench\/article|^docs\/(decisions|assumptions|glossary)|^scripts\/lint\/words/.test(
        file,
      ),
  );

const found = files.flatMap((file) => {
  const isText = /\.mdx?$/.test(file);
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => (isText || isComment(line) ? withoutQuotes(line) : apart(line)))
    .flatMap((line, index) =>
      plainer
        .filter(([word]) => word.test(line))
        .map(([word, say]) => `${file}:${index + 1} “${word.exec(line)?.[0] ?? ''}”: ${say}`),
    );
});

if (found.length > 0) {
  console.error(found.join('\n'));
  process.exitCode = 1;
}
