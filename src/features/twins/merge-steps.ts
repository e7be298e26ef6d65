import { ApiError } from '@/api/errors/api-error';
import { rowEdit } from '@/components/edit-many/row-edit';
import { saveValues } from '@/components/edit-many/save-values';
import type { PickerOption } from '@/components/pickers/picker-source';
import type { Operation } from '@/components/run/operation';
import { isUnfinished, type StepResult } from '@/components/run/run-steps';
import type { CopyPart } from '@/domain/copying/copy-part';
import { type CopyOperation, copySteps, differingIn } from '@/domain/copying/copy-steps';
import type { Move } from '@/domain/uses/movable';
import { moveOf } from '@/domain/uses/move-of';
import { stepKey } from '@/domain/uses/use-replacing';
import { joinedByAnd } from '@/lib/formats/formats';
import { capitalized } from '@/lib/text/capitalized';
import { plural } from '@/lib/text/plural';
import { sameContent } from '@/lib/values/merge-edits';
import { type FoundUse, readUse } from '@/resources/read-uses';
import type { RecordTypes } from '@/resources/record-type';
import { comparable, type Taking } from './merge-fields';

/** One operation of a merge; `copy` is that of a part, as `domain/copying` makes it. */
export interface MergeOperation extends Operation {
  copy?: CopyOperation;
}

type Results = readonly StepResult<MergeOperation>[];

export interface MergePlan {
  /** The path of the list: `/hotels`. */
  path: string;
  kept: PickerOption;
  twin: { id: number; name: string };
  takings: readonly Taking[];
  parts: readonly CopyPart[];
  uses: readonly FoundUse[];
  types: RecordTypes;
}

const takingStep = ({ of, labels, before, after }: Taking, id: number, at: number): MergeOperation => {
  const edit = rowEdit({ save: saveValues(of) }, id, before, () => after);
  return {
    key: `fields ${at}`,
    group: $localize`Fields`,
    name: joinedByAnd(labels),
    ...edit,
  };
};

const moveStep = (found: FoundUse, key: string, name: string, move: Move): MergeOperation => ({
  key,
  group: capitalized(found.nouns.other),
  name,
  ...move,
});

/** The steps of a merge: the fields of the kept record, then its parts, then what points at its twin. */
export const mergeSteps = ({ path, kept, twin, takings, parts, uses, types }: MergePlan) => {
  const copies = copySteps(parts);
  const replaced = { path, from: [twin.id], types };
  const steps: MergeOperation[] = [
    ...takings.map((taking, at) => takingStep(taking, kept.value, at)),
    ...copies.steps.map((copy) => ({ ...(copy as Operation), copy })),
    ...uses.flatMap((found) =>
      found.fixed
        ? []
        : found.named.map((using) =>
            moveStep(found, stepKey(found, using), using.name, moveOf(replaced, found, using, kept)),
          ),
    ),
  ];
  return { steps, begin: copies.begin };
};

/** The results of the copied parts. */
const copiesIn = (results: Results): StepResult<CopyOperation>[] =>
  results.flatMap(({ step, ...result }) =>
    step.copy ? [{ ...result, step: step.copy } as StepResult<CopyOperation>] : [],
  );

const unlike = (reason: string) =>
  new ApiError('http', $localize`Nothing was done to its twin: ${reason}:reason:`);

/**
 * Reads again all that a merge made, and rejects unless everything stands: only then may the twin go. Parts of which the
 * server did not keep all do not stand.
 */
export const requireStanding = async (plan: MergePlan, results: Results): Promise<void> => {
  const { kept, twin, takings, uses } = plan;
  const open = results.filter(isUnfinished);
  if (open.length > 0)
    throw unlike(
      plural(open.length, { one: $localize`# step is not done.`, other: $localize`# steps are not done.` }),
    );
  for (const { of, after, labels } of takings) {
    const now = comparable(of, (await of.read?.(kept.value)) ?? {});
    const isKept = Object.entries(after).every(([name, value]) => sameContent(now[name], value));
    if (!isKept)
      throw unlike(
        $localize`“${kept.label}:label:” no longer has what was chosen for ${joinedByAnd(labels)}:labels:.`,
      );
  }
  const copies = copiesIn(results);
  const differing = await differingIn(copies);
  const short = copies.find(({ step }) => differing.has(step.key));
  if (short)
    throw unlike(
      $localize`“${short.step.item.name}:name:” is not in “${kept.label}:label:” as it was in its twin.`,
    );
  for (const { use, fixed, nouns } of uses) {
    if (fixed) continue;
    const now = await readUse(use, [twin.id], { whole: true });
    if (now.count !== 0)
      throw unlike($localize`some ${nouns.other}:nouns: may still use it. Compare the two again.`);
  }
};
