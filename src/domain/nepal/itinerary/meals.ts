import { matchesIn, type Source } from './plain-text';
import type { Meal, Span } from './reading';

/** Meals that a text gives. */
export interface FoundMeals extends Span {
  kind: 'meals';
  value: readonly Meal[];
  /** It is no word that may only be mentioned. */
  isClear: boolean;
}

const MEALS: readonly Meal[] = ['breakfast', 'lunch', 'dinner'];
const NAMES: Readonly<Record<Meal, string>> = {
  breakfast: 'break ?fasts?|b\\/fast|b\\.fast|bf|बिहानको (?:खाजा|खाना|नास्ता)|ब्रेकफास्ट|नास्ता|नाश्ता',
  lunch: 'lunch(?:es)?|packed lunch|दिउँसोको (?:खाना|खाजा)|लन्च|लञ्च',
  dinner: 'dinners?|supper|(?:बेलुका|बेलुकी|राति|साँझ)को खाना|डिनर',
};
const NAME = MEALS.map((meal) => `(${NAMES[meal]})`).join('|');
const ALL = 'all (?:three )?meals|three meals|3 meals|तीनै (?:छाक|खाना)|[23] छाक';
const EDGE = String.raw`(?<![\p{L}\p{M}])`;
const END = String.raw`(?![\p{L}\p{M}])`;

const CODE = /(?<![\p{L}\d.&'-])([BLD])(?:[ ,/+&.-]{0,3}([BLD]))?(?:[ ,/+&.-]{0,3}([BLD]))?(?![\p{L}\d'-])/gu;
const LETTERS: Readonly<Record<string, Meal>> = { B: 'breakfast', L: 'lunch', D: 'dinner' };

const JOIN = String.raw`[ ,/+&-]{0,3}(?:(?:and|plus|with|र|तथा|\+) )?(?:packed )?`;
/** “Breakfast, lunch and dinner”, “all meals”: names with nothing else between. */
const LIST = new RegExp(
  `${EDGE}(?:${ALL}|(?:${NAME})(?:${JOIN}(?:${NAME}))?(?:${JOIN}(?:${NAME}))?)${END}`,
  'giu',
);
const ONE = new RegExp(`${EDGE}(?:${NAME})${END}`, 'giu');
const NOTHING =
  /^[ :-]{0,4}(?:n\/a|no(?:ne)?(?: meals?)?(?: included)?|nil|not included|no meals?|-+|own|on (?:your|own|their)\b.{0,20}|(?:self|own) arrangement|room only|ep|छैन|समावेश छैन|आफैँ?ले?)[ .]{0,3}$/iu;
const DENIED = /\bnot?\b|exclud|own|extra|self|without|except|छैन|बाहेक|आफै/iu;
const PLANS: Readonly<Record<string, readonly Meal[]>> = {
  bb: ['breakfast'],
  'b&b': ['breakfast'],
  cp: ['breakfast'],
  ap: MEALS,
  fb: MEALS,
  'full board': MEALS,
  fullboard: MEALS,
};
const PLAN = /(?<![\p{L}\d])(b&b|bb|cp|ap|fb|full ?board)(?![\p{L}\d])/giu;
const BASIS =
  /(?<![\p{L}\d])(?:on )?(?:(b&b|bb|cp|ap|fb) (?:basis|plan)|(full ?board)(?: basis)?)(?![\p{L}\d])/giu;
const UNCLEAR_PLAN = /(?<![\p{L}\d])(?:half ?board|hb|map)(?![\p{L}\d])/iu;

const inOrder = (found: Iterable<Meal | undefined>): readonly Meal[] => {
  const set = new Set(found);
  return MEALS.filter((meal) => set.has(meal));
};

const named = (text: string): readonly Meal[] =>
  new RegExp(`${EDGE}(?:${ALL})${END}`, 'iu').test(text)
    ? MEALS
    : inOrder([...text.matchAll(ONE)].map((match) => MEALS[match.slice(1).findIndex(Boolean)]));

/** Most stretches have none of this, which is quick to see. */
const ABOUT_MEALS =
  /meal|break|b\/?\.?f|lunch|dinner|supper|board|bb|cp|ap|fb|खाजा|खाना|नास्ता|नाश्ता|छाक|लन्च|लञ्च|डिनर|ब्रेक|(?<!\p{L})[bld](?!\p{L})|bl|bd|ld/iu;

const found = ({ start, end }: Span, value: readonly Meal[], isClear: boolean): FoundMeals => ({
  kind: 'meals',
  value,
  isClear,
  start,
  end,
});

/** All meals that a stretch names, among other words: “BLD”, “B/-/D”, “on BB basis” are clear, a word may be in passing. */
export const mealsIn = (source: Source, within: Span): readonly FoundMeals[] => {
  if (!ABOUT_MEALS.test(source.plain.slice(within.start, within.end))) return [];
  const codes = matchesIn(source, within, CODE).flatMap((code): FoundMeals[] => {
    const value = inOrder(code.groups.map((letter) => LETTERS[letter ?? '']));
    return value.length > 1 ? [found(code, value, true)] : [];
  });
  const plans = matchesIn(source, within, BASIS).map((basis) =>
    found(basis, PLANS[(basis.groups[0] ?? basis.groups[1] ?? '').toLowerCase()] ?? [], true),
  );
  const names = matchesIn(source, within, LIST).map((list) =>
    found(list, named(source.plain.slice(list.start, list.end)), false),
  );
  return [...codes, ...plans, ...names];
};

const mealsOf = (text: string): readonly Meal[] | undefined => {
  if (NOTHING.test(text)) return [];
  // “Breakfast (lunch and dinner on your own)”: what is denied does not count.
  const promised = text.split(/[.;()]|\bbut\b/).filter((part) => !DENIED.test(part));
  const meals = promised.flatMap((part) => [
    ...named(part),
    ...[...part.matchAll(CODE)].flatMap((match) => match.slice(1).map((letter) => LETTERS[letter])),
    ...[...part.matchAll(PLAN)].flatMap(([plan]) => PLANS[plan.toLowerCase()] ?? []),
  ]);
  const value = inOrder(meals);
  return value.length === 0 && !DENIED.test(text) ? undefined : value;
};

/** The meals that the value of “Meals:” gives. */
export const labelledMeals = (source: Source, within: Span): FoundMeals | undefined => {
  const text = source.plain.slice(within.start, within.end);
  const value = UNCLEAR_PLAN.test(text) ? undefined : mealsOf(text);
  return value && found(within, value, true);
};

const FILLER =
  /\b(?:included?|includes|including|only|meals?|basis|plan|provided|at (?:the )?(?:hotel|lodge)|with|and|on)\b|समावेश|सहित|मात्र/giu;

/** “-/-/-”, where others have “B/L/D”. */
const DASHES = /^(?:[-x] ?[/,+&] ?){1,2}[-x]$/i;

/** The meals of a stretch that is about nothing else, such as “(B, L, D)” or “Breakfast and dinner included”. */
export const onlyMeals = (source: Source, within: Span): FoundMeals | undefined => {
  const text = source.plain.slice(within.start, within.end);
  if (DASHES.test(text)) return found(within, [], true);
  if (text.length > 90 || !ABOUT_MEALS.test(text)) return undefined;
  const left = text.replace(LIST, '').replace(CODE, '').replace(PLAN, '').replace(FILLER, '');
  if (/[\p{L}\p{N}]/u.test(left)) return undefined;
  const meals = labelledMeals(source, within);
  return meals && meals.value.length > 0 ? meals : undefined;
};
