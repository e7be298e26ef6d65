import type { CallChange } from './compare-calls.ts';

const named = 4;

const callsIn = (changes: readonly CallChange[]): string => {
  const calls = [...new Set(changes.map(({ call }) => call))];
  const rest = calls.length - named;
  return calls.slice(0, named).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
};

/** Merges equal changes of several calls. */
const linesOf = (changes: readonly CallChange[]): string[] => {
  const groups = Map.groupBy(changes, ({ place, says }) => `${place} ${says}`);
  return [...groups].flatMap(([line, alike]) => [
    `  ${line}`,
    `      in ${callsIn(alike)}`,
    ...new Set(alike.flatMap(({ effect }) => (effect === undefined ? [] : `      Then ${effect}`))),
  ]);
};

const section = (title: string, changes: readonly CallChange[]): string[] =>
  changes.length > 0 ? [title, ...linesOf(changes), ''] : [];

/** The changes for a terminal: breaking ones first. */
export const reportOf = (changes: readonly CallChange[]): string => {
  const breaking = changes.filter(({ breaks }) => breaks);
  const harmless = changes.filter(({ breaks }) => !breaks);
  const end = breaking.length > 0 ? 'The application would break.' : 'Nothing breaks the application.';
  return [
    ...section('Breaks the application', breaking),
    ...section('Is new or looser', harmless),
    changes.length > 0 ? end : 'The two contracts say the same.',
    '',
  ].join('\n');
};
