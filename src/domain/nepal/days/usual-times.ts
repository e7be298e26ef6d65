import type { PlainDate } from '@/lib/dates/dates';
import { inPageLanguage, type Words } from '@/lib/languages/words';
import { nepalChanges } from '@/lib/storage/nepal-changes';
import { derived, type TableRow, usedRows } from '@/lib/storage/table-changes';

/** A time of the year that is usual, and not the same each year. */
export interface UsualTime {
  kind: 'monsoon' | 'pass';
  name: string;
  /** What it says, with its months. */
  text: string;
  /** First and last day, as month and day: `12-15`. */
  from: string;
  to: string;
  /** Who says so. */
  sources: readonly string[];
}

/** The monsoon, and passes that winter usually closes: two sources each, and only where both name months. */
const table: readonly (Omit<UsualTime, 'name' | 'text'> & { id: string; name: Words; text: Words })[] = [
  {
    // As changes are stored under, whatever the language.
    id: 'monsoon',
    kind: 'monsoon',
    name: { en: 'Monsoon', ne: 'मनसुन' },
    text: { en: 'Monsoon, usually June to September', ne: 'मनसुन, प्रायः जुनदेखि सेप्टेम्बर' },
    from: '06-01',
    to: '09-30',
    sources: [
      'https://www.allnepal.com/faq/when-to-travel/',
      'https://www.trekandtournepal.com/guides/monsoon-trekking-nepal-guide',
    ],
  },
  {
    id: 'thorong-la',
    kind: 'pass',
    name: { en: 'Thorong La', ne: 'थोराङ ला' },
    text: {
      en: 'Thorong La, usually closed by snow from mid-December to March',
      ne: 'थोराङ ला, डिसेम्बरको बीचदेखि मार्चसम्म प्रायः हिउँले बन्द',
    },
    from: '12-15',
    to: '03-01',
    sources: [
      'https://www.lonelyplanet.com/nepal/annapurna-circuit-trek',
      'https://myrepublica.nagariknetwork.com/news/locals-take-initiative-to-resume-trekking-along-the-thorong-la',
    ],
  },
  {
    id: 'larkya-la',
    kind: 'pass',
    name: { en: 'Larkya La', ne: 'लार्के ला' },
    text: {
      en: 'Larkya La, lodges usually closed from mid-December to mid-February',
      ne: 'लार्के ला, डिसेम्बरको बीचदेखि फेब्रुअरीको बीचसम्म लज प्रायः बन्द',
    },
    from: '12-15',
    to: '02-15',
    sources: [
      'https://manaslucircuittrek.com/559/manaslu-circuit-trek-nepal-winter/',
      'https://manaslutrekking.blogspot.com/p/when-to-trek.html',
    ],
  },
];

/** When these sources were read. */
const READ_ON: PlainDate = '2026-11-28';

/** The seasons of the table. */
export const givenSeasons: readonly TableRow[] = table.map(({ id, name, text, sources, ...time }) => ({
  id,
  inLanguages: [
    { name: name.en, text: text.en },
    { name: name.ne, text: text.ne },
  ],
  cells: {
    ...time,
    name: inPageLanguage(name),
    text: inPageLanguage(text),
    source: sources.join('\n'),
    asOf: READ_ON,
  },
}));

const usualTimeOf = ({ cells }: TableRow): UsualTime => ({
  kind: cells.kind === 'pass' ? 'pass' : 'monsoon',
  name: cells.name ?? '',
  text: cells.text ?? '',
  from: cells.from ?? '',
  to: cells.to ?? '',
  sources: (cells.source ?? '').split('\n').filter(Boolean),
});

/** The seasons as they are in this browser. */
export const usualTimes = derived(nepalChanges.seasons.get, (changes): readonly UsualTime[] =>
  usedRows(givenSeasons, changes).map(usualTimeOf),
);
