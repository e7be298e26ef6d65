import { isPartial, type PickerSource } from '@/components/pickers/picker-source';
import { getListPageOptionsQueryKey, getPage, listPageOptions } from '@/generated/api/pages/pages';
import { firstNonBlank, unnamed } from '@/lib/records/record-name';
import { pagesOutside, pageTree } from './page-tree';

/** The possible parents of a page: all but itself and its descendants, indented by depth. */
export const parentsFor = (id: number | undefined): PickerSource => ({
  queryKey: [...getListPageOptionsQueryKey(), 'outside', id ?? null],
  load: async (_term, signal) => {
    const answer = await listPageOptions(undefined, signal);
    const options = pagesOutside(pageTree(answer.data), id).map(({ id: value, title, above }) => ({
      value,
      label: title,
      depth: above.length,
      ...(above.length > 0 && { hint: above.join(' › ') }),
    }));
    return { options, partial: isPartial(answer) };
  },
  filter: 'client',
  byId: async (parent, signal) => {
    const { title, name } = (await getPage(parent, undefined, signal)).data;
    return { value: parent, label: firstNonBlank(title, name) ?? unnamed($localize`page`, parent) };
  },
});
