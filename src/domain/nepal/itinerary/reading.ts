/** A stretch of the pasted text: from `start` up to but without `end`, as in `slice`. */
export interface Span {
  start: number;
  end: number;
}

/** A value, and where in the text it was read; a text is without marks and without what was read from within, so shorter than there. */
export interface Said<Value> extends Span {
  value: Value;
}

/** One figure is a range from it to itself. */
export interface Amount {
  from: number;
  to: number;
}

export type WayToGo = 'walk' | 'drive' | 'flight' | 'boat' | 'cycle';

/** An amount of hours or kilometres; `by` is undefined if the text does not say how. */
export interface Stage extends Amount {
  by: WayToGo | undefined;
}

export type Meal = 'breakfast' | 'lunch' | 'dinner';

/** A paragraph of a day's description. */
export interface Paragraph extends Said<string> {
  isItem: boolean;
}

/** A day; each day of a head such as “Day 1–2” is one, read from the same spans. */
export interface DayReading extends Span {
  /** As written; undefined if the head is a date. */
  number: Said<number> | undefined;
  /** The date in the head, as written. */
  date: Said<string> | undefined;
  /** Without number, date, hours, height and meals; undefined if the head has nothing else. */
  title: Said<string> | undefined;
  /** Without lines that only name a field. */
  description: readonly Paragraph[];
  /** Several if the day has several ways to go. */
  hours: readonly Said<Stage>[];
  kilometres: readonly Said<Stage>[];
  /** In metres, as `highest`. */
  sleeping: Said<number> | undefined;
  highest: Said<number> | undefined;
  /** Empty if the text says that there are none, undefined if it says nothing. */
  meals: Said<readonly Meal[]> | undefined;
  /** Where the night is spent, such as “Namche”. */
  place: Said<string> | undefined;
  /** In what, such as “teahouse” or “Hotel Tibet”. */
  lodging: Said<string> | undefined;
}

/**
 * Why a stretch of the text needs a look:
 *
 * - `outside`: it belongs to no day and no list, and was not read;
 * - `outline`: a short list of the days that the text then has in full, and was not read;
 * - `shared`: the head names several days, so all of it was read for each;
 * - `counted`: the head has no number;
 * - `missing`, `twice`, `order`: days before this head are missing; its number was there before; it is lower than the
 *   one before;
 * - `alternative`: a day for some of the travellers, or one instead of another;
 * - `several`: figures of one kind that do not tell which is that of the day, so none was read;
 * - `passing`: something that is mentioned, not promised, or not in words that tell, and was not read;
 * - `contradicts`: the text says otherwise elsewhere in the day, and that was read;
 * - `unit`: a figure without a unit, or with two that differ, or “half a day”, and was not read;
 * - `unlikely`: a figure too high or low to be right, and was not read;
 * - `gazetteer`: a height that was read, and that the table of places has otherwise.
 */
export type DoubtCode =
  | 'outside'
  | 'outline'
  | 'shared'
  | 'counted'
  | 'missing'
  | 'twice'
  | 'order'
  | 'alternative'
  | 'several'
  | 'passing'
  | 'contradicts'
  | 'unit'
  | 'unlikely'
  | 'gazetteer';

/** A stretch of the text that was not understood, or is doubtful. */
export interface Doubt extends Span {
  code: DoubtCode;
  /** The index of its day; undefined outside of days. */
  day: number | undefined;
  /** What is expected there: the metres of the table, or the first missing number. */
  expected: number | undefined;
}

/** What is read from a vendor's text. */
export interface ItineraryReading {
  /** In the order of the text. */
  days: readonly DayReading[];
  inclusions: readonly Said<string>[];
  exclusions: readonly Said<string>[];
  /** In the order of the text. */
  doubts: readonly Doubt[];
}
