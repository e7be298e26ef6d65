import type { Cors } from './cors';
import { KIND_TITLES } from './differences';
import type { Checked, Result } from './result';

const isReached = ({ unreached }: Checked): boolean => unreached === undefined;

const agrees = (operation: Checked): boolean =>
  isReached(operation) &&
  [operation.differences, operation.unheeded, operation.mishaps].every((found) => found.length === 0);

/** `2 missing, 1 read otherwise`, or `agrees`. */
export const summaryOf = (operation: Checked): string => {
  const { differences, unheeded, mishaps, unreached } = operation;
  const counts = Object.entries(KIND_TITLES).map(
    ([kind, word]) => [differences.filter((difference) => difference.kind === kind).length, word] as const,
  );
  const more = [[unheeded.length, 'not heeded'] as const, [mishaps.length, 'not as written'] as const];
  const parts = [...counts, ...more].filter(([count]) => count > 0);
  if (parts.length > 0) return parts.map(([count, word]) => `${count} ${word}`).join(', ');
  return unreached === undefined ? 'agrees' : 'not reached';
};

export const hides = ({ differences, unheeded, mishaps }: Checked): boolean =>
  unheeded.length > 0 || [...differences, ...mishaps].some((found) => found.hides);

/** Whether CORS blocks the application. */
export const isShutOut = ({ cors }: Result): boolean =>
  cors?.findings.some((finding) => finding.hides) ?? false;

/** The CORS conclusion for a page of the application's origin. */
export const corsConclusionOf = ({ origin, calls, findings }: Cors): string => {
  if (findings.some((finding) => finding.hides))
    return `A browser keeps pages of ${origin} from calling this API.`;
  return `Pages of ${origin} may make every call; ${calls} kinds were tried.`;
};

/** What happened to the records that the check created. */
export const leftConclusionOf = (left: readonly string[]): string => {
  if (left.length === 0) return 'Everything that was created has been deleted.';
  return `Not deleted yet: ${left.join('; ')}. The same command with --clean-up in place of --write does it.`;
};

/** What the check cannot show. */
export const unseenIn = ({ left }: Result): string[] => [
  ...(left === undefined
    ? [
        'Reading cannot show what --write tries on records of its own: whether changes are taken as JSON, as a form or only as POST with _method=PATCH (“methodOverride” in config.json), and whether they empty what they do not hold (“wholeRecords”).',
      ]
    : []),
  'Nothing here shows how many files, and how large ones, one request may hold: PHP drops those after the 20th (max_file_uploads).',
];

/** The conclusion in one sentence. */
export const conclusionOf = ({ operations, stopped, ...result }: Result): string => {
  const reached = operations.filter(isReached);
  const agreeing = operations.filter(agrees).length;
  const count = `${agreeing} of ${reached.length} operations agree, ${operations.length - reached.length} were not reached.`;
  const end = stopped === undefined ? '' : ` Ended early: ${stopped}`;
  if (result.hides) return `The application would lose or hide something. ${count}${end}`;
  const harmless = agreeing < reached.length ? 'Every difference is harmless. ' : '';
  return `${harmless}${count}${end}`;
};
