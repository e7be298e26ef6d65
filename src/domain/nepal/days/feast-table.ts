import type { PlainDate } from '@/lib/dates/dates';
import { inPageLanguage, type Words } from '@/lib/languages/words';
import { fold } from '@/lib/text/fold';
import type { FeastSource } from './feast-sources';

/** The feasts of which dates are published, in the order of a year. */
export const feastNames = {
  newYear: { en: 'Nepali New Year', ne: 'नयाँ वर्ष' },
  buddha: { en: 'Buddha Jayanti', ne: 'बुद्ध जयन्ती' },
  teej: { en: 'Teej', ne: 'तीज' },
  indra: { en: 'Indra Jatra', ne: 'इन्द्र जात्रा' },
  ghatasthapana: { en: 'Dashain: Ghatasthapana', ne: 'दसैँ: घटस्थापना' },
  phulpati: { en: 'Dashain: Phulpati', ne: 'दसैँ: फूलपाती' },
  vijayaDashami: { en: 'Dashain: Vijaya Dashami', ne: 'दसैँ: विजया दशमी' },
  kojagrat: { en: 'Dashain: Kojagrat Purnima', ne: 'दसैँ: कोजाग्रत पूर्णिमा' },
  laxmiPuja: { en: 'Tihar: Laxmi Puja', ne: 'तिहार: लक्ष्मी पूजा' },
  bhaiTika: { en: 'Tihar: Bhai Tika', ne: 'तिहार: भाइटीका' },
  tamuLosar: { en: 'Tamu Losar', ne: 'तमु ल्होसार' },
  sonamLosar: { en: 'Sonam Losar', ne: 'सोनाम ल्होसार' },
  gyalpoLosar: { en: 'Gyalpo Losar', ne: 'ग्याल्पो ल्होसार' },
  holi: { en: 'Holi in the hills', ne: 'पहाडको होली' },
} as const satisfies Record<string, Words>;

export type Feast = keyof typeof feastNames;

const isFeast = (key: string): key is Feast => Object.hasOwn(feastNames, key);

/** The name of a feast by its key; an added feast has its name as the key. */
export const feastName = (key: string): string => (isFeast(key) ? inPageLanguage(feastNames[key]) : key);

/** The key of a feast by its name in either language. */
export const feastKey = (name: string): string =>
  Object.keys(feastNames).find(
    (key) => isFeast(key) && [feastNames[key].en, feastNames[key].ne].some((one) => fold(one) === fold(name)),
  ) ?? name;

/** The feasts that follow the moon: the new year is a day of Bikram Sambat. */
type MoonFeast = Exclude<Feast, 'newYear'>;

/** A feast in a year of Bikram Sambat: each published date, with who publishes it. */
type FeastRow = readonly [
  feast: MoonFeast,
  year: number,
  dates: Readonly<Record<PlainDate, readonly FeastSource[]>>,
];

