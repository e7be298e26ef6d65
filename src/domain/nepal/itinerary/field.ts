import type { FoundStage } from './amounts';
import type { FoundHeight } from './heights';
import type { DayFact } from './labels';
import type { FoundMeals } from './meals';
import type { FoundNight } from './nights';
import type { DoubtCode, Span } from './reading';

/** How far a field can be relied on: its label, place or sentence says that it is the day's; or other words are around. */
type Weight = 'label' | 'alone' | 'prose';

export type Field = (FoundStage | FoundHeight | FoundMeals | FoundNight) & {
  weight: Weight;
  /** A height that a label calls the highest, or that of the night. */
  label: DayFact | undefined;
};

/** What a stretch is found to say: fields, and what is not needed as text any more. */
export interface Found {
  fields: readonly Field[];
  cuts: readonly Span[];
  doubts: readonly (Span & { code: DoubtCode })[];
}

/** What says nothing. */
export const nothing: Found = { fields: [], cuts: [], doubts: [] };
