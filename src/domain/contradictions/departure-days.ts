import { notesIn } from '@/domain/nepal/days/day-notes';
import { feastDays } from '@/domain/nepal/days/feasts';
import { altitudesOf, type Point } from '@/domain/nepal/places/altitude';
import { findPlaces } from '@/domain/nepal/places/find-places';
import type { Place } from '@/domain/nepal/places/place';
import type { Departure, Package } from '@/generated/model';
import { addDays, formatPlainDate, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { englishDate } from '@/lib/dates/english-date';
import { devanagariDigits, formatCount } from '@/lib/formats/formats';
import type { Words } from '@/lib/languages/words';
import { lazy } from '@/lib/loading/lazy';
import { latinDigits } from '@/lib/text/digits';
import { fold } from '@/lib/text/fold';
import { plural } from '@/lib/text/plural';
import { departuresLink } from '@/resources/package-links';
import { type Contradiction, contradiction, type Side } from './contradiction';
import { daysOf, type PackageDay } from './package-texts';

/** More would not be read. */
const MOST_NAMED = 3;

const inWords = (dates: readonly PlainDate[]): string => {
  const named = dates.slice(0, MOST_NAMED).map(formatPlainDate);
  const more = dates.length - named.length;
  return [
    ...named,
    ...(more > 0 ? [plural(more, { one: $localize`# more`, other: $localize`# more` })] : []),
  ].join(', ');
};

const nepaliDates = lazy(() => new Intl.DateTimeFormat('ne', { dateStyle: 'medium', timeZone: 'UTC' }));
const nepaliDate = (date: PlainDate) => nepaliDates().format(new Date(`${date}T00:00Z`));

/** The dates in the languages of the letter, whatever that of the interface is. */
const inLetter = (dates: readonly PlainDate[]): Words => {
  const [named, more] = [dates.slice(0, MOST_NAMED), dates.length - MOST_NAMED];
  const [en, ne] = [named.map(englishDate).join(', '), named.map(nepaliDate).join(', ')];
  return more > 0 ? { en: `${en} and ${more} more`, ne: `${ne} र थप ${devanagariDigits(more)}` } : { en, ne };
};

const departuresSide = (record: Package, dates: readonly PlainDate[]): Side => ({
  where: { en: 'Departures', ne: 'प्रस्थान मितिहरू' },
  quote: inWords(dates),
  link: departuresLink(record.id),
});

/** The days on which most people of Nepal are with their families: from one feast to another of the same year. */
const holidays: readonly { words: Words; from: string; to: string }[] = [
  { words: { en: 'Dashain', ne: 'दशैं' }, from: 'phulpati', to: 'vijayaDashami' },
  { words: { en: 'Tihar', ne: 'तिहार' }, from: 'laxmiPuja', to: 'bhaiTika' },
];

/** The first and last day of a holiday in each year that is published, by any source. */
const spansOf = (from: string, to: string) =>
  feastDays()
    .filter(({ key }) => key === from)
    .flatMap(({ year, dates: [first] }) => {
      const last = feastDays()
        .find((one) => one.key === to && one.year === year)
        ?.dates.at(-1);
      return first !== undefined && last !== undefined ? [{ first, last }] : [];
    });

/** Departures on Dashain or Tihar; nothing for years that no table has. */
const onHolidays = (record: Package, dates: readonly PlainDate[]): Contradiction[] =>
  holidays.flatMap(({ words, from, to }) => {
    const spans = spansOf(from, to);
    const found = dates.filter((date) => spans.some(({ first, last }) => date >= first && date <= last));
    const [span] = spans.filter(({ first, last }) => found.some((date) => date >= first && date <= last));
    if (!span) return [];
    const days = inLetter(found);
    return contradiction({
      about: words.en,
      certainty: 'question',
      sides: [
        departuresSide(record, found),
        {
          where: { en: 'Calendar', ne: 'पात्रो' },
          quote: $localize`${words.en}:en:, ${formatPlainDate(span.first)}:plainDate: to ${formatPlainDate(span.last)}:plainDate2:`,
        },
      ],
      sentence: {
        en: `There are departures during ${words.en}: ${days.en}. Will guides and porters be available then?`,
        ne: `${words.ne}मा पनि प्रस्थान राखिएको छ: ${days.ne}। त्यति बेला गाइड र भरिया उपलब्ध हुन्छन्?`,
      },
    });
  });

interface Pass {
  day: PackageDay;
  point: Point;
}

const passesOf = (days: readonly PackageDay[], region: string): Pass[] =>
  altitudesOf(days, region).flatMap(({ night, top }, index) => {
    const day = days[index];
    const point = [top, night].find((one) => one?.place?.kind === 'pass');
    return day && point ? [{ day, point }] : [];
  });

const passSide = ({ day, point }: Pass): Side => ({ where: day.where, link: day.link, quote: point.name });

/** The days on which departures reach a pass. */
const reaching = (dates: readonly PlainDate[], { day }: Pass) =>
  dates.map((date) => ({ date, there: addDays(date, day.day - 1) }));

/** Whether a name, in either script, is that of a place. */
const isNameOf = (name: string, place: Place | undefined): boolean =>
  findPlaces(name).some(({ places }) => places.some((one) => one === place));

/** Passes that departures reach when winter usually closes them. */
const inWinter = (record: Package, dates: readonly PlainDate[], passes: readonly Pass[]): Contradiction[] =>
  passes.flatMap((pass) => {
    const closed = (there: PlainDate) =>
      notesIn({ from: there, to: there }).find(
        ({ kind, name }) => kind === 'pass' && isNameOf(name, pass.point.place),
      );
    const found = reaching(dates, pass).flatMap(({ date, there }) => {
      const text = closed(there)?.text;
      return text === undefined ? [] : [{ date, text }];
    });
    const [first] = found;
    if (!first) return [];
    const late = found.map(({ date }) => date);
    const days = inLetter(late);
    return contradiction({
      about: $localize`Pass in winter`,
      certainty: 'likely',
      sides: [departuresSide(record, late), { ...passSide(pass), quote: first.text }],
      sentence: {
        en: `In winter ${pass.point.name} or its lodges are usually closed, but these departures reach it then: ${days.en}. Is that meant?`,
        ne: `हिउँदमा ${pass.point.name} वा त्यहाँका लज प्रायः बन्द हुन्छन्, तर यी प्रस्थान त्यही बेला त्यहाँ पुग्छन्: ${days.ne}। यो मिलाएरै राखिएको हो?`,
      },
    });
  });

const HIGH = 5_000;
/** The rain shadow: https://www.mountainmonarch.com/monsoon-trekking-nepal and https://exploredolpotrekking.com/trekking-in-dolpo/, read on 28 November 2026. */
const DRY = /mustang|dolp|humla|limi|nar phu|मुस्ताङ|डोल्प|हुम्ला|लिमी/u;

/** High passes in the monsoon, but where its rain does not come. */
const inMonsoon = (
  record: Package,
  dates: readonly PlainDate[],
  passes: readonly Pass[],
  region: string,
): Contradiction[] => {
  if (DRY.test(fold(`${region} ${record.name}`))) return [];
  const [pass] = passes
    .filter(({ point }) => (point.metres ?? 0) >= HIGH)
    .toSorted((a, b) => (b.point.metres ?? 0) - (a.point.metres ?? 0));
  if (!pass) return [];
  const found = reaching(dates, pass)
    .filter(({ there }) => notesIn({ from: there, to: there }).some(({ kind }) => kind === 'monsoon'))
    .map(({ date }) => date);
  if (found.length === 0) return [];
  const metres = latinDigits(formatCount(pass.point.metres ?? 0));
  const days = inLetter(found);
  return [
    contradiction({
      about: $localize`Pass in the monsoon`,
      certainty: 'question',
      sides: [departuresSide(record, found), { ...passSide(pass), quote: `${pass.point.name}, ${metres} m` }],
      sentence: {
        en: `These departures cross ${pass.point.name} (${metres} m) in the monsoon, usually June to September: ${days.en}. Is that meant?`,
        ne: `यी प्रस्थानले मनसुनमा (प्रायः जुनदेखि सेप्टेम्बर) ${pass.point.name} (${devanagariDigits(metres)} मिटर) पार गर्छन्: ${days.ne}। यो मिलाएरै राखिएको हो?`,
      },
    }),
  ];
};

/** What contradicts between the departures ahead, the itinerary and the calendar. */
export const departureDays = (
  record: Package,
  region: string,
  departures: readonly Departure[],
): Contradiction[] => {
  const dates = departures.map(({ departure_date }) => departure_date).filter(isPlainDate);
  if (dates.length === 0) return [];
  const passes = passesOf(daysOf(record), region);
  return [
    ...onHolidays(record, dates),
    ...inWinter(record, dates, passes),
    ...inMonsoon(record, dates, passes, region),
  ];
};
