import { ApiError } from '@/api/errors/api-error';
import { savedId } from '@/api/tolerant/saved-id';
import { requireCreated } from '@/api/writes/created';
import { removeRecord } from '@/components/dialogs/removal';
import { createOnce } from '@/components/import/create-once';
import { type Operation, THERE } from '@/components/run/operation';
import { inState, NothingToDo, type Step, type StepResult } from '@/components/run/run-steps';
import { type CopyPart, type PartItem, standing } from './copy-part';

/** Creates a copy of a part; resolves with its id, which not every API returns. */
export interface CopyOperation extends Operation<NothingToDo | { id: number | undefined }> {
  part: CopyPart;
  item: PartItem;
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
    .map((item, index): CopyOperation => {
      const create = createOf(item);
      return {
        key: `${part.id} ${index}`,
        group: part.title,
        name: item.name,
        part,
        item,
        run: async () => {
          if (there?.has(item)) return THERE;
          const earlier = part.inOrder && waitsFor(item);
          if (earlier) throw missing($localize`“${earlier.name}:name:”, which comes before it,`);
          const id = await create();
          finish(item, id);
          return { id };
        },
        undo: (copied) =>
          copied === undefined || copied instanceof NothingToDo
            ? undefined
            : async () => {
                if (copied.id === undefined)
                  throw new ApiError(
                    'http',
                    $localize`The server did not say under which id. Delete it by hand.`,
                  );
                const { id } = copied;
                await removeRecord(() => part.remove(id));
              },
      };
    });
  return { begin, steps };
};

/**
 * The operations that create the copies, part by part. Call `begin` before each run: it reads once what the record has, so
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

/** The keys of the steps whose copies differ from their originals: the server did not keep all that was sent. */
export const differingIn = async (
  results: readonly StepResult<CopyOperation>[],
): Promise<ReadonlySet<Step['key']>> => {
  const differing = new Set<Step['key']>();
  for (const [part, made] of Map.groupBy(inState(results, 'done'), ({ step }) => step.part)) {
    const held = await part.read();
    for (const { step, outcome } of made) {
      const id = outcome === undefined || outcome instanceof NothingToDo ? undefined : outcome.id;
      const copy = held.find((row) => (id === undefined ? row.key === step.item.key : row.id === id));
      if (copy?.content !== step.item.content) differing.add(step.key);
    }
  }
  return differing;
};
