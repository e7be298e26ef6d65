import type { Cors } from './cors';
import { KIND_TITLES } from './differences';
import { groupsOf, mishapsIn, needsChange, placesOf, unheededIn, unreachedIn } from './groups';
import type { Checked, Result } from './result';
import { conclusionOf, corsConclusionOf, hides, leftConclusionOf, summaryOf, unseenIn } from './wording';

interface Heading {
  title: string;
  /** The API, and the date: all that changes from run to run. */
  api: string;
  date: string;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const code = (text: string): string => (text === '' ? '' : `\`${text.replaceAll('`', "'")}\``);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
};

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`## ${title}`, '', ...lines] : [];

const differenceTable = (operations: readonly Checked[]): string[] =>
  table(
    ['Where', 'What', 'Promised', 'Came', 'Example', 'Times', 'In the application', 'In the contract'],
    groupsOf(operations).map((group) => {
      const { places, kind, expected, found, example = '', count, consequence, change } = group;
      return [
        placesOf(places),
        KIND_TITLES[kind],
        expected,
        kind === 'unknown' ? '' : found,
        code(example),
        String(count),
        consequence,
        needsChange(group) ? code(change) : '',
      ];
    }),
  );

const differenceSection = (operations: readonly Checked[]): string[] => [
  ...table(
    ['What happened', 'Where', 'In the application'],
    mishapsIn(operations).flatMap(({ consequence, seen }) =>
      seen.map(({ what, calls }) => [what, calls.map(code).join(', '), consequence]),
    ),
  ),
  ...differenceTable(operations),
  ...table(
    ['Parameter', 'Not heeded because', 'Calls'],
    unheededIn(operations).map(({ parameter, found, calls }) => [
      code(parameter),
      found,
      calls.map(code).join(', '),
    ]),
  ),
];

const corsSection = (cors: Cors): string[] => [
  corsConclusionOf(cors),
  '',
  ...table(
    ['Header', 'Came', 'Of', 'In the application', 'Stops calls', 'Answer instead'],
    cors.findings.map((finding) => [
      finding.header,
      finding.found,
      finding.calls.map(code).join(', '),
      finding.consequence,
      finding.hides ? 'yes' : '',
      code(finding.change),
    ]),
  ),
];

/** The check's result as a page, in the contract's order. */
export const markdownOf = (result: Result, { title, api, date }: Heading): string => {
  const { operations, assumptions, cors, names, storable, left } = result;
  return [
    `# ${title}`,
    '',
    [`${code(api)}, ${date}.`, conclusionOf(result), ...(left ? [leftConclusionOf(left)] : [])].join(' '),
    '',
    ...section(
      'Summary',
      table(
        ['Operation', 'Answers', 'Result', 'Something is lost or hidden'],
        operations.map((operation) => [
          operation.operationId,
          String(operation.answers),
          summaryOf(operation),
          hides(operation) ? 'yes' : '',
        ]),
      ),
    ),
    ...section('CORS', cors ? corsSection(cors) : []),
    ...section('Differences', differenceSection(operations)),
    ...section(
      'Fields of bookings that were not found',
      table(
        ['Field', 'May be (`fieldNames` in config.json)'],
        names.map(({ field, candidates }) => [
          code(field),
          candidates.map(({ name, values }) => `${code(name)} (${values.join(' · ')})`).join(', '),
        ]),
      ),
    ),
    ...section(
      'Answers without Cache-Control: no-store',
      table(
        ['Path'],
        storable.map((path) => [code(path)]),
      ),
    ),
    ...section(
      'Assumptions',
      assumptions.length === 0
        ? []
        : [
            'By their line in `docs/assumptions.md`; those that reading cannot answer are left out. Confirmed means that all',
            'that came fits; it cannot show what a value means, or its unit.',
            '',
            ...table(
              ['#', 'Where', 'Verdict', 'Because'],
              assumptions.map(({ line, where, verdict, found }) => [
                String(line),
                code(where),
                verdict,
                found,
              ]),
            ),
          ],
    ),
    ...section(
      'Never seen',
      table(
        ['Operation', 'Optional fields that never came'],
        operations
          .filter(({ neverSeen }) => neverSeen.length > 0)
          .map(({ operationId, neverSeen }) => [operationId, neverSeen.map(code).join(', ')]),
      ),
    ),
    ...section(
      'Not reached',
      table(
        ['Operations', 'Why'],
        unreachedIn(operations).map(([reason, calls]) => [calls.map(code).join(', '), reason]),
      ),
    ),
    ...section('Cannot be seen', [...unseenIn(result), '']),
  ].join('\n');
};
