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
  [$localize`A guide, and two travellers or more`]: ['magical', 'wanderlust'],
  [$localize`A guide; one traveller is enough since 2026`]: ['tibetNow'],
  [$localize`Groups only`]: ['taan'],
};

const autumnAnd = (autumn: string, other: string) =>
  $localize`${autumn}:autumn: in September to November, ${other}:other: otherwise`;

/** In the order in which a package’s are listed. */
export const permitsBy = {
  upperMustang: {
    name: $localize`Restricted area: Upper Mustang`,
    fee: {
      [$localize`USD 500 for ten days, then USD 50 a day`]: [
        'immigration',
        'taan',
        'nepalHiking',
        'oriental',
      ],
      [$localize`USD 50 a day`]: ['tibetNow'],
    },
    company,
    words: restricted,
  },
  upperDolpo: {
    name: $localize`Restricted area: Upper Dolpo`,
    fee: {
      [$localize`USD 500 for ten days, then USD 50 a day`]: [
        'immigration',
        'taan',
        'nepalHiking',
        'oriental',
      ],
    },
    company,
    words: restricted,
  },
  lowerDolpo: {
    name: $localize`Restricted area: Lower Dolpo`,
    fee: { [$localize`USD 20 a week, then USD 5 a day`]: ['oriental', 'nepalHiking'] },
    company,
    words: restricted,
  },
  manasluArea: {
    name: $localize`Restricted area: Manaslu`,
    fee: {
      [autumnAnd($localize`USD 100 a week and then 15 a day`, $localize`USD 75 and 10`)]: [
        'immigration',
        'taan',
        'oriental',
      ],
      [autumnAnd($localize`USD 70 a week and then 10 a day`, $localize`USD 50 and 7`)]: ['pokhara'],
    },
    company,
    words: restricted,
  },
  tsum: {
    name: $localize`Restricted area: Tsum Valley`,
    fee: {
      [autumnAnd($localize`USD 40 a week and then 7 a day`, $localize`USD 30 and 7`)]: [
        'nepalHiking',
        'himalayanJoy',
      ],
      [autumnAnd($localize`USD 35 for eight days`, $localize`USD 25`)]: ['pokhara'],
    },
    company,
    words: restricted,
  },
  kanchenjunga: {
    name: $localize`Restricted area: Kanchenjunga`,
    fee: {
      [$localize`USD 20 a week for four weeks, then USD 25`]: ['immigration', 'oriental'],
      [$localize`USD 20 a week, then USD 5 a day`]: ['nepalHiking'],
      [$localize`USD 10 a week for four weeks, then USD 20`]: ['pokhara'],
    },
    company,
    words: restricted,
  },
  humla: {
    name: $localize`Restricted area: Humla`,
    fee: {
      [$localize`USD 50 a week, then USD 10 a day`]: ['immigration', 'taan', 'oriental', 'nepalHiking'],
    },
    company,
    words: restricted,
  },
  sagarmatha: {
    name: $localize`Sagarmatha National Park`,
    fee: { [$localize`NPR 3,000`]: ['wanderlust', 'worldHimalaya', 'ecoHolidays'] },
    words: [...park, 'sagarmatha', 'सगरमाथा'],
  },
  khumbu: {
    name: $localize`Khumbu Pasang Lhamu Rural Municipality`,
    fee: {
      [$localize`NPR 2,000`]: ['visitNepal'],
      [$localize`NPR 2,000 for four weeks, then NPR 2,500`]: ['ecoHolidays'],
    },
    words: ['municipality', 'pasang lhamu', 'गाउँपालिका', 'पासाङ'],
  },
  annapurna: {
    name: $localize`Annapurna Conservation Area`,
    fee: {
      [$localize`NPR 3,000`]: ['ntnc', 'annapurna', 'wanderlust'],
      [$localize`NPR 2,000`]: ['worldHimalaya'],
    },
    words: [...conservation, 'acap'],
  },
  manaslu: {
    name: $localize`Manaslu Conservation Area`,
    fee: {
      [$localize`NPR 3,000`]: ['ntnc', 'wanderlust', 'nepalHiking'],
      [$localize`NPR 2,000`]: ['worldHimalaya'],
    },
    words: [...conservation, 'mcap'],
  },
  gaurishankar: {
    name: $localize`Gaurishankar Conservation Area`,
    fee: { [$localize`NPR 3,000`]: ['ntnc', 'ecoHolidays'] },
    words: [...conservation, 'gcap'],
  },
  langtang: {
    name: $localize`Langtang National Park`,
    fee: { [$localize`NPR 3,000`]: ['wanderlust', 'worldHimalaya'] },
    words: park,
  },
  makalu: {
    name: $localize`Makalu Barun National Park`,
    fee: { [$localize`NPR 3,000`]: ['wanderlust', 'worldHimalaya'] },
    words: park,
  },
  phoksundo: {
    name: $localize`Shey Phoksundo National Park`,
    fee: { [$localize`NPR 3,000`]: ['wanderlust', 'worldHimalaya'] },
    words: park,
  },
  rara: {
    name: $localize`Rara National Park`,
    fee: { [$localize`NPR 3,000`]: ['wanderlust', 'worldHimalaya'] },
    words: park,
  },
  tims: {
    name: $localize`TIMS card`,
    fee: { [$localize`NPR 2,000, in a group NPR 1,000`]: ['wanderlust'] },
    company: { [$localize`A registered agency, since April 2023`]: ['nepalChallenge'] },
    words: ['tims'],
  },
  timsInKhumbu: {
    name: $localize`TIMS card`,
    fee: {
      [$localize`Not needed: the municipality’s permit takes its place`]: ['ecoHolidays'],
      [$localize`NPR 2,000, in a group NPR 1,000, if the way asks for it`]: ['wanderlust'],
    },
    words: ['tims'],
  },
} as const satisfies Record<string, GivenPermit>;

export type PermitId = keyof typeof permitsBy;
