import type { LinkProps } from '@tanstack/react-router';
import type { AnyResource, FieldValues } from '@/api/writes/resource';
import { recordName, unnamed } from '@/lib/records/record-name';
import { type Row, rowsIn } from '@/lib/records/rows-in';
import { capitalized } from '@/lib/text/capitalized';
import { areaAt } from '@/resources/index';
import { partTypes, type RecordTypes } from '@/resources/record-type';
import { textsOf } from './record-texts';
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
  of: AnyResource;
  values: FieldValues;
  texts: readonly StoredText[];
}

const valuesIn = (of: AnyResource, values: FieldValues) => ({ of, values, texts: textsOf(of, values) });

/** A record of the type at a path, and its parts. */
export const textRecords = (types: RecordTypes, path: string, record: object): TextRecord[] => {
  const row = record as Row;
  const area = areaAt(path);
  const name = recordName(row) ?? unnamed(area?.nouns.one ?? $localize`record`, row.id);
  const resource = types[path]?.of(0);
  if (!resource) return [];
  const own: TextRecord = {
    key: `${path}/${row.id}`,
    kind: path,
    id: row.id,
    name,
    within: undefined,
    link: area?.open?.(row.id),
    ...valuesIn(resource, resource.toValues(row)),
  };
  const others = partTypes(types, path).flatMap(({ field, nouns, of, open }) => {
    const part = of(row.id);
    if (!part.saveChanges) return [];
    return rowsIn(row, field).map((one): TextRecord => ({
      key: `${own.key}/${field}/${one.id}`,
      kind: path,
      id: one.id,
      name: recordName(one) ?? unnamed(nouns.one, one.id),
      within: $localize`${capitalized(nouns.one)}:noun: of ${name}:name:`,
      link: open(row.id, one.id),
      ...valuesIn(part, part.toValues(one)),
    }));
  });
  return [own, ...others];
};

/** The record with other values in some fields. */
export const withValues = (record: TextRecord, changed: FieldValues): TextRecord => {
  const now = valuesIn(record.of, { ...record.values, ...changed });
  return { ...record, ...now, name: recordName(now.values) ?? record.name };
};
