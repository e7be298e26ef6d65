import type { DayTexts } from './itinerary-values';

/** A day on the server; its position is that in the list. */
export interface SavedDay extends DayTexts {
  id: number;
}

/** One call of a plan. `place` is the position on the server, from 1; `at` is the index of the edited day. */
export type PlanCall =
  | { kind: 'add'; at: number; texts: DayTexts }
  | { kind: 'change'; at: number; id: number; place: number; before: DayTexts; texts: DayTexts }
  | { kind: 'delete'; id: number; place: number; before: DayTexts };

type Change = Extract<PlanCall, { kind: 'change' }>;

/** A text without differences that backends normalize: surrounding space and line endings. */
export const tidy = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();

export const sameText = (a: string, b: string): boolean => tidy(a) === tidy(b);

/** The four texts as a key; equal for days that differ only by what backends normalize. */
export const textsKey = ({ title, duration, accommodation, description }: DayTexts): string =>
  JSON.stringify([title, duration, accommodation, description].map(tidy));

export const textsOf = ({ title, duration, accommodation, description }: DayTexts): DayTexts => ({
  title,
  duration,
  accommodation,
  description,
});

/** The request body of a day. */
export const sentTexts = ({ title, duration, accommodation, description }: DayTexts): DayTexts => ({
  title: title.trim(),
  duration: duration.trim(),
  accommodation: accommodation.trim(),
  description,
});

/** Whether two lists have the same days in the same order. */
export const sameDays = (a: readonly DayTexts[], b: readonly DayTexts[]): boolean =>
  a.length === b.length && a.map(textsKey).join() === b.map(textsKey).join();

/** One call outweighs any preference between plans with equally many calls, which is to rewrite few days. */
const weights = { call: 1_000, change: 1_001 };

/** Which saved day each edited one overwrites, in order; edited days beyond the list are added. */
const takenPlaces = (saved: readonly string[], wanted: readonly string[]): number[] => {
  // cost[i][j]: to turn the saved days from i on into the edited ones from j on.
  const cost = Array.from({ length: saved.length + 1 }, () => new Array<number>(wanted.length + 1).fill(0));
  const costAt = (i: number, j: number) => cost[i]?.[j] ?? 0;
  const take = (i: number, j: number) => costAt(i + 1, j + 1) + (saved[i] === wanted[j] ? 0 : weights.change);
  for (let i = saved.length; i >= 0; i -= 1) {
    for (let j = wanted.length; j >= 0; j -= 1) {
      const row = cost[i];
      if (!row) continue;
      if (i === saved.length) row[j] = (wanted.length - j) * weights.call;
      else if (j === wanted.length) row[j] = (saved.length - i) * weights.call;
      else row[j] = Math.min(take(i, j), costAt(i + 1, j) + weights.call);
    }
  }
  const places: number[] = [];
  for (let i = 0; i < saved.length && places.length < wanted.length; i += 1) {
    if (take(i, places.length) === costAt(i, places.length)) places.push(i);
  }
  return places;
};

/**
 * Orders the changes so that a text still needed is overwritten only once another day has it. In a cycle that is
 * impossible: then one text at a time is missing, that of the last day first.
 */
const orderChanges = (
  changes: readonly Change[],
  texts: readonly string[],
  wanted: readonly string[],
): Change[] => {
  const now = [...texts];
  const rest = [...changes];
  const ordered: Change[] = [];
  const isSafe = ({ place }: Change) => {
    const text = now[place - 1] ?? '';
    return !wanted.includes(text) || now.indexOf(text) !== now.lastIndexOf(text);
  };
  while (rest.length > 0) {
    const safe = rest.findLastIndex(isSafe);
    const [next] = rest.splice(safe < 0 ? rest.length - 1 : safe, 1);
    if (!next) break;
    now[next.place - 1] = textsKey(next.texts);
    ordered.push(next);
  }
  return ordered;
};

/**
 * The fewest calls that turn the saved days into the edited ones. The API appends days and cannot sort them, so
 * contents are rewritten: days are added first, then changed, and surplus ones deleted last.
 */
export const planItinerary = (saved: readonly SavedDay[], wanted: readonly DayTexts[]): PlanCall[] => {
  const savedKeys = saved.map(textsKey);
  const wantedKeys = wanted.map(textsKey);
  const places = takenPlaces(savedKeys, wantedKeys);
  const adds: PlanCall[] = wanted
    .slice(places.length)
    .map((day, index) => ({ kind: 'add', at: places.length + index, texts: sentTexts(day) }));
  const changes = places.flatMap((slot, at): Change[] => {
    const [day, texts] = [saved[slot], wanted[at]];
    if (!day || !texts || savedKeys[slot] === wantedKeys[at]) return [];
    return [
      { kind: 'change', at, id: day.id, place: slot + 1, before: textsOf(day), texts: sentTexts(texts) },
    ];
  });
  const taken = new Set(places);
  const deletes = saved.flatMap((day, slot): PlanCall[] =>
    taken.has(slot) ? [] : [{ kind: 'delete', id: day.id, place: slot + 1, before: textsOf(day) }],
  );
  const afterAdds = [...savedKeys, ...wantedKeys.slice(places.length)];
  return [...adds, ...orderChanges(changes, afterAdds, wantedKeys), ...deletes];
};

/** The server's days after a call; an added day gets `id`. */
export const afterCall = (saved: readonly SavedDay[], call: PlanCall, id = 0): SavedDay[] => {
  if (call.kind === 'add') return [...saved, { id, ...call.texts }];
  if (call.kind === 'delete') return saved.filter((day) => day.id !== call.id);
  return saved.map((day) => (day.id === call.id ? { id: day.id, ...call.texts } : day));
};

/** The server's days after each call of the plan that turns them into the edited ones. */
export const statesOnTheWay = (saved: readonly SavedDay[], wanted: readonly DayTexts[]): SavedDay[][] => {
  let now = [...saved];
  return planItinerary(saved, wanted).map((call) => (now = afterCall(now, call)));
};