/** The feasts of 2080 to 2083. No formula: a year is added once its calendar is published. */
export const feastTable: readonly FeastRow[] = [
  ['buddha', 2080, { '2023-05-05': ['gazette', 'holidays', 'fncci', 'visaCentre'] }],
  ['teej', 2080, { '2023-09-18': ['gazette', 'holidays'] }],
  ['indra', 2080, { '2023-09-28': ['gazette', 'fncci', 'visaCentre'] }],
  ['ghatasthapana', 2080, { '2023-10-15': ['gazette', 'holidays', 'fncci'] }],
  ['phulpati', 2080, { '2023-10-21': ['gazette', 'holidays'] }],
  ['vijayaDashami', 2080, { '2023-10-24': ['holidays', 'visaCentre'] }],
  ['laxmiPuja', 2080, { '2023-11-12': ['gazette', 'holidays', 'fncci'], '2023-11-14': ['visaCentre'] }],
  ['bhaiTika', 2080, { '2023-11-15': ['holidays', 'visaCentre'] }],
  ['tamuLosar', 2080, { '2023-12-31': ['gazette', 'holidays'] }],
  ['sonamLosar', 2080, { '2024-02-10': ['gazette', 'holidays'] }],
  ['gyalpoLosar', 2080, { '2024-03-11': ['gazette', 'holidays'] }],
  ['holi', 2080, { '2024-03-24': ['gazette', 'holidays'] }],

  ['buddha', 2081, { '2024-05-23': ['gazette', 'holidays', 'cairo'] }],
  ['teej', 2081, { '2024-09-06': ['gazette', 'holidays', 'patro2081'] }],
  ['indra', 2081, { '2024-09-17': ['patro2081'], '2024-09-25': ['gazette'] }],
  ['ghatasthapana', 2081, { '2024-10-03': ['gazette', 'holidays', 'patro2081', 'committee'] }],
  ['phulpati', 2081, { '2024-10-10': ['gazette', 'holidays', 'patro2081', 'committee', 'cairo'] }],
  ['vijayaDashami', 2081, { '2024-10-12': ['holidays', 'patro2081', 'committee'] }],
  ['laxmiPuja', 2081, { '2024-10-31': ['gazette', 'holidays', 'patro2081'] }],
  ['bhaiTika', 2081, { '2024-11-03': ['holidays', 'patro2081'] }],
  ['tamuLosar', 2081, { '2024-12-30': ['gazette', 'holidays', 'patro2081'] }],
  ['sonamLosar', 2081, { '2025-01-30': ['gazette', 'holidays', 'patro2081'] }],
  ['gyalpoLosar', 2081, { '2025-02-28': ['gazette', 'holidays'] }],
  ['holi', 2081, { '2025-03-13': ['gazette', 'holidays', 'japan', 'cairo'] }],

  ['buddha', 2082, { '2025-05-12': ['gazette', 'holidays', 'list2082', 'japan'] }],
  ['teej', 2082, { '2025-08-26': ['gazette', 'holidays', 'list2082'] }],
  ['indra', 2082, { '2025-09-06': ['gazette', 'list2082'] }],
  ['ghatasthapana', 2082, { '2025-09-22': ['gazette', 'holidays', 'list2082', 'committee'] }],
  ['phulpati', 2082, { '2025-09-29': ['gazette', 'holidays', 'list2082'] }],
  ['vijayaDashami', 2082, { '2025-10-02': ['holidays', 'list2082', 'committee'] }],
  ['laxmiPuja', 2082, { '2025-10-20': ['gazette', 'holidays', 'list2082'] }],
  ['bhaiTika', 2082, { '2025-10-23': ['holidays', 'list2082'] }],
  ['tamuLosar', 2082, { '2025-12-30': ['gazette', 'holidays', 'list2082'] }],
  ['sonamLosar', 2082, { '2026-01-19': ['gazette', 'holidays', 'list2082'], '2026-02-18': ['trekZone'] }],
  ['gyalpoLosar', 2082, { '2026-02-18': ['gazette', 'holidays', 'list2082', 'trekZone'] }],
  ['holi', 2082, { '2026-03-02': ['gazette', 'holidays', 'list2082', 'japan'] }],

  ['buddha', 2083, { '2026-05-01': ['gazette', 'holidays', 'japan', 'trekZone'] }],
  ['teej', 2083, { '2026-09-14': ['gazette', 'holidays', 'trekZone'] }],
  ['indra', 2083, { '2026-09-25': ['gazette', 'japan', 'trekZone'] }],
  ['ghatasthapana', 2083, { '2026-10-11': ['gazette', 'holidays', 'patro2083', 'trekZone'] }],
  ['phulpati', 2083, { '2026-10-17': ['gazette', 'patro2083', 'trekZone'], '2026-10-18': ['holidays'] }],
  ['vijayaDashami', 2083, { '2026-10-20': ['holidays', 'trekZone'], '2026-10-21': ['patro2083'] }],
  ['kojagrat', 2083, { '2026-10-24': ['trekZone'], '2026-10-25': ['patro2083'] }],
  ['laxmiPuja', 2083, { '2026-11-08': ['gazette', 'holidays', 'patro2083', 'trekZone'] }],
  ['bhaiTika', 2083, { '2026-11-11': ['holidays', 'patro2083', 'trekZone'] }],
  ['tamuLosar', 2083, { '2026-12-30': ['gazette', 'holidays'] }],
  ['sonamLosar', 2083, { '2027-02-07': ['gazette', 'holidays'] }],
  ['gyalpoLosar', 2083, { '2027-02-07': ['holidays'], '2027-03-09': ['gazette', 'patro2083'] }],
  ['holi', 2083, { '2027-03-21': ['gazette', 'holidays', 'patro2083'] }],
];
