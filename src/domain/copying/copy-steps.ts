import { ApiError } from '@/api/errors/api-error';
import { savedId } from '@/api/tolerant/saved-id';
import { requireCreated } from '@/api/writes/created';
import { removeRecord } from '@/components/dialogs/removal';
import { createOnce } from '@/components/import/create-once';
import { inState, type Step, type StepResult } from '@/components/run/run-steps';
import { type CopyPart, type PartItem, standing } from './copy-part';

/** The result of a copied part: created, with an id that not every API returns, or it was there already. */
type Made = { made: true; id: number | undefined } | { made: false };

interface PartStep {
  part: CopyPart;
  item: PartItem;
}

export interface CopyStep extends Step<Made>, PartStep {}

/** Deletes a copied part, or the record itself. */
export interface RemoveStep extends Step {
  name: string;
}

const missing = (what: string) => new ApiError('http', $localize`Not sent: ${what}:what: is missing.`);

/** The creates of one kind of parts; `begin` reads first what is there. */
const creatorOf = (part: CopyPart) => {
  /** The ids of parts that are no copies of those still to be created. */
  const known = new Set<number>();
  const finished = new Set<PartItem>();
  let there: ReturnType<typeof standing> | undefined;

  const finish = (item: PartItem, id: number | undefined) => {
    if (id !== undefined) known.add(id);
    finished.add(item);
    item.onMade?.(id);
  };
  const begin = async () => {
    if (there) return;
    const held = await part.read();
    for (const { id } of held) known.add(id);
    there = standing(part.items, held);
    for (const [item, id] of there) finish(item, id);
  };
  const createOf = (item: PartItem) => {
    const find = async () => {
      const held = await part.read();
      const found = held.find(({ id, key }) => !known.has(id) && (part.anyNew ?? key === item.key));
      return found && { data: { id: found.id } };
    };
    const create = createOnce<unknown>(async () => requireCreated(item.create()), find);
    return async () => {
      const answer = await create();
      return savedId(answer) ?? savedId(await find().catch(() => undefined));
    };
  };
  const waitsFor = (item: PartItem) =>
    part.items
      .slice(0, part.items.indexOf(item))
      .find((earlier) => earlier.left === undefined && !finished.has(earlier));

  const steps = part.items
    .filter(({ left }) => left === undefined)
    .map((item, index): CopyStep => {
      const create = createOf(item);
      return {
        key: `${part.id} ${index}`,
        part,
        item,
        run: async () => {
          if (there?.has(item)) return { made: false };
          const earlier = part.inOrder && waitsFor(item);
          if (earlier) throw missing($localize`“${earlier.name}:name:”, which comes before it,`);
          const id = await create();
          finish(item, id);
          return { made: true, id };
        },
      };
    });
  return { begin, steps };
};

/**
 * The steps that create the copies, part by part. Call `begin` before each run: it reads once what the record has, so
 * that what is there is not created again. After a lost answer a step looks before it repeats a create.
 */
export const copySteps = (parts: readonly CopyPart[]) => {
  const creators = parts.map(creatorOf);
  return {
    steps: creators.flatMap(({ steps }) => steps),
    begin: async () => {
      for (const creator of creators) await creator.begin();
    },
  };
};

/** The parts that a run created. */
export const madeIn = (results: readonly StepResult<CopyStep>[]) =>
  inState(results, 'done').filter(({ outcome }) => outcome?.made);

/** The keys of the steps whose copies differ from their originals: the server did not keep all that was sent. */
export const differingIn = async (
  results: readonly StepResult<CopyStep>[],
): Promise<ReadonlySet<Step['key']>> => {
  const differing = new Set<Step['key']>();
  for (const [part, made] of Map.groupBy(madeIn(results), ({ step }) => step.part)) {
    const held = await part.read();
    for (const { step, outcome } of made) {
      const id = outcome?.made ? outcome.id : undefined;
      const copy = held.find((row) => (id === undefined ? row.key === step.item.key : row.id === id));
      if (copy?.content !== step.item.content) differing.add(step.key);
    }
  }
  return differing;
};

/** The key of the step that deletes the record itself. */
export const RECORD = 'record';

/** Deletes what a run created, the last first, and the record after them, if it is to go too. */
export const removeSteps = (
  results: readonly StepResult<CopyStep>[],
  record?: { name: string; remove: () => Promise<unknown> },
): RemoveStep[] => {
  const left = new Set(madeIn(results).map(({ step }) => step.key));
  const parts = madeIn(results)
    .toReversed()
    .map(({ step, outcome }): RemoveStep => ({
      key: step.key,
      name: step.item.name,
      run: async () => {
        const id = outcome?.made ? outcome.id : undefined;
        if (id === undefined)
          throw new ApiError('http', $localize`The server did not say under which id. Delete it by hand.`);
        await removeRecord(() => step.part.remove(id));
        left.delete(step.key);
      },
    }));
  if (!record) return parts;
  const run = async () => {
    if (left.size > 0)
      throw new ApiError('http', $localize`It stays, as not all that was copied could be deleted.`);
    await removeRecord(record.remove);
  };
  return [...parts, { key: RECORD, name: record.name, run }];
};
