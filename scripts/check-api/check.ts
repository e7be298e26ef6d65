import { type Difference, differencesIn } from '@/api/differences';
import { findingsOf } from '@/api/findings';
import { shapeOf } from '@/api/shape-of';
import { type Account, createClient } from './client';
import { checkCors, type Cors } from './cors';
import { placeOf } from './places';
import { type Probe, probe } from './probes';
import { answerOf, type Contract, type RawOperation, readsOf, resolver } from './reads';
import { type Answered, answered, type Assumption } from './verdicts';
import { type Visit, walk } from './walk';

/** A difference, and the component of the contract in which it would be mended. */
export interface PlacedDifference extends Difference {
  owner: string | undefined;
}

export interface Checked {
  operationId: string;
  path: string;
  answers: number;
  differences: PlacedDifference[];
  /** Parameters that are not heeded. */
  unheeded: Probe[];
  /** Optional fields that never came. */
  neverSeen: string[];
  unreached: string | undefined;
}

export interface Result {
  operations: Checked[];
  assumptions: Answered[];
  /** Whether pages of the application's origin may call, where one was named. */
  cors: Cors | undefined;
  /** Whether the application would lose or hide something. */
  hides: boolean;
  /** Why the check ended before its end. */
  stopped: string | undefined;
}

export interface CheckOptions {
  api: string;
  account: Account;
  contract: Contract;
  assumptions: readonly Assumption[];
  /** Where the application is served. */
  origin?: string | undefined;
}

/** Signing in, reported like a read: the API decides what its answer holds, so that is checked, too. */
const signInRead = (contract: Contract) => {
  const path = '/admin/login';
  const raw = contract.paths[path]?.post as RawOperation;
  const answer = answerOf(raw);
  const shape = shapeOf(answer, resolver(contract));
  return { operationId: raw.operationId, path, location: `paths/${path}/post`, answer, shape, query: [] };
};

const neverSeenIn = ({ findings }: Visit): string[] => {
  const came = new Set(findings.flatMap(({ kind, path }) => (kind === 'absent' ? [] : path)));
  const absent = findings.flatMap(({ kind, path }) => (kind === 'absent' && !came.has(path) ? path : []));
  return [...new Set(absent)];
};

/** Holds the contract against an API. Rejects with `Stopped` when it cannot even sign in. */
export const check = async ({
  api,
  account,
  contract,
  assumptions,
  origin,
}: CheckOptions): Promise<Result> => {
  const client = createClient(api.replace(/\/+$/, ''));
  const login = signInRead(contract);
  const body = await client.signIn(account);
  const cors = origin === undefined ? undefined : await checkCors(client, contract, origin);
  const signIn: Visit = { read: login, answers: 1, findings: findingsOf(login.shape, body), lists: [] };
  const visits = [signIn, ...(await walk(client, readsOf(contract)))];
  const seen = await Promise.all(
    visits.map(async (visit) => ({ ...visit, probes: await probe(client, visit) })),
  );

  const operations = seen.map((visit): Checked => {
    const { read, answers, findings, probes, unreached } = visit;
    const differences = differencesIn(findings).map((difference) => {
      return { ...difference, owner: placeOf(contract, read.answer, difference.path).owner };
    });
    const unheeded = probes.filter(({ verdict }) => verdict === 'refuted');
    const { operationId, path } = read;
    return { operationId, path, answers, differences, unheeded, neverSeen: neverSeenIn(visit), unreached };
  });
  const hides = operations.some(
    ({ differences, unheeded }) => unheeded.length > 0 || differences.some((difference) => difference.hides),
  );
  const stopped = client.stopped();
  return { operations, assumptions: answered(contract, assumptions, seen), cors, hides, stopped };
};
