import type { ImportField } from '@/components/edit-many/importing';
import { foreignCurrency } from '@/lib/numbers/currencies';
import { latinDigits } from '@/lib/text/digits';

/** A unit as it stands behind a number, and how columns call it; `hour` becomes `hours` behind other numbers than 1. */
type Unit = readonly [unit: string, names: string, counted?: true];

const TIMES: readonly Unit[] = [
  ['hour', 'hours?|hrs?|h|घण्टा', true],
  ['night', 'nights?|रात', true],
  ['day', 'days?|दिन', true],
  ['week', 'weeks?|wks?|हप्ता', true],
  ['minute', 'minutes?|mins?|मिनेट', true],
];
const HEIGHTS: readonly Unit[] = [
  ['ft', 'ft|feet|foot|फिट'],
  ['m', 'm|mtrs?|met(?:re|er)s?|masl|मिटर'],
];
const AREAS: readonly Unit[] = [
  ['sq ft', 'sq\\.? ?(?:ft|feet)|square f(?:ee|oo)t|ft2|ft²|वर्ग ?फिट'],
  ['m²', 'sq\\.? ?(?:m|mtrs?|met(?:re|er)s?)|square met(?:re|er)s?|sqm|m2|m²|वर्ग ?मिटर'],
];

/** The units of texts, by what the names of their fields contain. */
const OF_TEXTS: readonly (readonly [field: RegExp, units: readonly Unit[]])[] = [
  [/duration/, TIMES],
  [/altitude|height/, HEIGHTS],
  [/area/, AREAS],
];

const names = (text: string, source: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${source})(?![\\p{L}\\p{M}\\d])`, 'iu').test(text);

const inBrackets = (head: string) => (head.match(/\(.*?\)|\[.*?\]/g) ?? []).join(' ');

/** The unit that a text names: in brackets, where single letters may, or with all its words. */
const unitIn = (head: string, units: readonly Unit[]) =>
  [inBrackets(head), head.replaceAll(/\(.*?\)|\[.*?\]/g, '')]
    .flatMap((part) => units.filter(([, named]) => names(part, named)))
    .at(0);

const RUPEES = 'npr|n?rs|रु|रू';
const PER_CENT = 'per ?cent|प्रतिशत';
const THOUSANDS =
  /(?<![\p{L}\p{M}])(?:thousands?|lakhs?|lacs?|crores?|हजार|लाख|करोड)(?![\p{L}\p{M}])|\b000\b/iu;

/** What a column says of its numbers that is not the unit of its field. */
const otherUnit = (head: string, { unit }: Extract<ImportField, { kind: 'number' }>): string | undefined => {
  const currency = foreignCurrency(head);
  if (currency !== undefined) return currency;
  if (unit === '%') return names(head, RUPEES) ? 'NPR' : undefined;
  if (unit !== 'NPR') return undefined;
  return head.includes('%') || names(head, PER_CENT) ? '%' : THOUSANDS.exec(head)?.[0];
};

const SPAN = /^\d+(?:[.,]\d+)?(?:\s*(?:[-–]|to)\s*\d+(?:[.,]\d+)?)?$/;
const BARE = /^[^\p{L}\p{M}\p{Sc}%]*\d[^\p{L}\p{M}\p{Sc}%]*$/u;

/**
 * What gives the bare numbers of a column the unit that its name says: `12` below “Hours” is `12 hours`, and `90` below
 * “Price (EUR)” is `90 EUR`, which a field of rupees refuses. Undefined if it says none, or that of the field.
 */
export const unitGiver = (head: string, field: ImportField): ((cell: string) => string) | undefined => {
  if (field.kind === 'number') {
    const other = otherUnit(head, field);
    return other === undefined
      ? undefined
      : (cell) => (BARE.test(latinDigits(cell)) ? `${cell} ${other}` : cell);
  }
  const units = field.kind === 'text' ? OF_TEXTS.find(([name]) => name.test(field.name))?.[1] : undefined;
  const [unit, , counted] = (units && unitIn(head, units)) ?? [];
  if (unit === undefined) return undefined;
  return (cell) => {
    const number = latinDigits(cell).trim();
    if (!SPAN.test(number)) return cell;
    return `${cell} ${counted && number !== '1' ? `${unit}s` : unit}`;
  };
};
