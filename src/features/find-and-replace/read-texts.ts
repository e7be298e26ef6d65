import type { QueryClient } from '@tanstack/react-query';
import { sameValues } from '@/lib/values/same-values';
import { readRecords } from '@/resources/read-records';
import type { RecordTypes } from '@/resources/record-type';
import { textRecords } from './text-record';

interface Row {
  id: number;
}

const sizeOf = (row: object) => JSON.stringify(row).length;

/** The first and the longest row. */
const samplesOf = (rows: readonly Row[]): Row[] => {
  const [first] = rows;
  const longest = rows.reduce<Row | undefined>(
    (most, row) => (most && sizeOf(most) >= sizeOf(row) ? most : row),
    undefined,
  );
  return [...new Set([first, longest])].filter((row) => row !== undefined);
};

/** The paths of the types with texts for travellers. */
export const textPaths = (types: RecordTypes): string[] =>
  Object.keys(types).filter((path) => !types[path]?.isPrivate && types[path]?.of(0).list);

/**
 * Reads the texts of the type at a path. Lists may leave texts out or shorten them: two records are read by themselves to
 * know. If they differ from their rows, each record has to be; else those whose rows lack a field.
 */
export const readTexts = (client: QueryClient, types: RecordTypes, path: string) => {
  const look = (record: Row) => textRecords(types, path, record);
  const textsOf = (record: Row) => look(record).map(({ key, texts }) => ({ key, texts }));
  /** The fields of a record that hold texts, or parts with texts. */
  const textFields = (record: Row): string[] => {
    const texts = textsOf(record);
    return Object.keys(record).filter(
      (name) => name !== 'id' && !sameValues(texts, textsOf({ ...record, [name]: undefined })),
    );
  };
  return readRecords(client, types, path, {
    look,
    judge: async (rows, read) => {
      const samples = await Promise.all(
        samplesOf(rows).map(async (row) => ({ row, record: await read(row) })),
      );
      const fields = new Set(samples.flatMap(({ record }) => (record ? textFields(record) : [])));
      const areAlike = samples.every(
        ({ row, record }) => !record || sameValues(textsOf(row), textsOf(record)),
      );
      const isGone = (row: Row) => samples.some((sample) => sample.row === row && !sample.record);
      return (row) => areAlike && !isGone(row) && [...fields].every((name) => name in row);
    },
  });
};
