import { parseRecordId } from '@/lib/records/record-id';
import { capitalized } from '@/lib/text/capitalized';
import { latinDigits } from '@/lib/text/digits';
import { areas } from '@/resources/index';
import type { PaletteItem } from './palette-item';

/** A record by its number: "booking 4711", "hotel #12", or a bare number in areas that are numbered. */
export const numberItems = (query: string): PaletteItem[] => {
  const [, noun = '', number = ''] = /^(\D*?) ?#?(\d+)$/.exec(latinDigits(query).trim().toLowerCase()) ?? [];
  const id = parseRecordId(number);
  if (id === undefined) return [];
  return areas
    .filter(({ nouns, numbered }) => (noun === '' ? numbered : [nouns.one, nouns.other].includes(noun)))
    .flatMap(({ path, label, nouns, icon, open }) =>
      open
        ? [
            {
              id: `number:${path}`,
              group: 'By number',
              label: `${capitalized(nouns.one)} ${id}`,
              icon,
              hints: [label],
              ...(noun !== '' && { sure: true as const }),
              link: open(id),
            },
          ]
        : [],
    );
};
