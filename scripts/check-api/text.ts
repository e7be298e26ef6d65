import { capitalized } from '@/lib/text/capitalized';
import type { Cors } from './cors';
import { KIND_TITLES } from './differences';
import {
  allPlaces,
  type Group,
  groupsOf,
  listed,
  mishapsIn,
  needsChange,
  placesOf,
  refutedIn,
  unheededIn,
  unreachedIn,
} from './groups';
import type { Checked, Result } from './result';
import { conclusionOf, corsConclusionOf, leftConclusionOf, unseenIn } from './wording';

/** Names before “and … more”. */
const most = 3;
const mostCalls = 6;

const mark = ({ hides }: { hides: boolean }): string => (hides ? '!' : '·');

const adviceOf = (change: string): string => {
  const [, reason] = /^none: (.+)$/.exec(change) ?? [];
  return reason === undefined ? `In the contract: ${change}` : `${capitalized(reason)}.`;
};

const groupLines = (group: Group): string[] => {
  const { kind, expected, found, example, consequence, change, places } = group;
  let what = `${found} (${example ?? ''}) came for ${expected}`;
  if (kind === 'missing') what = expected;
  else if (example === undefined) what = found;
  return [
    `${mark(group)} ${KIND_TITLES[kind]}: ${what}. ${consequence}`,
    `    ${placesOf(places, most)}`,
    ...(needsChange(group) ? [`    ${adviceOf(change)}`] : []),
  ];
};

const unknownLines = (groups: readonly Group[]): string[] => {
  if (groups.length === 0) return [];
  const described = groups.filter(({ change }) => !change.startsWith('none'));
  const [first] = described.toSorted((a, b) => b.count - a.count);
  const [field = ''] = first?.places.keys() ?? [];
  const advice = first ? ` To show one, add it to its schema, as ${field}: ${first.change}.` : '';
  return [
    `· ${KIND_TITLES.unknown}: not shown, and never sent.${advice}`,
    `    ${placesOf(allPlaces(groups), most)}`,
  ];
};

const differenceLines = (operations: readonly Checked[]): string[] => {
  const groups = groupsOf(operations);
  return [
    ...groups.filter(({ kind }) => kind !== 'unknown').flatMap(groupLines),
    ...unknownLines(groups.filter(({ kind }) => kind === 'unknown')),
  ];
};

const mishapLines = (operations: readonly Checked[]): string[] =>
  mishapsIn(operations).flatMap(({ consequence, hides, seen }) => [
    `${mark({ hides })} ${consequence}`,
    ...seen.map(({ what, calls }) => `    ${calls.join(', ')}: ${what}`),
  ]);

const unheededLines = (operations: readonly Checked[]): string[] => {
  const unheeded = unheededIn(operations);
  if (unheeded.length === 0) return [];
  return [
    '! not heeded: these parameters. What the API will never have, take out of the contract’s parameters.',
    ...unheeded.map(
      ({ parameter, found, calls }) => `    ?${parameter} of ${listed(calls, mostCalls)}: ${found}`,
    ),
  ];
};

const corsLines = (cors: Cors): string[] => [
  `CORS: ${corsConclusionOf(cors)}`,
  ...cors.findings.flatMap(({ header, found, calls, consequence, change, hides }) => [
    `  ${mark({ hides })} ${header}: ${found} came of ${calls.join(', ')}. ${consequence}`,
    `      ${change}`,
  ]),
];

const namesLines = ({ names }: Result): string[] => {
  if (names.length === 0) return [];
  const likely = names.flatMap(({ field, likely: name }) => (name === undefined ? [] : [[field, name]]));
  return [
    '! not found: these fields of a booking. Name them in config.json, or answer the question on a booking’s page.',
    ...names.map(({ field, candidates }) => {
      const may = candidates.map(({ name, values }) => `${name} (${values.join(' · ')})`);
      return `    ${field} may be ${may.slice(0, mostCalls).join(', ')}`;
    }),
    `    "fieldNames": ${JSON.stringify(Object.fromEntries(likely))}`,
  ];
};

const storableLines = ({ storable }: Result): string[] =>
  storable.length === 0
    ? []
    : [
        '· Answers without Cache-Control: no-store, which proxies and other programs may keep on a disk; the application itself stores none.',
        `    ${storable.length} calls: ${listed(storable, most)}`,
      ];

/** The check's result for a terminal: each thing once, with where it was seen. */
export const textOf = (result: Result): string => {
  const { operations, cors, left } = result;
  const refuted = refutedIn(result).map(({ line }) => line);
  return [
    ...mishapLines(operations),
    ...differenceLines(operations),
    ...unheededLines(operations),
    ...unreachedIn(operations).map(
      ([reason, calls]) => `Not reached: ${listed(calls, mostCalls)}. ${reason}`,
    ),
    ...(refuted.length > 0
      ? [`Not so in docs/assumptions.md, which says what then happens: ${refuted.join(', ')}.`]
      : []),
    ...namesLines(result),
    ...storableLines(result),
    ...(cors ? corsLines(cors) : []),
    ...unseenIn(result),
    conclusionOf(result),
    ...(left ? [leftConclusionOf(left)] : []),
    '',
  ].join('\n');
};
