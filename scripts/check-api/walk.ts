import { decode } from '@/api/tolerant/decode';
import { isRecord } from '@/lib/values/is-record';
import { type Client, isSuccess } from './client';
import { type Finding, findingsOf } from './findings';
import { Stopped } from './pace';
import type { Read } from './reads';

export type Row = Record<string, unknown>;

interface List {
  path: string;
  /** As the application reads them. */
  rows: Row[];
}

/** The requests of one operation, and their results. */
export interface Visit {
  read: Read;
  /** The number of responses checked. */
  answers: number;
  findings: Finding[];
  lists: List[];
  /** Why there was no request or response. */
  unreached?: string;
}

/** The number of records of a kind to read individually. */
const samples = 3;
/** The number of rows to check per list. */
export const rowsAsked = 50;

/** Where to get ids that have no list of their own. */
const elsewhere: Readonly<Record<string, string>> = { parentId: '/geo/countries' };

const unreachable: Readonly<Record<number, string>> = {
  403: 'This account may not read it (403).',
  501: 'The API has not built it yet (501).',
};

const placeholders = ({ path }: Read): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const filled = (path: string, ids: readonly number[]): string => {
  const left = [...ids];
  return path.replaceAll(/\{\w+\}/g, () => String(left.shift()));
};

const refusal = (status: number): Finding => ({
  path: '',
  kind: 'unreadable',
  found: status === 0 ? 'nothing' : `status ${status}`,
});

const asRows = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const idsOf = (rows: readonly Row[]): number[] =>
  rows.flatMap(({ id }) => (typeof id === 'number' ? id : []));

/** Reads every operation: lists first, then some of their records, then the children of those. */
export const walk = async (client: Client, reads: readonly Read[]): Promise<Visit[]> => {
  const visits = new Map<Read, Visit>(
    reads.map((read) => [read, { read, answers: 0, findings: [], lists: [] }]),
  );
  const records = new Map<string, Row[]>();

  const ask = async (visit: Visit, path: string): Promise<unknown> => {
    const { shape } = visit.read;
    try {
      const { status, body } = await client.get(path);
      const reason = unreachable[status];
      if (reason !== undefined) {
        visit.unreached = reason;
        return undefined;
      }
      visit.answers += 1;
      visit.findings.push(...(isSuccess(status) ? findingsOf(shape, body) : [refusal(status)]));
      const read = decode(shape, body);
      return read.ok && isRecord(read.value) ? read.value.data : undefined;
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      visit.unreached = error.message;
      return undefined;
    }
  };

  const visitAt = async (visit: Visit, ids: readonly number[]) => {
    const path = filled(visit.read.path, ids);
    const paged = visit.read.query.some(({ name }) => name === 'per_page');
    const data = await ask(visit, paged ? `${path}?page=1&per_page=${rowsAsked}` : path);
    if (Array.isArray(data)) visit.lists.push({ path, rows: asRows(data) });
    if (!isRecord(data) || !visit.read.path.endsWith('}')) return;
    const [name = ''] = placeholders(visit.read).slice(-1);
    const id = ids.at(-1);
    records.set(name, [...(records.get(name) ?? []), data]);
    if (data.id !== id) {
      visit.findings.push({ path: 'data.id', kind: 'unreadable', found: 'another record', example: data.id });
    }
  };

  const rowsAt = (path: string): Row[] =>
    [...visits.values()].flatMap(({ lists }) =>
      lists.flatMap((list) => (list.path === path ? list.rows : [])),
    );

  /** The rows of the list whose records have this id in their path. */
  const rowsNamed = (name: string): Row[] => {
    const known = elsewhere[name];
    if (known !== undefined) return rowsAt(known);
    const single = reads.find((read) => placeholders(read).length === 1 && read.path.endsWith(`/{${name}}`));
    const collection = single?.path.replace(/\/\{\w+\}$/, '') ?? '';
    return [...rowsAt(`${collection}/datatable`), ...rowsAt(collection)];
  };

  const childrenOf = ({ path }: Read, parents: readonly Row[]): number[][] => {
    const collection = path.replace(/\/\{\w+\}$/, '');
    const key = collection.split('/').at(-1) ?? '';
    return parents.flatMap((parent) => {
      const [id] = idsOf([parent]);
      if (id === undefined) return [];
      const rows = [...rowsAt(filled(collection, [id])), ...asRows(parent[key])];
      return idsOf(rows).map((child) => [id, child]);
    });
  };

  /** A few ids of each kind for the requests. */
  const idsFor = (read: Read): number[][] => {
    const [name = '', child] = placeholders(read);
    const found =
      child === undefined
        ? idsOf(rowsNamed(name)).map((id) => [id])
        : childrenOf(read, [...(records.get(name) ?? []), ...rowsNamed(name)]);
    return [...new Map(found.map((ids) => [ids.join('/'), ids])).values()].slice(0, samples);
  };

  for (const depth of [0, 1, 2]) {
    const due = [...visits.values()].filter(({ read }) => placeholders(read).length === depth);
    await Promise.all(
      due.map(async (visit) => {
        const addresses = depth === 0 ? [[]] : idsFor(visit.read);
        if (addresses.length === 0) visit.unreached = 'No record was found to ask for.';
        for (const ids of addresses) await visitAt(visit, ids);
      }),
    );
  }
  return [...visits.values()];
};
