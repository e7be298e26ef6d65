import { bareShape, isReference, type Shape } from '@/api/tolerant/shape';
import { toIdentity } from '@/lib/values/lenient';
import { type Finding, type FindingKind, findingsOf } from './findings';
import { fittingChange } from './fitting-change';
import { masked } from './masked';

export type DifferenceKind = Exclude<FindingKind, 'agrees' | 'empty' | 'absent'>;

/** The titles of the kinds, worst first. */
export const KIND_TITLES: Readonly<Record<DifferenceKind, string>> = {
  unreadable: 'cannot be read',
  missing: 'missing',
  otherwise: 'read otherwise',
  unknown: 'unknown to the contract',
};

/** A place where responses deviate from the contract. */
export interface Difference {
  path: string;
  kind: DifferenceKind;
  /** What the contract promises, and what came, as text. */
  expected: string;
  found: string;
  /** The other name under which it came. */
  name: string | undefined;
  /** An example value, truncated; personal data is masked. */
  example: string | undefined;
  count: number;
  /** What the application does with it. */
  consequence: string;
  /** Whether data is lost or not shown. */
  hides: boolean;
  /** How the contract would describe it, or that only the API can change it. */
  change: string;
}

const words: Partial<Record<Shape['type'], string>> = {
  string: 'a text',
  date: 'a day',
  image: 'an address',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
};

const promiseOf = ({ kind, path, shape }: Finding): string => {
  if (!shape && kind === 'unreadable') return path === '' ? 'an answer' : 'the record asked for';
  if (!shape) return 'nothing';
  const bare = bareShape(shape);
  return bare.type === 'enum' ? `one of ${bare.members.join(', ')}` : (words[bare.type] ?? 'anything');
};

const kept = (consequence: string) => ({ consequence, hides: false });
const hidden = (consequence: string) => ({ consequence, hides: true });

const lossOf = ({ path, kind, shape, found }: Finding) => {
  if (found === 'status 401') return hidden('Whoever opens it is signed out.');
  if (path === '' || path === 'data') return hidden('The screen shows an error.');
  if (path === 'meta' || path === 'meta.last_page')
    return kept('How many pages there are is not known: a full one has a next.');
  if (path.startsWith('meta')) return kept('Taken as it was asked for.');
  if (path === 'data.refresh_token') return kept('The session ends with its first token.');
  if (path === 'data.id') return hidden('The record cannot be opened.');
  if (path.endsWith('[].id')) return hidden('The row is left out.');
  if (path.endsWith('.id')) return hidden('What it names is not shown.');
  return kind === 'missing' && ['string', 'image'].includes(shape?.type ?? '')
    ? hidden('Shown as empty.')
    : hidden('Not shown; forms leave the field alone.');
};

/** Whether bare ids came in place of records. */
const isNameless = (shape: Shape, value: unknown): boolean =>
  shape.type === 'array'
    ? Array.isArray(value) && value.some((item) => isNameless(shape.of, item))
    : isReference(shape) && toIdentity(value) !== undefined;

const effectOf = (finding: Finding) => {
  const { kind, found, shape } = finding;
  if (kind === 'unknown') return kept('Not shown, and never sent.');
  if (kind !== 'otherwise') return lossOf(finding);
  if (shape && isNameless(bareShape(shape), finding.example)) {
    return kept('Read and kept; its name is taken from the list of its kind, where there is one.');
  }
  if (found === 'a word that is not listed') return kept('Shown as it came; forms cannot choose it.');
  return kept('Read all the same.');
};

/** The differences of a response; equal ones in several rows are merged, with a count. */
export const differencesIn = (findings: readonly Finding[]): Difference[] => {
  const found = new Map<string, Difference>();
  for (const finding of findings) {
    const { path, kind, example } = finding;
    if (kind === 'agrees' || kind === 'empty' || kind === 'absent') continue;
    const key = keyOf({ path, kind, found: finding.found });
    const known = found.get(key);
    if (known) known.count += 1;
    else {
      found.set(key, {
        path,
        kind,
        expected: promiseOf(finding),
        found: finding.found,
        name: finding.name,
        example: example === undefined ? undefined : masked(path, example),
        count: 1,
        ...effectOf(finding),
        change: fittingChange(finding),
      });
    }
  }
  return [...found.values()];
};

/** The differences between a response body and its shape in the contract. */
export const differencesOf = (shape: Shape, body: unknown): Difference[] =>
  differencesIn(findingsOf(shape, body));

/** The key of a difference, unique within one operation. */
export const keyOf = ({ path, kind, found }: Pick<Difference, 'path' | 'kind' | 'found'>): string =>
  `${path} ${kind} ${found}`;
