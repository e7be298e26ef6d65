import { useEffect, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useDraft } from '@/components/form-page/use-draft';
import { isRecord } from '@/lib/values/is-record';
import type { Edits, RowEdits, RowId } from './use-edits';

const isEdit = (value: unknown): value is RowEdits =>
  isRecord(value) && typeof value.name === 'string' && isRecord(value.before) && isRecord(value.after);

const editsIn = (values: object): Edits =>
  new Map(
    Object.entries(values).flatMap(([id, edit]): [RowId, RowEdits][] =>
      isEdit(edit) ? [[/^\d+$/.test(id) ? Number(id) : id, edit]] : [],
    ),
  );

/**
 * Stores the unsaved cells of a sheet for the tab, and offers those of an earlier visit. `shownBy` is the search parameter
 * that shows the sheet, with its value.
 */
export const useSheetDraft = (
  { title, shownBy: [name, value] }: { title: string; shownBy: readonly [name: string, value: string] },
  edits: Edits,
  replace: (edits: Edits) => void,
) => {
  const router = useRouter();
  const [key] = useState(() => `${router.state.location.pathname}?${name}=${value}`);
  const { offer, discard, keep } = useDraft(
    key,
    { label: $localize`Sheet of ${title}:title:` },
    ({ values }) => replace(editsIn(values)),
  );
  useEffect(() => keep(() => ({ values: Object.fromEntries(edits) })), [edits, keep]);

  return {
    key,
    offer,
    /** Discards all edits. */
    discard: () => {
      discard($localize`The changes in the sheet were discarded.`, Object.fromEntries(edits));
      replace(new Map());
    },
  };
};
