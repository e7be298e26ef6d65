import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { LazyPopover } from '@/components/overlays/lazy-popover';
import { loadChunk } from '@/lib/loading/chunk';

const loadPanel = () => loadChunk(() => import('./starred-panel'));

/** Opens the panel of all starred pages, where they are sorted and removed. */
export const StarredButton = () => (
  <LazyPopover
    label="Starred pages"
    width={320}
    load={loadPanel}
    panel={({ StarredPanel }, close) => <StarredPanel onClose={close} />}
  >
    {(props) => (
      <ActionIcon {...props} w={24} miw={24} aria-label="All starred pages" data-hint="All starred pages">
        <IconChevronDown size={14} aria-hidden />
      </ActionIcon>
    )}
  </LazyPopover>
);
