import { isGone } from '@/api/errors/api-error';
import { missingFrom, readPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { sameValues } from '@/lib/values/same-values';
import type { TextKind } from './text-kinds';
import { type TextRecord, textRecords } from './text-record';

/** What a list says of its records. */
export interface ReadKind {
  records: readonly TextRecord[];
  /** The ids of those whose texts the list leaves out or shortens. */
  silent: readonly number[];
  /** What is missing from the list, as a sentence. */
  lacks: string | undefined;
}

const textsOf = (kind: TextKind, record: object) =>
  textRecords(kind, record).map(({ key, texts }) => ({ key, texts }));

/** The record with its parts; none if it is gone. */
export const readRecord = async (kind: TextKind, id: number): Promise<TextRecord[]> => {
  try {
    return textRecords(kind, await kind.of.read(id));
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
};

const sizeOf = (row: object) => JSON.stringify(row).length;

/** The first and the longest row. */
const samplesOf = <Row extends object>(rows: readonly Row[]): Row[] => {
  const [first] = rows;
  const longest = rows.reduce<Row | undefined>(
    (most, row) => (most && sizeOf(most) >= sizeOf(row) ? most : row),
    undefined,
  );
  return [...new Set([first, longest])].filter((row) => row !== undefined);
};

/** The fields of a record that hold texts, or parts with texts. */
const textFields = (kind: TextKind, record: object): string[] => {
  const texts = textsOf(kind, record);
  return Object.keys(record).filter((name) => {
    const { [name]: _, ...others } = record as Record<string, unknown>;
    return name !== 'id' && !sameValues(texts, textsOf(kind, others));
  });
};

/**
 * Reads the list of a kind. Lists may leave texts out or shorten them: two records are read by themselves to know. If they
 * differ from their rows, each record has to be; else those whose rows lack a field.
 */
export const readKind = async (kind: TextKind): Promise<ReadKind> => {
  const pages = await readPages((page) => kind.list({ page, per_page: maxPerPage }));
  const { rows } = pages;
  const samples = await Promise.all(
    samplesOf(rows).map(async (row) => {
      const record = await kind.of.read(row.id).catch((error: unknown) => {
        if (isGone(error)) return undefined;
        throw error;
      });
      return { row, record };
    }),
  );
  const known = samples.flatMap(({ record }) => record ?? []);
  const fields = new Set(known.flatMap((record) => textFields(kind, record)));
  const areAlike = samples.every(
    ({ row, record }) => !record || sameValues(textsOf(kind, row), textsOf(kind, record)),
  );
  const saysAll = (row: object) => areAlike && [...fields].every((name) => name in row);
  const isSample = (row: object) => samples.some((sample) => sample.row === row);
  const others = rows.filter((row) => !isSample(row));
  return {
    records: [...known, ...others.filter(saysAll)].flatMap((record) => textRecords(kind, record)),
    silent: others.filter((row) => !saysAll(row)).map(({ id }) => id),
    lacks: missingFrom(pages),
  };
};
