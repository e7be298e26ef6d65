import { escapeHtml, isBlankHtml } from '@/lib/text/html';
import { moved } from '@/lib/values/moved';
import { type DayTexts, noTexts } from './itinerary-values';
import { type SavedDay, textsKey, textsOf } from './plan';

/** A day as edited. */
export interface Day extends DayTexts {
  /** Constant while the day is moved and edited. */
  key: string;
  /** The id of its saved day; undefined for a new one. */
  from: number | undefined;
  /** It was moved by hand, so that it counts as moved, and not those it passed. */
  moved: boolean;
  /** The indexes of the days of a text that it was read from. */
  read?: readonly number[];
}

export const isNew = ({ from }: Day): boolean => from === undefined;

/** Whether a day is new and blank: it is not saved, and removed without confirmation. */
export const isBlank = (day: Day): boolean =>
  isNew(day) &&
  [day.title, day.duration, day.accommodation].every((text) => text.trim() === '') &&
  isBlankHtml(day.description);

/** How an edited day differs from the saved one. */
export type Mark = 'new' | 'moved' | 'changed';

let lastNew = 0;

export const newDay = (texts: DayTexts = noTexts): Day => {
  lastNew += 1;
  return { ...textsOf(texts), key: `new-${lastNew}`, from: undefined, moved: false };
};

const savedDay = ({ id, ...texts }: SavedDay): Day => ({
  ...texts,
  key: `day-${id}`,
  from: id,
  moved: false,
});

export const wantedDays = (saved: readonly SavedDay[]): Day[] => saved.map(savedDay);

/** Inserts days at an index; at the end if there is none. */
export const withInserted = (days: readonly Day[], index: number, added: readonly Day[]): Day[] => [
  ...days.slice(0, index),
  ...added,
  ...days.slice(index),
];

export const withMoved = (days: readonly Day[], from: number, to: number): readonly Day[] =>
  moved(
    days.map((day, index) => (index === from ? { ...day, moved: true } : day)),
    from,
    to,
  );

const joined = (above: string, below: string) =>
  [...new Set([above.trim(), below.trim()])].filter(Boolean).join(', ');

/** The days with the one at `index` joined to the one above; its title begins its part of the description. */
export const withMerged = (days: readonly Day[], index: number): readonly Day[] => {
  const [above, below] = index > 0 ? days.slice(index - 1, index + 1) : [];
  if (!above || !below) return days;
  const [title, lower] = [above.title, below.title].filter((text) => text.trim() !== '');
  const heading = lower === undefined ? '' : `<p>${escapeHtml(lower.trim())}</p>`;
  const both: Day = {
    ...above,
    title: title ?? '',
    duration: joined(above.duration, below.duration),
    accommodation: joined(above.accommodation, below.accommodation),
    description: [above.description, heading, below.description]
      .filter((html) => !isBlankHtml(html))
      .join(''),
    read: [...(above.read ?? []), ...(below.read ?? [])],
  };
  return days.toSpliced(index - 1, 2, both);
};

/** The keys of the days that keep their order: as many as possible, preferably those not moved by hand. */
const staying = (days: readonly Day[], places: ReadonlyMap<number, number>): ReadonlySet<string> => {
  const rows = days.flatMap(({ key, from, moved }) => {
    const place = from === undefined ? undefined : places.get(from);
    return place === undefined ? [] : [{ key, place, weight: moved ? 100 : 101 }];
  });
  const best: { weight: number; keys: string[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const before = best
      .slice(0, index)
      .filter((_, other) => (rows[other]?.place ?? 0) < row.place)
      .reduce((a, b) => (b.weight > a.weight ? b : a), { weight: 0, keys: [] });
    best.push({ weight: before.weight + row.weight, keys: [...before.keys, row.key] });
  }
  return new Set(best.reduce((a, b) => (b.weight > a.weight ? b : a), { weight: 0, keys: [] }).keys);
};

/** How each edited day differs from the saved ones, by key; unchanged ones have no entry. */
export const marksOf = (days: readonly Day[], saved: readonly SavedDay[]): ReadonlyMap<string, Mark> => {
  const places = new Map(saved.map(({ id }, place) => [id, place]));
  const stays = staying(days, places);
  return new Map(
    days.flatMap((day): [string, Mark][] => {
      const was = day.from === undefined ? undefined : saved[places.get(day.from) ?? -1];
      if (!was) return [[day.key, 'new']];
      if (textsKey(was) !== textsKey(day)) return [[day.key, 'changed']];
      return stays.has(day.key) ? [] : [[day.key, 'moved']];
    }),
  );
};

/**
 * Rebases the edited days on another state of the server: each is matched with the saved day of equal texts, else with
 * its previous one, else it is new.
 */
export const rebased = (days: readonly Day[], saved: readonly SavedDay[]): Day[] => {
  const free = new Map(saved.map((day) => [day.id, textsKey(day)]));
  const claim = (id: number | undefined) => {
    if (id === undefined || !free.has(id)) return undefined;
    free.delete(id);
    return id;
  };
  const withTexts = (key: string) => [...free].find(([, texts]) => texts === key)?.[0];
  const claims: ((day: Day) => number | undefined)[] = [
    (day) => (free.get(day.from ?? 0) === textsKey(day) ? claim(day.from) : undefined),
    (day) => claim(withTexts(textsKey(day))),
    (day) => claim(day.from),
  ];
  const origins = new Map<Day, number>();
  for (const origin of claims) {
    for (const day of days) {
      const id = origins.has(day) ? undefined : origin(day);
      if (id !== undefined) origins.set(day, id);
    }
  }
  return days.map((day) => ({ ...day, from: origins.get(day) }));
};
