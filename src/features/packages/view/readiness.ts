import type { Departure, Package } from '@/generated/model';
import { latinDigits } from '@/lib/bikram-sambat';
import { comparePlainDates, isPlainDate, type PlainDate } from '@/lib/dates';

/** Where a gap is mended: a section of the package form, or a screen of one of its children. */
export type Remedy =
  | { form: 'basics' | 'price' | 'trip' | 'route' | 'description' | 'included' | 'terms' | 'search' }
  | { screen: 'images' | 'departure' | 'day' | 'faq' };

/** Something that keeps a package from selling well. */
export interface Gap {
  text: string;
  remedy: Remedy;
}

/** Whether formatted text shows nothing: tags and spaces alone. */
export const isBlank = (html: string | null | undefined): boolean =>
  !html || (!/<(?:img|table|hr)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|&#160;/g, '').trim() === '');

/** The days that a duration speaks of ("14 days", "2 weeks", "१४ दिन"), the fewest of a span; nothing when it names none. */
export function daysIn(duration: string | null | undefined): number | undefined {
  const text = latinDigits(duration ?? '').toLowerCase();
  const amount = String.raw`(\d+)(?:\s*(?:-|–|to)\s*\d+)?[\s-]*`;
  const days = new RegExp(`${amount}(?:days?|दिन)`, 'u').exec(text)?.[1];
  const weeks = new RegExp(`${amount}(?:weeks?|हप्ता)`, 'u').exec(text)?.[1];
  const bare = /^\s*(\d+)\s*$/.exec(text)?.[1];
  if (days ?? bare) return Number(days ?? bare);
  return weeks ? Number(weeks) * 7 : undefined;
}

/** The active departures from `today` on, soonest first. */
export const departuresAhead = (rows: readonly Departure[], today: PlainDate): Departure[] =>
  rows
    .filter(({ departure_date: date, status }) => status === 1 && isPlainDate(date))
    .filter(({ departure_date: date }) => comparePlainDates(date, today) >= 0)
    .sort((a, b) => comparePlainDates(a.departure_date, b.departure_date));

const plural = (count: number, one: string, many: string) => (count === 1 ? one : `${String(count)} ${many}`);

const imageGaps = (images: Package['images'] = []): Gap[] => {
  const remedy = { screen: 'images' } as const;
  if (images.length === 0) return [{ text: 'There is no image.', remedy }];
  const silent = images.filter(({ alt }) => !alt?.trim()).length;
  return silent === 0
    ? []
    : [{ text: `${plural(silent, 'One image has', 'images have')} no alternative text.`, remedy }];
};

const dayGaps = ({ duration, itenaries = [] }: Package): Gap[] => {
  const remedy = { screen: 'day' } as const;
  const promised = daysIn(duration);
  const there = itenaries.length;
  if (there === 0) return [{ text: 'The itinerary has no day.', remedy }];
  return promised !== undefined && there < promised
    ? [{ text: `The itinerary has ${String(there)} of ${String(promised)} days.`, remedy }]
    : [];
};

/**
 * What keeps a package from selling well, the gravest first. `ahead` is how many departures are to come; while that is
 * not known, nothing is said about them.
 */
export function packageGaps(record: Package, ahead: number | undefined): Gap[] {
  const when = (missing: boolean, text: string, remedy: Remedy): Gap[] => (missing ? [{ text, remedy }] : []);
  const { meta_tag: tag, faqs = [] } = record;
  return [
    ...when(!record.price_per_person, 'There is no price.', { form: 'price' }),
    ...imageGaps(record.images),
    ...when(ahead === 0, 'No departure is ahead.', { screen: 'departure' }),
    ...when(!record.duration?.trim(), 'There is no duration.', { form: 'trip' }),
    ...dayGaps(record),
    ...when(isBlank(record.overview), 'The overview is empty.', { form: 'description' }),
    ...when(isBlank(record.highlights), 'The highlights are empty.', { form: 'description' }),
    ...when(isBlank(record.includes), 'What is included is empty.', { form: 'included' }),
    ...when(isBlank(record.excludes), 'What is excluded is empty.', { form: 'included' }),
    ...when(isBlank(record.cancellation), 'There are no cancellation terms.', { form: 'terms' }),
    ...when(!record.region, 'No region is chosen.', { form: 'basics' }),
    ...when(!record.activity, 'No activity is chosen.', { form: 'basics' }),
    ...when(!record.google_map?.trim(), 'There is no map.', { form: 'route' }),
    ...when(!tag?.title?.trim(), 'There is no meta page title.', { form: 'search' }),
    ...when(!tag?.description?.trim(), 'There is no meta description.', { form: 'search' }),
    ...when(record.no_index === true, 'It is kept out of search results.', { form: 'search' }),
    ...when(faqs.length === 0, 'No question is answered.', { screen: 'faq' }),
  ];
}
