import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorOf } from '../../src/lib/text/anchor.ts';
import { areas } from '../../src/resources/index.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const withoutCode = (text: string) => text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');

/** The anchors of a document's headings, as GitHub generates them; a translation names those of the original. */
const anchorsIn = (file: string) =>
  [...read(file).matchAll(/^#+ (?:<a id="(.+)"><\/a>)?(.+)$/gm)].map(
    ([, id, heading = '']) => id ?? anchorOf(heading),
  );

const linksIn = (file: string) => [
  ...[...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to),
  ...[...withoutCode(read(file)).matchAll(/\bsrc="([^"]+)"/g)].map(([, to = '']) => to),
];

/** Whether a link within the repository is broken. */
const isBroken = (file: string, link: string): boolean => {
  if (/^[a-z]+:/i.test(link)) return false;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsIn(target).includes(anchor);
};

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const commandsIn = (file: string) =>
  [...read(file).matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);

const filesRunIn = (file: string) =>
  [...read(file).matchAll(/(?:\bnode|\bsh) ((?:scripts|deploy)\/[\w./-]+)/g)].map(([, path = '']) => path);

/** The files and folders in code. A decision names those of its day. */
const filesNamedIn = (file: string) =>
  /^docs.decisions/.test(file)
    ? []
    : [...read(file).matchAll(/`((?:src|stories|e2e|scripts|deploy|openapi|findings)\/[\w./-]+)`/g)].map(
        ([, path = '']) => path,
      );

describe.each(['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')])('%s', (file) => {
  it('leads to what is there', () => {
    expect(linksIn(file).filter((link) => isBroken(file, link))).toEqual([]);
  });

  it('names commands and files that there are', () => {
    expect(commandsIn(file).filter((name) => !(name in scripts))).toEqual([]);
    expect([...filesRunIn(file), ...filesNamedIn(file)].filter((path) => !existsSync(path))).toEqual([]);
  });
});

/** The texts of the interface in its code, with `#` for a count. */
const interfaceTexts = [
  ...globSync('src/**/*.{ts,tsx}', {
    exclude: ['src/{generated,mocks}/**', 'src/**/*.test.*'],
  }).map(read),
  read('src/mocks/offline-panel.tsx'),
  ...areas.flatMap(({ label, create, nouns }) => [
    `'${label}'`,
    ...(create ? [`'Create ${nouns.one}'`] : []),
  ]),
]
  .join(' ')
  .replaceAll(/\s+/g, ' ');

/** A text as a part of a pattern. */
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const isInInterface = (label: string) =>
  [label, label.replaceAll(/\d+/g, '#')].some((text) =>
    new RegExp(`['"\`>}] ?${literally(text)}(?!\\p{L})`, 'u').test(interfaceTexts),
  );

it('docs/administrators.md has the words of the interface in bold', () => {
  const labels = [...read('docs/administrators.md').matchAll(/\*\*(.+?)\*\*/gs)].map(([, label = '']) =>
    label.replaceAll(/\s+/g, ' '),
  );
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter((label) => !isInInterface(label))).toEqual([]);
});

it('docs/administrators.md has each heading that a question mark of a screen leads to, and all are used', () => {
  const topics = [...read('src/components/links/help-topic.ts').matchAll(/'(.+)'/g)].map(
    ([, topic = '']) => topic,
  );
  const headings = [...read('docs/administrators.md').matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading);
  expect(topics.length).toBeGreaterThan(10);
  expect(topics.filter((topic) => !headings.includes(topic))).toEqual([]);
  expect(topics.filter((topic) => !new RegExp(`(about|help)( = '|=")${topic}`).test(interfaceTexts))).toEqual(
    [],
  );
});

/** A decision as its first lines state it, like a row of the index. */
const statedIn = (file: string) => {
  const [, number, title, date, status] =
    /^# (\d+)\. (.+)\n\n(\d{4}-\d\d-\d\d), (.+)\.\n/.exec(read(file)) ?? [];
  return [number, `[${title}](${basename(file)})`, status, date];
};

it('docs/decisions/README.md lists every decision with its number, status and date', () => {
  const rows = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  const decisions = globSync('docs/decisions/0*.md').toSorted();
  expect(
    rows.map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    ),
  ).toEqual(decisions.map(statedIn));
  expect(rows.map((_, index) => String(index + 1).padStart(4, '0'))).toEqual(
    decisions.map((file) => basename(file).slice(0, 4)),
  );
  for (const [number, , status] of decisions.map(statedIn))
    expect
      .soft(status, `status of ${number}`)
      .toMatch(/^(accepted|open, .+|superseded (in part )?by \[\d+\]\(0.+\))$/);
});

/**
 * Whether a file has a test, a suite or a story whose title is quoted, or begins so. What a title takes from data is “…” in
 * the quote, or is in the file.
 */
const hasTitle = (file: string, quoted: string) => {
  const source = read(file);
  if (file.includes('.stories.')) return source.includes(`\nexport const ${quoted} = `);
  const calls = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
  const beginning = quoted.replace(/ …$/, '');
  return [...source.matchAll(calls)].some(([, , text = '']) => {
    const title = text.replaceAll(/\\(.)/g, '$1');
    if (title.startsWith(beginning)) return true;
    const fixed = title.split(/\$\{[^}]*\}|\$[\w.]+|%[sdifjo]/);
    // A title that is nothing but data is in the table of its test.
    if (!/\w{3}/.test(fixed.join(''))) return source.includes(`'${quoted}'`);
    const [, ...filled] = new RegExp(`^${fixed.map(literally).join('(.+)')}$`).exec(beginning) ?? [];
    return (
      filled.length > 0 &&
      filled.every((data) => data === '…' || source.includes(data.replaceAll(/^"|"$/g, '')))
    );
  });
};

/** Files in code, each followed by titles in italics, as [file, title]; the title is empty where only a file is named. */
const quotedIn = (text: string) => {
  const quoted: [file: string, title: string][] = [];
  for (const [, file, title = ''] of text
    .replaceAll(/\s+/g, ' ')
    .matchAll(/`([^` ]+\/[^` ]+)`|(?<!\w)_([^_]+)_(?!\w)/g)) {
    if (file !== undefined) quoted.push([file, '']);
    else if (title !== '(all)') quoted.push([quoted.at(-1)?.[0] ?? '', title]);
  }
  return quoted;
};

/** What each promise, and each row of the tables of real input, says of its tests. */
const promised = (read('docs/reliability.md').match(/^### \d+\..+?(?=^##|\n$(?![^]))/gms) ?? []).map(
  (section) =>
    section
      .split(/\n(?=- |\n)/)
      .filter((text) => text.startsWith('- Test: '))
      .join(' '),
);
const met = read('docs/real-input.md')
  .split('\n')
  .flatMap((line) => (/^\| \d(?!.*\| none)/.test(line) ? [line.split(' | ').at(-1) ?? ''] : []));

it.each([
  ['reliability', promised, 40, 150],
  ['real-input', met, 40, 40],
])('docs/%s.md quotes titles of tests that there are, for each of its lines', (_, texts, lines, least) => {
  expect(texts.length).toBeGreaterThan(lines);
  expect(texts.filter((text) => quotedIn(text).length === 0)).toEqual([]);
  const quoted = quotedIn(texts.join(' '));
  expect(quoted.length).toBeGreaterThan(least);
  expect(
    quoted.filter(([file, title]) => !existsSync(file) || (title !== '' && !hasTitle(file, title))),
  ).toEqual([]);
});
