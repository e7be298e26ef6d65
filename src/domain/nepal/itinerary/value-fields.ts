import { type FoundStage, hoursIn, kilometresIn } from './amounts';
import type { Found } from './field';
import { heightsIn, type Unit } from './heights';
import type { DayFact } from './labels';
import { labelledMeals } from './meals';
import { nightOf } from './nights';
import { matchesIn, type Source } from './plain-text';
import type { Span } from './reading';
import { wayBefore } from './ways';

const PART_OF_DAY = /(?:half|full|whole)(?:[ -]a)?[ -]day/giu;
const NO_NIGHT = /^(?:n\/a|none|nil|-+|no)$/iu;
const UNSURE_NIGHT = /^n\/a\b/iu;

const nightFields = (source: Source, value: Span, label: string): Pick<Found, 'fields' | 'doubts'> => {
  const text = source.plain.slice(value.start, value.end);
  if (NO_NIGHT.test(text)) return { fields: [], doubts: [] };
  if (UNSURE_NIGHT.test(text)) return { fields: [], doubts: [{ ...value, code: 'passing' }] };
  const night = nightOf(source, value);
  const isName = /^hotel/i.test(label) && night.lodging === undefined;
  const named = isName ? { ...night, lodging: night.place, place: undefined } : night;
  return { fields: [{ ...named, weight: 'label', label: 'night' }], doubts: [] };
};

const unitOf = (unit: string | undefined): Unit | undefined =>
  unit === undefined ? undefined : unit.startsWith('f') ? 'ft' : 'm';

/** The bare figures of a column or label with a unit, such as “5-6” below “Hours”. */
const bareStages = (source: Source, value: Span, kind: FoundStage['kind']): readonly FoundStage[] => {
  const match = /^~? ?(\d{1,3}(?:\.\d{1,2})?)(?: ?(?:-|to|\/) ?(\d{1,3}(?:\.\d{1,2})?))?$/.exec(
    source.plain.slice(value.start, value.end),
  );
  if (!match) return [];
  const from = Number(match[1]);
  return [{ kind, value: { from, to: Number(match[2] ?? from), by: undefined }, doubt: undefined, ...value }];
};

/** The fields that a value gives whose label, or column, says what it is. */
export const valueFields = (
  source: Source,
  kind: DayFact,
  value: Span,
  label: string,
  unit?: string,
): Pick<Found, 'fields' | 'doubts'> => {
  if (value.start >= value.end) return { fields: [], doubts: [] };
  if (kind === 'night') return nightFields(source, value, label);
  if (kind === 'way') return { fields: [], doubts: [] };
  if (kind === 'meals') {
    const meals = labelledMeals(source, value);
    if (meals) return { fields: [{ ...meals, weight: 'label', label: kind }], doubts: [] };
    return { fields: [], doubts: [{ ...value, code: 'passing' }] };
  }
  if (kind === 'hours' || kind === 'kilometres') {
    const found = [...hoursIn(source, value), ...kilometresIn(source, value)];
    const stages = found.length > 0 || unit === undefined ? found : bareStages(source, value, kind);
    const unclear = stages.length > 0 ? [] : matchesIn(source, value, PART_OF_DAY);
    return {
      fields: stages.map(({ value: { from, to, by }, ...stage }) => ({
        ...stage,
        value: { from, to, by: by ?? wayBefore(label) },
        weight: 'label',
        label: kind,
      })),
      doubts: unclear.map(({ start, end }) => ({ start, end, code: 'unit' })),
    };
  }
  const heights = heightsIn(source, value, unitOf(unit));
  const isBare =
    heights.length === 0 && /^~? ?\d{1,2}[, ]?\d{3}$/.test(source.plain.slice(value.start, value.end));
  return {
    fields: heights.map((height) => ({ ...height, weight: 'label', label: kind })),
    doubts: isBare ? [{ ...value, code: 'unit' }] : [],
  };
};
