import type { FoundStage } from './amounts';
import type { Field } from './field';
import type { FoundHeight } from './heights';
import type { FoundMeals } from './meals';
import type { FoundNight } from './nights';
import type { DayReading, DoubtCode, Said, Span, Stage } from './reading';

/** What is doubtful within a day. */
export type DayDoubt = Span & { code: DoubtCode; expected?: number };

/** A value, and what else the day says about it. */
export interface Chosen<Value> {
  value: Value;
  doubts: readonly DayDoubt[];
}

const doubt = ({ start, end }: Span, code: DoubtCode): DayDoubt => ({ start, end, code });
const said = <Value>(span: Span, value: Value): Said<Value> => ({ value, start: span.start, end: span.end });

type Of<Found> = Field & Found;

const isStage =
  (kind: FoundStage['kind']) =>
  (field: Field): field is Of<FoundStage> =>
    field.kind === kind;
const isMeals = (field: Field): field is Of<FoundMeals> => field.kind === 'meals';
const isNight = (field: Field): field is Of<FoundNight> => field.kind === 'night';
/** Whether a field is a height. */
export const isHeight = (field: Field): field is Of<FoundHeight> => field.kind === 'height';

const same = (a: Stage, b: Stage) => a.from === b.from && a.to === b.to;
const fitsBeside = (a: Stage, b: Stage) => a.by !== undefined && b.by !== undefined && a.by !== b.by;

/** Those that the day promises; of prose, only what is the one amount of its way to go. */
export const chooseStages = (
  fields: readonly Field[],
  kind: FoundStage['kind'],
): Chosen<readonly Said<Stage>[]> => {
  const found = fields.filter(isStage(kind));
  const [labelled, alone, prose] = (['label', 'alone', 'prose'] as const).map((weight) =>
    found.filter((field) => field.weight === weight && field.doubt === undefined),
  );
  const unlikely = found
    .filter((field) => field.doubt === 'unlikely')
    .map((field) => doubt(field, 'unlikely'));
  const sure = [...(labelled ?? []), ...(alone ?? [])];
  if (sure.length > 0) {
    const taken: Of<FoundStage>[] = [];
    const others: DayDoubt[] = [];
    for (const field of sure) {
      if (taken.some(({ value }) => same(value, field.value))) continue;
      if (taken.every(({ value }) => fitsBeside(value, field.value))) taken.push(field);
      else others.push(doubt(field, 'contradicts'));
    }
    return { value: taken.map((field) => said(field, field.value)), doubts: [...unlikely, ...others] };
  }
  const clear = (prose ?? []).filter((field, _, all) =>
    all.every(
      (other) => other === field || same(other.value, field.value) || fitsBeside(other.value, field.value),
    ),
  );
  const distinct = clear.filter(
    (field, index) => clear.findIndex(({ value }) => same(value, field.value)) === index,
  );
  const passing = found.filter((field) => field.doubt === 'passing').map((field) => doubt(field, 'passing'));
  return {
    value: distinct.map((field) => said(field, field.value)),
    doubts: [
      ...unlikely,
      ...(distinct.length > 0 ? [] : passing),
      ...(prose ?? []).filter((field) => !clear.includes(field)).map((field) => doubt(field, 'several')),
    ],
  };
};

/** The meals that are promised; those that are only mentioned are doubtful. */
export const chooseMeals = (fields: readonly Field[]): Chosen<DayReading['meals']> => {
  const found = fields.filter(isMeals);
  const sure = found.filter(({ weight }) => weight !== 'prose');
  const first = sure.find(({ weight }) => weight === 'label') ?? sure[0];
  const isOther = ({ value }: FoundMeals) => value.join() !== (first?.value ?? []).join();
  const others = sure.filter(isOther).map((field) => doubt(field, 'contradicts'));
  const unsure = found
    .filter(({ weight, value }) => weight === 'prose' && !value.every((meal) => first?.value.includes(meal)))
    .map((field) => doubt(field, 'passing'));
  return { value: first && said(first, first.value), doubts: [...others, ...unsure] };
};

const isUnlike = (a: Said<string> | undefined, b: Said<string> | undefined) =>
  a !== undefined && b !== undefined && a.value.toLowerCase() !== b.value.toLowerCase();

/** Where the night is: labels before prose, and of prose what is said last. */
export const chooseNight = (fields: readonly Field[]): Chosen<Pick<DayReading, 'place' | 'lodging'>> => {
  const found = fields.filter(isNight).filter(({ place, lodging }) => place ?? lodging);
  const labelled = found.filter(({ weight }) => weight === 'label');
  const ordered = [...labelled, ...found.filter(({ weight }) => weight !== 'label').toReversed()];
  const place = ordered.find((field) => field.place)?.place;
  const lodging = ordered.find((field) => field.lodging)?.lodging;
  return {
    value: { place, lodging },
    doubts: ordered
      .filter((field) => isUnlike(field.place, place) || isUnlike(field.lodging, lodging))
      .map((field) => doubt(field, 'contradicts')),
  };
};
