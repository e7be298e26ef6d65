import { ApiError, isOffline } from '@/api/errors/api-error';
import { isChunkError } from '@/lib/loading/chunk';
import type { Fault } from '@/lib/loading/faults';

/** The report of a fault: no user input, record data or names. docs/reporting-errors.md describes each field. */
export interface FaultReport {
  kind: Fault['kind'] | 'read';
  error: string;
  route: string;
  version: string;
  call?: string;
  status?: number;
  file?: string;
  stack?: string[];
}

/** Statuses that are about a request, a role or another user, not about the software. */
const expectedOfWrites = [401, 403, 409, 410, 422];
const expectedOfReads = [...expectedOfWrites, 404];

const isNews = ({ kind, status }: ApiError, isWrite: boolean): boolean =>
  kind === 'malformed' ||
  (kind === 'http' && !(isWrite ? expectedOfWrites : expectedOfReads).includes(status ?? 0));

const longestStack = 8;

/** Our own frames of a stack, as `/assets/base-a1b2.js:1:2345`; everything else is dropped. */
const ownLines = (error: unknown): string[] => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const own = `${location.origin}(/(?:assets/[\\w.-]+|start)\\.js:\\d+:\\d+)`;
  return [...stack.matchAll(new RegExp(own, 'g'))].map(([, line = '']) => line).slice(0, longestStack);
};

/** An error's class, with React's error code if it has one. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const react = /^Minified React error #(\d+)/.exec(error.message)?.[1];
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
  return react === undefined ? name : `${name} (React ${react})`;
};

/** `PATCH /v1/admin/packages/:id`: the API's own words stay, other path segments are masked. */
const callOf = ({ method, url }: NonNullable<Fault['call']>): string => {
  const [path = ''] = url.split(/[?#]/);
  const parts = path.split('/').map((part) => (/^(v\d+|[a-z]+([-_][a-z]+)*)?$/.test(part) ? part : ':id'));
  return `${method} ${parts.join('/')}`;
};

/** What the Content-Security-Policy forbade to our own page: the directive, and our line if a script did it. */
const violation = (error: unknown): Pick<FaultReport, 'error' | 'stack'> | undefined => {
  const { effectiveDirective, sourceFile, lineNumber, columnNumber } = error as SecurityPolicyViolationEvent;
  // Browser extensions are subject to the policy of the page that they change.
  if (sourceFile && !sourceFile.startsWith(`${location.origin}/`)) return undefined;
  const stack = ownLines(
    Object.assign(new Error(), { stack: `${sourceFile}:${lineNumber}:${columnNumber}` }),
  );
  return { error: nameOfDirective(effectiveDirective), ...(stack.length > 0 && { stack }) };
};

const nameOfDirective = (directive: string) => (/^[a-z-]{1,40}$/.test(directive) ? directive : 'unknown');

const fileOf = ({ message }: Error): string | undefined => /\/assets\/[\w.-]+/.exec(message)?.[0];

/** The report of a fault; undefined if it is not about the software. */
export const reportOf = (
  { kind, error, call }: Fault,
  { route, version }: Pick<FaultReport, 'route' | 'version'>,
): FaultReport | undefined => {
  if (isOffline()) return undefined;
  const at = { route, version };
  if (call && (kind === 'json' || kind === 'multipart'))
    return { kind, error: 'unreadable', call: callOf(call), ...at };
  if (error instanceof ApiError) {
    const { kind: reason, status } = error;
    if (kind === 'uncaught' || !isNews(error, call !== undefined)) return undefined;
    const what = call ? { kind, call: callOf(call) } : { kind: 'read' as const };
    return { ...what, error: reason, ...(status !== undefined && { status }), ...at };
  }
  if (kind === 'policy') {
    const forbidden = violation(error);
    return forbidden && { kind, ...forbidden, ...at };
  }
  if (isChunkError(error) && error instanceof Error) {
    const file = fileOf(error);
    return { kind: 'chunk', error: nameOf(error), ...(file !== undefined && { file }), ...at };
  }
  const stack = ownLines(error);
  // Browser extensions also throw in the page.
  if (kind === 'uncaught' && stack.length === 0) return undefined;
  return { kind, error: nameOf(error), stack, ...at };
};
