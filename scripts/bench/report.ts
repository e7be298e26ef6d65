import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Row } from './figure.ts';

const file = 'docs/performance.md';
const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->'];

/** On 2026-11-23, at d69108c: ours, or the ratio to the bare page. */
const before: Partial<Record<string, string>> = {
  'Sign-in ready': '1.19',
  'List ready': '1.42 to 1.88',
  'Main thread before the first row': '1.8',
  'Scripts and styles before the first row, gzip': '407 kB',
  'Their number': '28 files',
  'List to list, first': '1.5',
  'List to list, warm': '1.6',
  'List to form, first': '1.5',
  'Heap after 50 changes': '11.9 MB',
  'Growth of it with each change': '18.5 kB',
  'Next list, link rested on, API of 150 ms': '186 ms',
  'Next form, link rested on, API of 150 ms': '112 ms',
  'Keystroke in an article of 200 kB, 4x slower': '64 to 69 ms',
};

const cells = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;

const line = ({ name, unit, ours, from, to, bare, ratio, aim, ok }: Row) => {
  const value = (amount: number) => `${amount} ${unit}`;
  const wanted = ratio === undefined ? value(aim) : String(aim);
  return cells([
    name,
    before[name] ?? '',
    value(ours),
    from === to ? '' : `${from} to ${to}`,
    bare === undefined ? '' : value(bare),
    ratio === undefined ? '' : String(ratio),
    aim === Infinity ? '' : wanted,
    aim === Infinity || ok ? '' : 'missed',
  ]);
};

const heads = ['Figure', 'Before', 'Median', 'Spread', 'Bare page', 'Ratio', 'At most', ''];

/** Writes the figures into docs/performance.md, with the machine they were measured on. */
export const writeReport = (
  rows: readonly Row[],
  { runs, browser }: { runs: number; browser: string },
): void => {
  const [processor] = cpus();
  const machine = [
    `${cpus().length} cores of ${processor?.model.trim() ?? 'unknown'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Chromium ${browser}`,
    `Node ${process.versions.node}`,
  ].join(', ');
  const made = [
    `Taken on ${new Date().toISOString().slice(0, 10)} by \`npm run bench -- --report --runs ${runs}\` on ${machine}.`,
    '',
    cells(heads),
    cells(heads.map(() => '---')),
    ...rows.map(line),
  ];
  const text = readFileSync(file, 'utf8');
  const [head = '', rest = ''] = text.split(begin);
  const [, tail = ''] = rest.split(end);
  writeFileSync(file, [head, begin, '\n\n', made.join('\n'), '\n\n', end, tail].join(''));
};
