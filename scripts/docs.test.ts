import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from '../src/resources/index.ts';
import { anchorOf } from './vite/help-page.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const withoutCode = (text: string) => text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');

/** The anchors of a document's headings, as GitHub generates them. */
const anchorsIn = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

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

describe.each(['README.md', ...globSync('docs/**/*.md')])('%s', (file) => {
  it('leads to what is there', () => {
    expect(linksIn(file).filter((link) => isBroken(file, link))).toEqual([]);
  });

  it('names commands that there are', () => {
    expect(commandsIn(file).filter((name) => !(name in scripts))).toEqual([]);
    expect(filesRunIn(file).filter((path) => !existsSync(path))).toEqual([]);
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

const isInInterface = (label: string) =>
  [label, label.replaceAll(/\d+/g, '#')].some((text) =>
    new RegExp(`['"\`>}] ?${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\\p{L})`, 'u').test(
      interfaceTexts,
    ),
  );

it('docs/administrators.md has the words of the interface in bold', () => {
  const labels = [...read('docs/administrators.md').matchAll(/\*\*(.+?)\*\*/gs)].map(([, label = '']) =>
    label.replaceAll(/\s+/g, ' '),
  );
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter((label) => !isInInterface(label))).toEqual([]);
});
