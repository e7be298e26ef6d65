import { parseRecordId } from '@/lib/records/record-id';
import { capitalized } from '@/lib/text/capitalized';
import { latinDigits } from '@/lib/text/digits';
import type { Area } from '@/resources/area';
import { areas } from '@/resources/index';
import type { PaletteItem } from './palette-item';

/** A record by its number. */
export interface NumberedRecord {
  area: Area;
  id: number;
  /** Its area was typed with the number. */
  sure: boolean;
}

/** The records that a text may mean: "booking 4711", "hotel #12", or a bare number in areas that are numbered. */
export const numberedRecords = (query: string): NumberedRecord[] => {
  const [, noun = '', number = ''] = /^(\D*?) ?#?(\d+)$/.exec(latinDigits(query).trim().toLowerCase()) ?? [];
  const id = parseRecordId(number);
  if (id === undefined) return [];
  return areas
    .filter(({ nouns, numbered, path }) =>
      noun === '' ? numbered : [nouns.one, nouns.other, path.slice(1).replaceAll('-', ' ')].includes(noun),
    )
    .map((area) => ({ area, id, sure: noun !== '' }));
};

export const numberItem = (
  { area: { path, label, nouns, icon, open }, id, sure }: NumberedRecord,
  hints: readonly string[] = [label],
): PaletteItem[] =>
  open
    ? [
        {
          id: `number:${path}`,
          group: $localize`By number`,
          label: `${capitalized(nouns.one)} ${id}`,
          icon,
          hints,
          ...(sure && { sure: true as const }),
          link: open(id),
        },
      ]
    : [];
