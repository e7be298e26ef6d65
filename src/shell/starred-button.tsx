import { useCallback, useState } from 'react';
import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { loadChunk } from '@/lib/chunk';
import { OnDemand } from './on-demand';

const loadPanel = () => loadChunk(() => import('./starred-panel')).then((m) => m.StarredPanel);

/** Opens the panel of all starred pages, where they are put in order and removed. */
export const StarredButton = () => {
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={320} trapFocus>
      <Popover.Target>
        <Tooltip label="All starred pages" disabled={opened}>
          <ActionIcon w={22} miw={22} aria-label="All starred pages" onClick={() => setOpened((now) => !now)}>
            <IconChevronDown size={14} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p={6} aria-label="Starred pages">
        <OnDemand load={loadPanel} opened={opened} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  );
};
