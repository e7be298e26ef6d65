import { decode } from '@/api/tolerant/decode';
import type { JsonSchema } from '@/api/tolerant/shape-of';
import { isRecord } from '@/lib/values/is-record';
import { type Client, isSuccess } from './client';
import { Stopped } from './pace';
import type { Parameter } from './reads';
import { type Row, rowsAsked, type Visit } from './walk';

/** The result for a query parameter. */
export interface Probe {
  operationId: string;
  parameter: string;
  /** Its location in the contract. */
  location: string;
  verdict: 'confirmed' | 'refuted' | 'not seen';
  found: string;
}

type Outcome = Pick<Probe, 'verdict' | 'found'>;

const confirmed = (found: string): Outcome => ({ verdict: 'confirmed', found });
const refuted = (found: string): Outcome => ({ verdict: 'refuted', found });
const notSeen = (found: string): Outcome => ({ verdict: 'not seen', found });

const paging = new Set(['page', 'per_page', 'sort']);

/** Whether a parameter filters rows, as opposed to paging or sorting. */
export const isFilter = ({ name }: Parameter): boolean => !paging.has(name);

const folded = (value: unknown): string => String(value).normalize('NFC').toLocaleLowerCase('en');

const isText = ({ type, enum: members }: JsonSchema): boolean => type === 'string' && !members;

/** The values of a row that a filter compares, as in its query. */
const valuesOf = (row: Row, { name, schema }: Parameter): string[] => {
  const given = row[name] ?? row[name.replace(/_id$/, '')] ?? row[`${name}s`];
  const values = (Array.isArray(given) ? given : [given]).map((value: unknown) => {
    if (!isRecord(value)) return typeof value === 'boolean' ? Number(value) : value;
    return isText(schema) ? (value.full_name ?? value.name ?? value.title) : value.id;
  });
  return values.filter((value) => value !== undefined && value !== null).map(String);
};

const matches = (row: Row, filter: Parameter, wanted: string): boolean =>
  valuesOf(row, filter).some((value) =>
    isText(filter.schema) ? folded(value).includes(folded(wanted)) : value === wanted,
  );

/** A value that some rows have and others do not: a word of a text, or any other value whole. */
const telling = (rows: readonly Row[], filter: Parameter): string | undefined => {
  const values = rows.flatMap((row) => valuesOf(row, filter));
  const wanted = isText(filter.schema)
    ? values.flatMap((value) => value.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [])
    : values;
  return wanted.find((value) => !rows.every((row) => matches(row, filter, value)));
};

const inOrder = (ids: readonly number[], direction: 1 | -1): boolean =>
  ids.every((id, index) => index === 0 || (id - (ids[index - 1] ?? 0)) * direction > 0);

const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => Number(id));

/** Calls a list with each of its parameters, and compares the results. */
export const probe = async (client: Client, { read, lists }: Visit): Promise<Probe[]> => {
  const list = lists.find(({ rows }) => rows.length > 1);
  const isPaged = read.query.some(({ name }) => name === 'per_page');

  const rowsFor = async (query: Record<string, string>): Promise<Row[] | undefined> => {
    const { status, body } = await client.get(`${list?.path ?? ''}?${new URLSearchParams(query).toString()}`);
    const answer = isSuccess(status) ? decode(read.shape, body) : undefined;
    const data = answer?.ok && isRecord(answer.value) ? answer.value.data : undefined;
    return Array.isArray(data) ? (data as Row[]) : undefined;
  };

  const ways: Record<string, () => Promise<Outcome>> = {
    per_page: async () => {
      const rows = await rowsFor({ per_page: '1' });
      if (!rows) return refuted('the call is refused');
      return rows.length === 1 ? confirmed('1 row for 1') : refuted(`${rows.length} rows for 1`);
    },
    page: async () => {
      const first = await rowsFor({ page: '1', per_page: '1' });
      const second = await rowsFor({ page: '2', per_page: '1' });
      if (!first || !second) return refuted('the call is refused');
      const moved = second.length > 0 && second[0]?.id !== first[0]?.id;
      return moved ? confirmed('the next row on page 2') : refuted('page 2 is not the next one');
    },
    sort: async () => {
      const down = await rowsFor({ sort: '-id', per_page: '10' });
      const up = await rowsFor({ sort: 'id', per_page: '10' });
      if (!down || !up) return refuted('the call is refused');
      return inOrder(idsOf(down), -1) && inOrder(idsOf(up), 1)
        ? confirmed('id and -id order the rows')
        : refuted('the order stays as it was');
    },
  };

  const filterBy = async (filter: Parameter): Promise<Outcome> => {
    const wanted = telling(list?.rows ?? [], filter);
    if (wanted === undefined) return notSeen('no rows to tell it by');
    // Paged as before: if the filter is ignored, the other rows are included.
    const rows = await rowsFor({ [filter.name]: wanted, ...(isPaged && { per_page: String(rowsAsked) }) });
    if (!rows) return refuted('the call is refused');
    if (rows.length === 0) return refuted('no row comes, although one matches');
    return rows.every((row) => matches(row, filter, wanted))
      ? confirmed('only rows that match')
      : refuted('rows come that do not match');
  };

  const ask = async (parameter: Parameter): Promise<Outcome> => {
    if (!list) return notSeen('fewer than two rows');
    try {
      return await (isFilter(parameter) ? filterBy(parameter) : (ways[parameter.name]?.() ?? notSeen('')));
    } catch (error) {
      if (error instanceof Stopped) return notSeen(error.message);
      throw error;
    }
  };

  return Promise.all(
    read.query.map(async (parameter): Promise<Probe> => {
      const { name, location } = parameter;
      return { operationId: read.operationId, parameter: name, location, ...(await ask(parameter)) };
    }),
  );
};
