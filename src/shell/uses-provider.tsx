import { type ComponentType, createElement, type ReactNode, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { RecordUses, type UsedRecords, type Uses } from '@/components/dialogs/record-uses-context';
import { useOnDemand } from '@/components/overlays/use-on-demand';
import { loadChunk } from '@/lib/loading/chunk';
import { areaAt, areas } from '@/resources/index';
import type { OverlayProps } from './on-demand';

interface UsesProviderProps {
  /** Loads the dialog that shows all that uses records, by `loadChunk`; must be stable. */
  load: () => Promise<ComponentType<OverlayProps & { used: UsedRecords }>>;
  children: ReactNode;
}

const readUses = async (path: string, ids: readonly number[]) => {
  const { usesAt } = await loadChunk(() => import('@/resources/read-uses'));
  return usesAt(path, ids);
};

const remove: Uses['remove'] = async (...deletion) => {
  const { removeUsed } = await loadChunk(() => import('@/resources/remove-used'));
  return removeUsed(...deletion);
};

const restores = (path: string) => {
  const { unrestorable, gallery, images } = areaAt(path) ?? {};
  return { restorable: unrestorable === undefined, images: (images ?? gallery) !== undefined };
};

const isUsed = (path: string) => areas.some((area) => area.path === path && area.used);

/** Lets screens ask what uses a record, and contains the dialog that shows it. */
export const UsesProvider = ({ load, children }: UsesProviderProps) => {
  const [shown, setShown] = useState<{ used: UsedRecords; opened: boolean; nth: number }>();
  const client = useQueryClient();
  const value = useMemo(
    (): Uses => ({
      isUsed,
      read: readUses,
      remove,
      restores,
      holder: async (...asked) => {
        const { holderOf } = await loadChunk(() => import('@/resources/holder'));
        return holderOf(client, ...asked);
      },
      show: (used) => setShown((last) => ({ used, opened: true, nth: (last?.nth ?? 0) + 1 })),
    }),
    [client],
  );
  const opened = shown?.opened ?? false;
  const close = () => setShown((last) => last && { ...last, opened: false });
  const dialog = useOnDemand(load, opened, close);
  return (
    <RecordUses value={value}>
      {children}
      {dialog && shown && createElement(dialog, { key: shown.nth, used: shown.used, opened, onClose: close })}
    </RecordUses>
  );
};
