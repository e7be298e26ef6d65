/** Where dates of feasts are published. */
interface FeastSourceFacts {
  name: string;
  /** An address, or a package of a registry. */
  at: string;
  /** Of the text; a date is a fact, and under none. */
  licence: string;
}

/** The sources of the table of feasts, all read on 28 November 2026. */
export const feastSources = {
  gazette: {
    name: 'Holidays of the Nepal Gazette 2080 to 2083, as copied',
    at: 'barshik-nepali-patro',
    licence: 'not stated',
  },
  holidays: { name: 'holidays 0.105', at: 'https://pypi.org/project/holidays/0.105/', licence: 'MIT' },
  patro2081: {
    name: 'A calendar of 2081 by the day, as copied',
    at: 'amit-acharyad/instagram_clone, calendardata.dart',
    licence: 'not stated',
  },
  list2082: { name: 'NepaliBStoAD 2.1.0', at: 'NepaliBStoAD.js', licence: 'not stated' },
  patro2083: {
    name: 'A calendar of 2083 by the day, as copied',
    at: 'rajoyish/nepali-calendar-2082-tab',
    licence: 'not stated',
  },
  committee: {
    name: 'Nepal Panchanga Nirnayak Samiti, in the news',
    at: 'https://merochitwan.com/detail/2769, https://www.nayadhar.com/2025/09/16288',
    licence: 'all rights reserved',
  },
  fncci: {
    name: 'FNCCI, holidays of 2080',
    at: 'https://fncci.org/working-hour-and-holiday-calendar-2080-320.html',
    licence: 'all rights reserved',
  },
  visaCentre: {
    name: 'Visa centre for Greece, closures of 2023',
    at: 'https://np-gr.gvcworld.eu/en/vac-closures-public-holidays',
    licence: 'all rights reserved',
  },
  japan: {
    name: 'Embassy of Japan, holidays of 2025 and 2026',
    at: 'https://www.np.emb-japan.go.jp/itpr_ja/11_000001_01143.html',
    licence: 'all rights reserved',
  },
  cairo: {
    name: 'Embassy of Nepal in Cairo, holidays of 2081',
    at: 'https://eg.nepalembassy.gov.np/embassy-holidays/',
    licence: 'all rights reserved',
  },
  trekZone: {
    name: 'Trek Zone, holidays of 2026',
    at: 'https://trek.zone/en/nepal/calendar/2026',
    licence: 'all rights reserved',
  },
} satisfies Record<string, FeastSourceFacts>;

export type FeastSource = keyof typeof feastSources;

/** Where the source of that name is; undefined for one that an administrator typed. */
export const feastSourceAt = (name: string): string | undefined =>
  Object.values(feastSources).find((source) => source.name === name)?.at;
