import type { PermitSource } from './permit-sources';

/** What sources say of one thing; several texts are sources that differ. */
export type Claims = Readonly<Record<string, readonly PermitSource[]>>;

export interface GivenPermit {
  name: string;
  /** What it costs a traveller from abroad. */
  fee: Claims;
  /** Who must come along. */
  company?: Claims;
  /** What a text about it has, in lower case. */
  words: readonly string[];
}

const park = ['national park', 'park permit', 'park entry', 'निकुञ्ज'];
const conservation = ['conservation', 'संरक्षण'];
const restricted = ['restricted', 'special permit', 'निषेधित', 'नियन्त्रित'];

const company: Claims = {
  'A guide, and two travellers or more': ['magical', 'wanderlust'],
  'A guide; one traveller is enough since 2026': ['tibetNow'],
  'Groups only': ['taan'],
};

const autumnAnd = (autumn: string, other: string) => `${autumn} in September to November, ${other} otherwise`;

/** In the order in which a package’s are listed. */
export const permitsBy = {
  upperMustang: {
    name: 'Restricted area: Upper Mustang',
    fee: {
      'USD 500 for ten days, then USD 50 a day': ['immigration', 'taan', 'nepalHiking', 'oriental'],
      'USD 50 a day': ['tibetNow'],
    },
    company,
    words: restricted,
  },
  upperDolpo: {
    name: 'Restricted area: Upper Dolpo',
    fee: {
      'USD 500 for ten days, then USD 50 a day': ['immigration', 'taan', 'nepalHiking', 'oriental'],
    },
    company,
    words: restricted,
  },
  lowerDolpo: {
    name: 'Restricted area: Lower Dolpo',
    fee: { 'USD 20 a week, then USD 5 a day': ['oriental', 'nepalHiking'] },
    company,
    words: restricted,
  },
  manasluArea: {
    name: 'Restricted area: Manaslu',
    fee: {
      [autumnAnd('USD 100 a week and then 15 a day', 'USD 75 and 10')]: ['immigration', 'taan', 'oriental'],
      [autumnAnd('USD 70 a week and then 10 a day', 'USD 50 and 7')]: ['pokhara'],
    },
    company,
    words: restricted,
  },
  tsum: {
    name: 'Restricted area: Tsum Valley',
    fee: {
      [autumnAnd('USD 40 a week and then 7 a day', 'USD 30 and 7')]: ['nepalHiking', 'himalayanJoy'],
      [autumnAnd('USD 35 for eight days', 'USD 25')]: ['pokhara'],
    },
    company,
    words: restricted,
  },
  kanchenjunga: {
    name: 'Restricted area: Kanchenjunga',
    fee: {
      'USD 20 a week for four weeks, then USD 25': ['immigration', 'oriental'],
      'USD 20 a week, then USD 5 a day': ['nepalHiking'],
      'USD 10 a week for four weeks, then USD 20': ['pokhara'],
    },
    company,
    words: restricted,
  },
  humla: {
    name: 'Restricted area: Humla',
    fee: { 'USD 50 a week, then USD 10 a day': ['immigration', 'taan', 'oriental', 'nepalHiking'] },
    company,
    words: restricted,
  },
  sagarmatha: {
    name: 'Sagarmatha National Park',
    fee: { 'NPR 3,000': ['wanderlust', 'worldHimalaya', 'ecoHolidays'] },
    words: [...park, 'sagarmatha', 'सगरमाथा'],
  },
  khumbu: {
    name: 'Khumbu Pasang Lhamu Rural Municipality',
    fee: {
      'NPR 2,000': ['visitNepal'],
      'NPR 2,000 for four weeks, then NPR 2,500': ['ecoHolidays'],
    },
    words: ['municipality', 'pasang lhamu', 'गाउँपालिका', 'पासाङ'],
  },
  annapurna: {
    name: 'Annapurna Conservation Area',
    fee: { 'NPR 3,000': ['ntnc', 'annapurna', 'wanderlust'], 'NPR 2,000': ['worldHimalaya'] },
    words: [...conservation, 'acap'],
  },
  manaslu: {
    name: 'Manaslu Conservation Area',
    fee: { 'NPR 3,000': ['ntnc', 'wanderlust', 'nepalHiking'], 'NPR 2,000': ['worldHimalaya'] },
    words: [...conservation, 'mcap'],
  },
  gaurishankar: {
    name: 'Gaurishankar Conservation Area',
    fee: { 'NPR 3,000': ['ntnc', 'ecoHolidays'] },
    words: [...conservation, 'gcap'],
  },
  langtang: {
    name: 'Langtang National Park',
    fee: { 'NPR 3,000': ['wanderlust', 'worldHimalaya'] },
    words: park,
  },
  makalu: {
    name: 'Makalu Barun National Park',
    fee: { 'NPR 3,000': ['wanderlust', 'worldHimalaya'] },
    words: park,
  },
  phoksundo: {
    name: 'Shey Phoksundo National Park',
    fee: { 'NPR 3,000': ['wanderlust', 'worldHimalaya'] },
    words: park,
  },
  rara: {
    name: 'Rara National Park',
    fee: { 'NPR 3,000': ['wanderlust', 'worldHimalaya'] },
    words: park,
  },
  tims: {
    name: 'TIMS card',
    fee: { 'NPR 2,000, in a group NPR 1,000': ['wanderlust'] },
    company: { 'A registered agency, since April 2023': ['nepalChallenge'] },
    words: ['tims'],
  },
  timsInKhumbu: {
    name: 'TIMS card',
    fee: {
      'Not needed: the municipality’s permit takes its place': ['ecoHolidays'],
      'NPR 2,000, in a group NPR 1,000, if the way asks for it': ['wanderlust'],
    },
    words: ['tims'],
  },
} as const satisfies Record<string, GivenPermit>;

export type PermitId = keyof typeof permitsBy;
