import { unlessGone } from '@/api/errors/unless-gone';
import { missingFrom, type ReadPages } from '@/lib/lists/all-pages';
import { sameValues } from '@/lib/values/same-values';
import type { RecordTypes } from '@/resources/record-type';
import { type TextRecord, textRecords } from './text-record';

/** What a list says of its records. */
export interface ReadKind {
  records: readonly TextRecord[];
  /** The ids of those whose texts the list leaves out or shortens. */
  silent: readonly number[];
  /** What is missing from the list, as a sentence. */
  lacks: string | undefined;
}

/** Records whose texts are read: those of the type at a path. */
export interface TextSource {
  types: RecordTypes;
  path: string;
}

const textsOf = ({ types, path }: TextSource, record: object) =>
  textRecords(types, path, record).map(({ key, texts }) => ({ key, texts }));

/** The record as it is read by itself; undefined if it is gone. */
const readWhole = ({ types, path }: TextSource, id: number): Promise<object | undefined> =>
  unlessGone(types[path]?.of(0).read?.(id));

/** The record with its parts; none if it is gone. */
export const readRecord = async (source: TextSource, id: number): Promise<TextRecord[]> => {
  const record = await readWhole(source, id);
  return record ? textRecords(source.types, source.path, record) : [];
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
const textFields = (source: TextSource, record: object): string[] => {
  const texts = textsOf(source, record);
  return Object.keys(record).filter((name) => {
    const { [name]: _, ...others } = record as Record<string, unknown>;
    return name !== 'id' && !sameValues(texts, textsOf(source, others));
  });
};

/**
 * Reads the texts of a list. Lists may leave texts out or shorten them: two records are read by themselves to know. If they
 * differ from their rows, each record has to be; else those whose rows lack a field.
 */
export const readKind = async (source: TextSource, pages: ReadPages<{ id: number }>): Promise<ReadKind> => {
  const { rows } = pages;
  const samples = await Promise.all(
    samplesOf(rows).map(async (row) => ({ row, record: await readWhole(source, row.id) })),
  );
  const known = samples.flatMap(({ record }) => record ?? []);
  const fields = new Set(known.flatMap((record) => textFields(source, record)));
  const areAlike = samples.every(
    ({ row, record }) => !record || sameValues(textsOf(source, row), textsOf(source, record)),
  );
  const saysAll = (row: object) => areAlike && [...fields].every((name) => name in row);
  const isSample = (row: object) => samples.some((sample) => sample.row === row);
  const others = rows.filter((row) => !isSample(row));
  return {
    records: [...known, ...others.filter(saysAll)].flatMap((record) =>
      textRecords(source.types, source.path, record),
    ),
    silent: others.filter((row) => !saysAll(row)).map(({ id }) => id),
    lacks: missingFrom(pages),
  };
};
