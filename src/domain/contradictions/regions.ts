import { titleRegion } from '@/domain/listings/rules/title-region';
import type { Package } from '@/generated/model';
import { type Contradiction, contradiction } from './contradiction';
import { fieldSide } from './package-texts';

/** A title about another part of Nepal than the region; `region` is its name, as a reference may come without. */
export const otherRegion = (record: Package, region: string): Contradiction[] => {
  const named = record.region && { ...record.region, name: region };
  return typeof titleRegion.gap({ ...record, ...(named && { region: named }) }) === 'string'
    ? [
        contradiction({
          about: $localize`Region`,
          certainty: 'likely',
          sides: [fieldSide(record, 'name', record.name), fieldSide(record, 'region_id', region)],
        }),
      ]
    : [];
};
