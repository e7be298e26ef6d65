import type { LinkProps } from '@tanstack/react-router';
import { recordName, unnamed } from '@/lib/records/record-name';
import { type Row, rowsIn } from '@/lib/records/rows-in';
import { capitalized } from '@/lib/text/capitalized';
import { areaAt } from '@/resources/index';
import type { Replaceable, TextValues } from './replaceable';
import type { TextKind } from './text-kinds';
import type { StoredText } from './texts-in';

/** A record, or a part of one, with its texts as they were read last. */
export interface TextRecord {
  /** Its address: `/packages/5`, `/packages/5/faqs/2`. */
  key: string;
  /** The path of its area. */
  kind: string;
  id: number;
  name: string;
  /** What it is a part of, and what kind of part: “Day of Everest Base Camp Trek”. */
  within: string | undefined;
  link: LinkProps | undefined;
  of: Replaceable;
  values: TextValues;
  texts: readonly StoredText[];
}

const textsOf = (of: Replaceable, values: TextValues) => ({ of, values, texts: of.textsIn(values) });

/** A record and its parts. */
export const textRecords = ({ path, of, parts = [] }: TextKind, record: object): TextRecord[] => {
  const row = record as Row;
  const area = areaAt(path);
  const name = recordName(row) ?? unnamed(area?.nouns.one ?? $localize`record`, row.id);
  const own: TextRecord = {
    key: `${path}/${row.id}`,
    kind: path,
    id: row.id,
    name,
    within: undefined,
    link: area?.open?.(row.id),
    ...textsOf(of, of.valuesOf(row)),
  };
  const others = parts.flatMap(({ field, nouns, of: partOf, open }) => {
    const part = partOf(row.id);
    return rowsIn(row, field).map((one): TextRecord => ({
      key: `${own.key}/${field}/${one.id}`,
      kind: path,
      id: one.id,
      name: recordName(one) ?? unnamed(nouns.one, one.id),
      within: $localize`${capitalized(nouns.one)}:noun: of ${name}:name:`,
      link: open(row.id, one.id),
      ...textsOf(part, part.valuesOf(one)),
    }));
  });
  return [own, ...others];
};

/** The record with other values in some fields. */
export const withValues = (record: TextRecord, changed: TextValues): TextRecord => {
  const now = textsOf(record.of, { ...record.values, ...changed });
  return { ...record, ...now, name: recordName(now.values) ?? record.name };
};
