import { ApiError } from '@/api/errors/api-error';
import type { PickerOption } from '@/components/pickers/picker-source';
import { type FoundUse, isUsedBy } from '@/resources/read-uses';
import { type RecordTypes, resourceOf } from '@/resources/record-type';
import type { Row } from '@/resources/uses';
import { type Move, moveIn } from './movable';
import { isVendor } from './replacements';

/** The records to replace: those of the list at a path with these ids. */
interface Replaced {
  path: string;
  from: readonly number[];
  types: RecordTypes;
}

const requireVendor = async (to: PickerOption) => {
  if (!(await isVendor({ id: to.value, name: to.label })))
    throw new ApiError('http', $localize`“${to.label}:label:” is not among the vendors.`);
};

/** Puts another record in the place of those in one record that uses them. */
export const moveOf = (
  { path, from, types }: Replaced,
  { use }: FoundUse,
  { id, parent = id }: { id: number; parent?: number },
  to: PickerOption,
): Move => {
  const resource = resourceOf(types, use.tag, parent);
  const reference = { name: use.name, from, isIn: (record: object) => isUsedBy(use, record as Row, from) };
  if (!resource) throw new ApiError('http', $localize`This cannot be changed here.`);
  const move = moveIn(resource, id, reference, to.value);
  return {
    ...move,
    run: async () => {
      if (path === '/users' && use.name === 'vendor_id') await requireVendor(to);
      return move.run();
    },
  };
};
