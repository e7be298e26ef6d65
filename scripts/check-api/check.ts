import { isKnownField } from '@/domain/bookings/booking';
import { nameQuestions } from '@/domain/bookings/name-questions';
import type { Booking } from '@/generated/model';
import { type Account, createClient } from './client';
import { checkCors } from './cors';
import { differencesIn } from './differences';
import type { Mishap } from './mishaps';
import { type PaceOptions, Stopped } from './pace';
import { placeOf } from './places';
import { type Probe, probe } from './probes';
import { type Contract, readAt, readsOf } from './reads';
import type { Checked, Result } from './result';
import { signInFindings } from './sign-in';
import { answered, type Assumption } from './verdicts';
import { type Visit, walk } from './walk';
import { hides } from './wording';

export interface CheckOptions extends PaceOptions {
  api: string;
  account: Account;
  contract: Contract;
  assumptions: readonly Assumption[];
  /** The origin where the application is served. */
  origin?: string | undefined;
}

const neverSeenIn = ({ findings }: Visit): string[] => {
  const came = new Set(findings.flatMap(({ kind, path }) => (kind === 'absent' ? [] : path)));
  const absent = findings.flatMap(({ kind, path }) => (kind === 'absent' && !came.has(path) ? path : []));
  return [...new Set(absent)];
};

/** The result for one operation. */
export const checkedOf = (
  contract: Contract,
  visit: Visit,
  probes: readonly Probe[],
  mishaps: Mishap[] = [],
): Checked => {
  const { read, answers, findings, unreached } = visit;
  const differences = differencesIn(findings).map((difference) => {
    const { owner, field } = placeOf(contract, read.answer, difference.path);
    return { ...difference, owner, field };
  });
  const unheeded = probes.filter(({ verdict }) => verdict === 'refuted');
  const { operationId, method, path } = read;
  const neverSeen = neverSeenIn(visit);
  return { operationId, method, path, answers, differences, unheeded, mishaps, neverSeen, unreached };
};

const namesIn = (visits: readonly Visit[]) => {
  const bookings = visits.find(({ read }) => read.operationId === 'listBookings');
  const rows = bookings?.lists.flatMap((list) => list.rows) ?? [];
  return nameQuestions(rows as unknown as Booking[], isKnownField);
};

/** Compares an API with the contract. Rejects with `Stopped` if nothing can be read. */
export const check = async ({
  api,
  account,
  contract,
  assumptions,
  origin,
  ...pace
}: CheckOptions): Promise<Result> => {
  const client = createClient(api.replace(/\/+$/, ''), pace);
  const login = readAt(contract, 'post', '/admin/login');
  const body = await client.signIn(account);
  const cors = origin === undefined ? undefined : await checkCors(client, contract, origin);
  const signIn: Visit = { read: login, answers: 1, findings: signInFindings(login.shape, body), lists: [] };
  const walked = await walk(client, readsOf(contract));
  const reason = client.stopped();
  if (reason !== undefined && walked.every(({ answers }) => answers === 0)) throw new Stopped(reason);
  const visits = [signIn, ...walked];
  const seen = await Promise.all(
    visits.map(async (visit) => ({ ...visit, probes: await probe(client, visit) })),
  );

  // Signing in is reported like a read, since its response is up to the API.
  const operations = seen.map((visit) => checkedOf(contract, visit, visit.probes));
  const names = namesIn(walked);
  const stopped = client.stopped();
  return {
    operations,
    assumptions: answered(contract, assumptions, seen),
    cors,
    storable: client.storable(),
    names,
    left: undefined,
    hides: operations.some(hides) || names.length > 0,
    stopped,
  };
};
