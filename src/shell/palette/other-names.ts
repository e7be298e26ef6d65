import { useChunk } from '@/components/inputs/use-chunk';
import type { PaletteItem } from './palette-item';

const none = (): readonly string[] => [];

/** What a label is called in the other languages; nothing until their texts are loaded. */
export const useOtherLabels = (): ((label: string) => readonly string[]) => {
  const chunk = useChunk(() => import('@/lib/text/other-labels'));
  return chunk.state === 'ready' ? chunk.module.otherLabels : none;
};

/** The items with what they are called in the other languages; records have names of their own. */
export const withOtherNames = (
  items: readonly PaletteItem[],
  otherLabels: (label: string) => readonly string[],
): readonly PaletteItem[] =>
  items.map((item) => {
    if (item.record) return item;
    const parts = item.madeOf ?? item.label.split(': ');
    return { ...item, otherNames: [...new Set([item.label, ...parts])].flatMap(otherLabels) };
  });
