import { findPlaces, type FoundPlace } from '@/domain/nepal/places/find-places';
import { type DayDoubt, isHeight } from './chosen';
import type { Field } from './field';
import type { FoundHeight } from './heights';
import type { Source } from './plain-text';
import type { DayReading, DoubtCode, Said, Span } from './reading';

type Height = Field & FoundHeight;

/** The heights of a day, and what is doubtful about them. */
interface Heights extends Pick<DayReading, 'sleeping' | 'highest'> {
  doubts: readonly DayDoubt[];
}

const CROSSED =
  /(?:cross|over|via|across|climb|ascend|reach|summit|hike|walk|trek|visit|highest|pass|\bla|col|viewpoint|view point|top|base camp|भञ्ज्याङ|पास|चढ)/iu;
const SEEN =
  /(?:\bviews?\b|\bsee|seen|panorama|\bmt\b|mount |himal|peaks?\b|massif|range|mountains?|दृश्य|हिमाल)/iu;
/** Nobody sleeps there, and at others some do. */
const PASS = /(?:\bla|pass|col|peak|summit|view ?point|hill|tower|\bri|भञ्ज्याङ|पास|टप)[\s,:([~-]*$/iu;
const SIGHT = /(?:lakes?|tal|kund|base camp|b\.? ?c\.?)[\s,:([~-]*$/iu;
const EXCURSION =
  /back|return|cross|over\b|via\b|across|excursion|day hike|sunrise|explore|hike (?:up )?to|फर्क|परिक्रमा|भ्रमण/iu;
const PASSED = new Set(['pass', 'viewpoint', 'peak']);
const VISITED = new Set(['pass', 'viewpoint', 'lake', 'base camp', 'peak']);
/** A title of a day without a way, on which others are visited. */
const REST = /^(?:rest|free|day at)|acclimati[sz]|rest day|leisure|explor/i;
const VISIT = /hike|walk|visit|excursion|climb|trip/i;
/** A visit that not all make, or that is left to the weather. */
const CONDITIONAL = /\bif\b|\boption|who wants|may\b|can\b|could\b|चाहेमा/iu;
const TARGET = /(?:\bto|-|→|>|till|into|सम्म) *$/iu;
const NEAR = 4;
/** “Poon Hill sunrise 3,210 m”. */
const NEAR_IN_TITLE = 12;
const AROUND = 70;

const beforeHeight = ({ plain }: Source, { start }: Span, from: number) =>
  plain.slice(Math.max(from, start - AROUND), start);

/** “Numa La Base Camp” is not Numa La. */
const CAMP = /camp|\bb\.?c/i;

const placeBefore = (
  { plain }: Source,
  found: readonly FoundPlace[],
  from: number,
  { start }: Span,
): FoundPlace | undefined => {
  const near = found.findLast(({ end }) => from + end <= start && start - (from + end) <= NEAR_IN_TITLE);
  return near && CAMP.test(plain.slice(from + near.end, start)) ? undefined : near;
};

/** Tolerated between a vendor's figure and the table, whose sources differ by as much. */
const isFar = (metres: number, expected: number) =>
  Math.abs(metres - expected) > Math.max(120, expected * 0.04);

const compared = (height: Height, place: FoundPlace | undefined): readonly DayDoubt[] => {
  const known = (place?.places ?? []).flatMap(({ kind, metres }) => (kind === 'peak' ? [] : (metres ?? [])));
  const [nearest] = known.toSorted((a, b) => Math.abs(a - height.value) - Math.abs(b - height.value));
  return nearest !== undefined && isFar(height.value, nearest)
    ? [{ start: height.start, end: height.end, code: 'gazetteer', expected: nearest }]
    : [];
};

const said = ({ value, start, end }: Height): Said<number> => ({ value, start, end });
const doubt = ({ start, end }: Height, code: DoubtCode): DayDoubt => ({ start, end, code });

const highestOf = (heights: readonly Height[]): Height | undefined =>
  heights.toSorted((a, b) => b.value - a.value)[0];

interface Sorted {
  nights: readonly Height[];
  tops: readonly Height[];
  doubts: readonly DayDoubt[];
}

/** In a title: the last height is that of the night, unless it is that of a pass, or of what is visited and left again. */
const sortTitle = (source: Source, title: Span, heights: readonly Height[]): Sorted => {
  if (heights.length === 0) return { nights: [], tops: [], doubts: [] };
  const text = source.plain.slice(title.start, title.end);
  const found = findPlaces(text);
  const last = found.at(-1);
  const isTop = (height: Height): boolean => {
    const place = placeBefore(source, found, title.start, height);
    const before = beforeHeight(source, height, title.start);
    if (REST.test(text) && VISIT.test(before)) return true;
    const kind = place?.places[0]?.kind ?? '';
    if (place ? PASSED.has(kind) : PASS.test(before)) return true;
    const isVisited = place ? VISITED.has(kind) : SIGHT.test(before);
    return isVisited && ((place !== undefined && place !== last) || EXCURSION.test(text));
  };
  const tops = heights.filter(isTop);
  const [night] = heights.filter((height) => !isTop(height)).slice(-1);
  // “Lukla (2,840 m) to Phakding”: the night is elsewhere.
  const goesOn =
    night &&
    found.some(({ at, places: [place] }) => {
      const isStay = !VISITED.has(place?.kind ?? '');
      return title.start + at > night.end && isStay && TARGET.test(text.slice(Math.max(0, at - 8), at));
    });
  return {
    nights: night && !goesOn ? [night] : [],
    tops,
    doubts: [
      ...(night && goesOn ? [doubt(night, 'passing')] : []),
      ...heights.flatMap((height) => compared(height, placeBefore(source, found, title.start, height))),
    ],
  };
};

/** In prose: that of the place of the night, or of what is reached, not of what is seen from there. */
const sortProse = (
  source: Source,
  day: Span,
  nights: readonly Span[],
  heights: readonly Height[],
): Sorted => {
  const ofNight = heights.filter(({ start }) =>
    nights.some((night) => start >= night.start && start - night.end <= NEAR),
  );
  const tops = heights.filter((height) => {
    const before =
      beforeHeight(source, height, day.start)
        .split(/[.!?।]\s/)
        .at(-1) ?? '';
    return (
      !ofNight.includes(height) && CROSSED.test(before) && !SEEN.test(before) && !CONDITIONAL.test(before)
    );
  });
  return {
    nights: ofNight.slice(-1),
    tops,
    doubts: heights
      .filter((height) => !ofNight.includes(height) && !tops.includes(height))
      .map((height) => doubt(height, 'passing')),
  };
};

/** Below, a figure in prose is a way, not a height above the sea. */
const LOWEST_IN_PROSE = 1000;

/** Chooses among the heights of a day: labels, then its title, then its prose. */
export const chooseHeights = (source: Source, day: Span, title: Span, fields: readonly Field[]): Heights => {
  const all = fields.filter(isHeight);
  const wrong = all.flatMap((height) => (height.doubt ? [doubt(height, height.doubt)] : []));
  const good = all.filter((height) => height.doubt === undefined);
  const labelled = good.filter(({ weight }) => weight === 'label');
  const within = (height: Height) => height.start >= title.start && height.end <= title.end;
  const others = good.filter((height) => height.weight !== 'label');
  const inTitle = sortTitle(source, title, others.filter(within));
  const nights = fields.filter(({ kind }) => kind === 'night');
  const prose = sortProse(
    source,
    day,
    nights,
    others.filter(
      (height) => !within(height) && height.weight === 'prose' && height.value >= LOWEST_IN_PROSE,
    ),
  );
  const alone = others.filter((height) => !within(height) && height.weight === 'alone');
  const ofNight = labelled.filter(({ label }) => label === 'sleeping' || label === 'night').slice(-1);
  const candidates = [...ofNight, ...inTitle.nights, ...prose.nights, ...alone.slice(-1)];
  const tops = [...labelled.filter(({ label }) => label === 'highest'), ...inTitle.tops, ...prose.tops];
  const [sleeping] = candidates;
  // What is lower than the night is on the way to it.
  const reached = tops.filter(({ value }) => value > (sleeping?.value ?? 0));
  const highest = highestOf(reached);
  return {
    sleeping: sleeping && said(sleeping),
    highest: highest && said(highest),
    doubts: [
      ...wrong,
      ...inTitle.doubts,
      ...prose.doubts,
      ...candidates
        .slice(1)
        .filter((height) => height.value !== sleeping?.value)
        .map((height) => doubt(height, 'contradicts')),
    ],
  };
};
