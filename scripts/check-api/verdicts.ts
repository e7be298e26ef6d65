import type { Finding } from './findings';
import { componentsOf, placeOf } from './places';
import { isFilter, type Probe } from './probes';
import type { Contract, Read } from './reads';

export interface Assumption {
  line: number;
  location: string;
  where: string;
  why: string;
}

type Verdict = 'confirmed' | 'refuted' | 'not seen';

/** The result for an `x-assumed` line. */
export interface Answered extends Assumption {
  verdict: Verdict;
  found: string;
}

interface Seen {
  read: Pick<Read, 'operationId' | 'location' | 'answer' | 'query'>;
  findings: Finding[];
  probes: Probe[];
}

const some = (texts: readonly string[]): string => [...new Set(texts)].slice(0, 3).join('; ');

const ofProbes = (probes: readonly Probe[]): [Verdict, string] => {
  const of = (verdict: Verdict) => probes.filter((probe) => probe.verdict === verdict);
  const listed = (list: Probe[]) =>
    some(list.map(({ operationId, parameter, found }) => `${operationId}?${parameter}: ${found}`));
  if (of('refuted').length > 0) return ['refuted', listed(of('refuted'))];
  if (of('confirmed').length > 0) return ['confirmed', `${of('confirmed').length} calls heed it`];
  return ['not seen', listed(of('not seen'))];
};

/** What says the same in another way proves no assumption wrong. */
const spellings = ['1 or 0', 'a number as text', 'a day with a time', 'another spelling'];

const isSpelling = ({ kind, found }: Finding): boolean => kind === 'otherwise' && spellings.includes(found);

const ofFindings = (findings: readonly Finding[]): [Verdict, string] => {
  // A call that is refused shows nothing of what it would answer.
  const wrong = findings.filter(
    (finding) =>
      ['missing', 'otherwise', 'unreadable'].includes(finding.kind) && finding.shape && !isSpelling(finding),
  );
  if (wrong.length > 0) return ['refuted', some(wrong.map(({ path, found }) => `${path}: ${found}`))];
  const right = findings.filter((finding) => finding.kind === 'agrees' || isSpelling(finding));
  return right.length > 0 ? ['confirmed', `${right.length} values fit`] : ['not seen', 'it never came'];
};

/**
 * What the responses show about each assumption that reads can test. Confirmed means that all values fit; their meaning
 * and unit cannot be tested.
 */
export const answered = (
  contract: Contract,
  assumptions: readonly Assumption[],
  seen: readonly Seen[],
): Answered[] => {
  const placed = new Map<string, Finding[]>();
  const readable = new Set<string>();
  for (const { read, findings } of seen) {
    for (const name of componentsOf(contract, read.answer)) readable.add(`components/schemas/${name}`);
    const places = new Map<string, string[]>();
    for (const finding of findings) {
      const { path, kind } = finding;
      if (!places.has(path)) places.set(path, placeOf(contract, read.answer, path).locations);
      if (kind === 'unknown') continue;
      for (const location of places.get(path) ?? []) {
        const there = placed.get(location);
        if (there) there.push(finding);
        else placed.set(location, [finding]);
      }
    }
  }

  const verdictOn = (location: string): [Verdict, string] | undefined => {
    const probes = seen.flatMap((visit) => visit.probes.filter((probe) => probe.location === location));
    if (probes.length > 0) return ofProbes(probes);
    const call = seen.find(({ read }) => read.location === location);
    if (call) {
      const filters = new Set(call.read.query.filter(isFilter).map(({ name }) => name));
      if (filters.size > 0) return ofProbes(call.probes.filter(({ parameter }) => filters.has(parameter)));
      const paged = call.read.query.length > 0;
      return ofFindings(
        call.findings.filter(({ path, kind }) => kind !== 'unknown' && (!paged || path.startsWith('meta'))),
      );
    }
    const component = /^components\/schemas\/\w+/.exec(location)?.[0];
    if (component === undefined || !readable.has(component)) return undefined;
    return ofFindings(placed.get(location) ?? []);
  };

  return assumptions.flatMap((assumption) => {
    const verdict = verdictOn(assumption.location);
    return verdict ? [{ ...assumption, verdict: verdict[0], found: verdict[1] }] : [];
  });
};
