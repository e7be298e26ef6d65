import type { PlainDate } from '@/lib/dates/dates';

interface PermitSourceFacts {
  name: string;
  at: string;
  /** The day that the page itself states, if it does. */
  stated?: PlainDate;
}

/** The day on which all sources were read; fees change often, so they are to be looked at again after a year. */
export const READ_ON: PlainDate = '2026-11-28';

/** Where fees are published. All rights in the pages are reserved; a fee is a fact. */
export const permitSources = {
  immigration: {
    name: 'Department of Immigration',
    at: 'https://www.immigration.gov.np/page/trekking-route',
    stated: '2018-02-01',
  },
  taan: {
    name: 'Trekking Agencies’ Association',
    at: 'https://www.taan.org.np/page/trekking-permit-fees',
  },
  pokhara: {
    name: 'Immigration Office Pokhara',
    at: 'https://pokhara.immigration.gov.np/page/trekking-route-2',
    stated: '2018-06-29',
  },
  ntnc: {
    name: 'National Trust for Nature Conservation',
    at: 'https://www.ntnc.org.np/trekking-annapurna-gaurishankar-and-manaslu-information-and-entry-permit-forms',
  },
  annapurna: {
    name: 'Annapurna Rural Municipality',
    at: 'https://visit.annapurnamunkaski.org/permits/',
  },
  wanderlust: { name: 'Wanderlust Nepal', at: 'https://wanderlustnepal.com/?p=10855' },
  worldHimalaya: {
    name: 'World Himalaya Destination',
    at: 'https://worldhimalayandestination.com/permits-and-fees-in-nepal/',
  },
  ecoHolidays: { name: 'Eco Holidays', at: 'https://ecoholidaysnepal.com/permits-for-everest-base-camp' },
  visitNepal: { name: 'Visit Nepal', at: 'https://visitnepal.dk/ny-afgift-ved-everest-trekket/' },
  nepalHiking: {
    name: 'Nepal Hiking Adventure',
    at: 'https://nepalhikingadventure.com/special-trekking-permit-nepal/',
  },
  himalayanJoy: {
    name: 'Himalayan Joy',
    at: 'https://himalayanjoy.com/special-trekking-permit-fees-for-restricted-areas',
  },
  oriental: { name: 'Oriental Treks', at: 'https://orientaltreks.com/trekking-permits' },
  magical: { name: 'Magical Nepal Treks', at: 'https://magicalnepaltreks.com/trekking-permit' },
  tibetNow: {
    name: 'Nepal Tibet Now, 2026',
    at: 'https://nepaltibetnow.genesiswtech.com/keyinfo/restricted-areas-rules-for-2026/',
  },
  nepalChallenge: {
    name: 'Nepal Challenge',
    at: 'https://nepalchallenge.com/travel-resources/trekking-permits-time-business-hour/',
  },
} satisfies Record<string, PermitSourceFacts>;

export type PermitSource = keyof typeof permitSources;

/** The source of that name; undefined for one that an administrator typed. */
export const permitSourceFacts = (name: string): PermitSourceFacts | undefined =>
  Object.values(permitSources).find((source) => source.name === name);
