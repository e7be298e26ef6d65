import { ApiError } from '@/api/errors/api-error';
import type { PickerOption } from '@/components/pickers/picker-source';
import { type FoundUse, isUsedBy } from '@/resources/read-uses';
import type { Row } from '@/resources/uses';
import type { Movables, Move } from './movable';
import { isVendor } from './replacements';

/** The records to replace: those of the list at a path with these ids. */
interface Replaced {
  path: string;
  from: readonly number[];
  movables: Movables;
}

const requireVendor = async (to: PickerOption) => {
  if (!(await isVendor({ id: to.value, name: to.label })))
    throw new ApiError('http', $localize`“${to.label}:label:” is not among the vendors.`);
};

/** Puts another record in the place of those in one record that uses them. */
export const moveOf = (
  { path, from, movables }: Replaced,
  { use }: FoundUse,
  { id, parent = id }: { id: number; parent?: number },
  to: PickerOption,
): Move => {
  const movable = movables[use.tag]?.(parent);
  const reference = { name: use.name, from, isIn: (record: object) => isUsedBy(use, record as Row, from) };
  const move = movable?.move(id, reference, to.value);
  if (!move) throw new ApiError('http', $localize`This cannot be changed here.`);
  return {
    ...move,
    run: async () => {
      if (path === '/users' && use.name === 'vendor_id') await requireVendor(to);
      return move.run();
    },
  };
};
