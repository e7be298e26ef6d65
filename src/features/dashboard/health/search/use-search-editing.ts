import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { EditableField } from '@/components/edit-many/editable-field';
import type { SheetEditing } from '@/components/sheet/sheet-row';
import { noteSaved } from '@/lib/dates/saved-since';
import { editingAt, type Editings, problemsAt, storeTexts } from './use-page-texts';

const inLines = (field: EditableField): EditableField =>
  field.kind === 'text' && field.name === 'meta_description' ? { ...field, holds: 'lines' } : field;

/** One editing for the pages of all areas. */
export const useSearchEditing = (editings: Editings): SheetEditing => {
  const client = useQueryClient();
  return useMemo(() => {
    const [first] = Object.values(editings).filter((editing) => editing !== undefined);
    return {
      fields: (first?.fields ?? []).map(inLines),
      problemsIn: (after, path) => problemsAt(String(path), editings, after),
      save: async (path, change) => {
        const { editing, id } = editingAt(String(path), editings);
        const written = await editing.save(id, change);
        noteSaved(String(path));
        storeTexts(client, String(path), written.after);
        return written;
      },
    };
  }, [editings, client]);
};
