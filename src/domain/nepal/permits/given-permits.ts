import { type Claim, claimsCell } from '@/domain/nepal/tables/claims';
import type { TableRow } from '@/lib/storage/table-changes';
import { permitSources, READ_ON } from './permit-sources';
import { type Claims, type GivenPermit, type PermitId, permitsBy } from './permit-table';

interface PermitArea {
  /** As administrators know it. */
  label: string;
  /** Names of regions as `fold` makes them, or parts of them. */
  names: readonly string[];
  permits: readonly PermitId[];
}

/** Where permits are needed; the more particular name comes first. */
export const permitAreas: readonly PermitArea[] = [
  {
    label: 'Upper Mustang',
    names: ['upper mustang', 'lo manthang', 'माथिल्लो मुस्ताङ'],
    permits: ['upperMustang', 'annapurna'],
  },
  { label: 'Upper Dolpo', names: ['upper dolp', 'माथिल्लो डोल्प'], permits: ['upperDolpo', 'phoksundo'] },
  { label: 'Lower Dolpo', names: ['dolpo', 'dolpa', 'डोल्प'], permits: ['lowerDolpo', 'phoksundo'] },
  { label: 'Tsum Valley', names: ['tsum', 'चुम'], permits: ['tsum', 'manaslu'] },
  { label: 'Manaslu', names: ['manaslu', 'मनास्लु'], permits: ['manasluArea', 'manaslu'] },
  {
    label: 'Everest',
    names: ['everest', 'khumbu', 'gokyo', 'सगरमाथा', 'एभरेस्ट', 'खुम्बु'],
    permits: ['sagarmatha', 'khumbu', 'timsInKhumbu'],
  },
  {
    label: 'Annapurna',
    names: ['annapurna', 'mardi', 'ghorepani', 'lower mustang', 'अन्नपूर्ण', 'घोरेपानी'],
    permits: ['annapurna', 'tims'],
  },
  { label: 'Langtang', names: ['langtang', 'gosainkunda', 'लाङटाङ', 'गोसाइ'], permits: ['langtang', 'tims'] },
  { label: 'Kanchenjunga', names: ['kanchenjunga', 'कञ्चनजङ्घा'], permits: ['kanchenjunga'] },
  { label: 'Makalu', names: ['makalu', 'मकालु'], permits: ['makalu', 'tims'] },
  { label: 'Rolwaling', names: ['rolwaling', 'gaurishankar', 'रोल्वालिङ'], permits: ['gaurishankar', 'tims'] },
  { label: 'Humla', names: ['humla', 'limi', 'हुम्ला', 'लिमी'], permits: ['humla'] },
  { label: 'Rara', names: ['rara', 'रारा'], permits: ['rara', 'tims'] },
];

const claimsOf = (claims: Claims): Claim[] =>
  Object.entries(claims).map(([text, sources]) => ({
    text,
    sources: sources.map((source) => permitSources[source].name),
  }));

const givenPermit = ([id, permit]: [string, GivenPermit]): TableRow => ({
  id,
  cells: {
    name: permit.name,
    areas: permitAreas
      .filter(({ permits }) => permits.some((one) => one === id))
      .map(({ label }) => label)
      .join(', '),
    fee: claimsCell(claimsOf(permit.fee)),
    company: claimsCell(claimsOf(permit.company ?? {})),
    words: permit.words.join(', '),
    asOf: READ_ON,
  },
});

/** The permits of the table. */
export const givenPermits: readonly TableRow[] = Object.entries(permitsBy).map(givenPermit);
