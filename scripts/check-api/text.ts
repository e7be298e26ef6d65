import { KIND_TITLES } from '@/api/differences';
import type { Cors } from './cors';
import type { Checked, PlacedDifference, Result } from './result';
import { agrees, conclusionOf, corsConclusionOf, isReached, leftConclusionOf, summaryOf } from './wording';

const differenceLines = (difference: PlacedDifference): string[] => {
  const { path, kind, expected, found, example, count, consequence, change, owner, hides } = difference;
  const came = `${found}${example === undefined ? '' : ` (${example})`}`;
  return [
    `  ${hides ? '!' : '·'} ${path || 'the answer'} ${KIND_TITLES[kind]}: ${expected} promised, ${came} came, ${count}×. ${consequence}`,
    `      ${owner === undefined ? '' : `${owner} › `}${change}`,
  ];
};

const operationLines = (operation: Checked): string[] => [
  `${operation.operationId}: ${summaryOf(operation)}`,
  ...operation.differences.flatMap(differenceLines),
  ...operation.mishaps.map(({ what, consequence, hides }) => `  ${hides ? '!' : '·'} ${what} ${consequence}`),
  ...operation.unheeded.map(({ parameter, found }) => `  ! ?${parameter} is not heeded: ${found}.`),
];

const corsLines = (cors: Cors): string[] => [
  `CORS: ${corsConclusionOf(cors)}`,
  ...cors.findings.flatMap(({ header, found, calls, consequence, change, hides }) => [
    `  ${hides ? '!' : '·'} ${header}: ${found} came of ${calls.join(', ')}. ${consequence}`,
    `      ${change}`,
  ]),
];

/** The check's result for a terminal. */
export const textOf = (result: Result): string => {
  const { operations, assumptions, cors, left } = result;
  const differing = operations.filter((operation) => isReached(operation) && !agrees(operation));
  const unreached = operations.filter((operation) => !isReached(operation));
  const refuted = assumptions.filter(({ verdict }) => verdict === 'refuted');
  return [
    ...differing.flatMap(operationLines),
    ...unreached.map(({ operationId, unreached: reason }) => `${operationId}: not reached. ${reason ?? ''}`),
    ...refuted.map(({ line, where, found }) => `Assumption ${line} (${where}) is refuted: ${found}.`),
    ...(cors ? corsLines(cors) : []),
    conclusionOf(result),
    ...(left ? [leftConclusionOf(left)] : []),
    '',
  ].join('\n');
};
