import { soundOf } from '@/lib/text/spelled-alike';
import { findPlaces, type FoundPlace, heightsIn } from './find-places';
import type { Place } from './place';
import { places } from './places';

/** The plain texts of an itinerary day. */
export interface DayText {
  title: string;
  accommodation: string;
  description: string;
}

/** Where a height is from: the table, by the place's name, or the text of the day. */
type HeightSource = 'name' | 'text';

export interface Point {
  name: string;
  metres: number | undefined;
  from: HeightSource;
  place: Place | undefined;
  /** Places of this name, if nothing tells which is meant. */
  candidates: readonly Place[];
}

export interface DayAltitude {
  /** From 1. */
  day: number;
  /** Undefined if the day names no place to sleep. */
  night: Point | undefined;
  /** The highest pass, viewpoint, lake or base camp of the day, if it is above the nights around it. */
  top: Point | undefined;
}

const VISITED = new Set(['pass', 'viewpoint', 'lake', 'base camp']);
const isPeak = ({ places: [place] }: FoundPlace) => place?.kind === 'peak';

/** The regions of the table that a package's region names: Lower Dolpo is in Dolpo. */
const regionsIn = (text: string): ReadonlySet<string> => {
  const sound = soundOf(text);
  const all = new Set(places().map(({ region }) => region));
  return new Set([...all].filter((region) => sound.includes(soundOf(region))));
};

/** Chooses among places of one name: by the package's region, else by the other places of the itinerary. */
const chooser = (region: string, company: readonly FoundPlace[]) => {
  const named = regionsIn(region);
  const counts = new Map<string, number>();
  for (const { places: found } of company)
    if (found.length === 1 && found[0]) counts.set(found[0].region, (counts.get(found[0].region) ?? 0) + 1);
  return (found: readonly Place[]): readonly Place[] => {
    if (found.length < 2) return found;
    const inRegion = found.filter((place) => named.has(place.region));
    const left = inRegion.length > 0 ? inRegion : found;
    if (left.length === 1) return left;
    const near = left.map((place) => counts.get(place.region) ?? 0);
    const most = Math.max(...near);
    return most === 0 ? left : left.filter((_, index) => near[index] === most);
  };
};

type Choose = ReturnType<typeof chooser>;

const pointOf = ({ text, places: all, metres }: FoundPlace, choose: Choose): Point => {
  const left = choose(all);
  const place = left.length === 1 ? left[0] : undefined;
  return {
    name: place?.name ?? text,
    metres: metres ?? place?.metres,
    from: metres === undefined ? 'name' : 'text',
    place,
    candidates: place ? [] : left,
  };
};

/** What follows “overnight”, up to the end of the sentence. */
const OVERNIGHT =
  /(?:over\s?-?night|o\/n|night (?:is spent )?(?:in|at)|sleep (?:in|at)|stay (?:in|at)|रात्रि ?(?:विश्राम|बास)|बास)([^.!?।]*)/giu;

/** “Rest day in Namche, walk to Khumjung”: the night is where the rest is. */
const REST = /^(?:rest|acclimati[sz]ation|leisure|free|explor)\S*/i;
const TARGET = /\b(?:to|till|into|then|→|➔|->|–|—)\s*$/i;

const last = <Item>(items: readonly Item[]): Item | undefined => items[items.length - 1];

const sleepable = (found: readonly FoundPlace[]) => found.filter((one) => !isPeak(one));

/** A day, and the places that its texts name. */
interface ReadDay extends DayText {
  named: Readonly<Record<keyof DayText, readonly FoundPlace[]>>;
}

const readDay = (day: DayText): ReadDay => ({
  ...day,
  named: {
    title: findPlaces(day.title),
    accommodation: findPlaces(day.accommodation),
    description: findPlaces(day.description),
  },
});

const inTitle = (title: string, named: readonly FoundPlace[]): FoundPlace | undefined => {
  const found = sleepable(named);
  if (REST.test(title)) return found[0];
  const stays = found.filter(({ places: [place] }) => !VISITED.has(place?.kind ?? ''));
  const targets = stays.filter(({ at }) => TARGET.test(title.slice(0, at)));
  return last(targets) ?? last(stays) ?? last(found);
};

const nightOf = ({ named, ...day }: ReadDay, choose: Choose): Point | undefined => {
  const overnight = [...day.description.matchAll(OVERNIGHT)].flatMap(([, after = '']) => findPlaces(after));
  const found =
    sleepable(named.accommodation)[0] ?? last(sleepable(overnight)) ?? inTitle(day.title, named.title);
  const said = heightsIn(day.title);
  if (!found) {
    // A height in the title without a known name is that of the night.
    const metres = said.length === 1 ? said[0] : undefined;
    return metres === undefined
      ? undefined
      : { name: day.title, metres, from: 'text', place: undefined, candidates: [] };
  }
  const point = pointOf(found, choose);
  // The title may give the height of what the accommodation only names.
  const again = [...named.title, ...named.description].find(
    ({ metres, places: others }) =>
      metres !== undefined && others.some((place) => found.places.includes(place)),
  );
  return point.from === 'name' && again?.metres !== undefined
    ? { ...point, metres: again.metres, from: 'text' }
    : point;
};

const topOf = ({ named }: ReadDay, night: Point | undefined, choose: Choose): Point | undefined => {
  const titled = named.title.filter(({ places: [place] }) => VISITED.has(place?.kind ?? ''));
  const passes = named.description.filter(({ places: [place] }) => place?.kind === 'pass');
  return [...titled, ...passes]
    .map((found) => pointOf(found, choose))
    .filter(({ metres, name }) => metres !== undefined && name !== night?.name)
    .toSorted((a, b) => (b.metres ?? 0) - (a.metres ?? 0))[0];
};

const readDays = (days: readonly DayText[], region: string | null | undefined) => {
  const read = days.map(readDay);
  const choose = chooser(
    region ?? '',
    read.flatMap(({ named: { title, accommodation } }) => [...title, ...accommodation]),
  );
  return { choose, days: read.map((day) => ({ ...day, night: nightOf(day, choose) })) };
};

/** The nights of an itinerary and the highest points between them, as far as its texts tell. */
export const altitudesOf = (days: readonly DayText[], region?: string | null): readonly DayAltitude[] => {
  const { choose, days: read } = readDays(days, region);
  return read.map((day, index) => {
    const { night } = day;
    const top = topOf(day, night, choose);
    const around = Math.max(night?.metres ?? 0, read[index - 1]?.night?.metres ?? 0);
    return { day: index + 1, night, top: (top?.metres ?? 0) > around ? top : undefined };
  });
};

/** A place in the title of a day, which is not only seen from afar. */
interface TitledPoint extends Point {
  /** Where its name is in the title. */
  at: number;
  end: number;
}

/** Where a day leads, and where its night is, as far as its texts tell. */
export interface DayPlaces {
  title: string;
  titled: readonly TitledPoint[];
  night: Point | undefined;
}

/** The places of an itinerary's days, in their order. */
export const placesOf = (days: readonly DayText[], region?: string | null): readonly DayPlaces[] => {
  const { choose, days: read } = readDays(days, region);
  return read.map(({ title, named, night }) => ({
    title,
    titled: sleepable(named.title).map((found) => ({
      ...pointOf(found, choose),
      at: found.at,
      end: found.end,
    })),
    night,
  }));
};
