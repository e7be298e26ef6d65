import { CloseButton, Title, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { OfflineControls, type ControlledBackend } from './offline-controls';
import classes from './offline-panel.module.css';

interface OfflinePanelProps {
  backend: ControlledBackend;
  /** Called when the rows are no longer those on the screen. */
  onDataChange: () => void;
}

/** A tab at the edge of the screen that opens the settings of the offline backend. */
export const OfflinePanel = ({ backend, onDataChange }: OfflinePanelProps) => {
  const [opened, setOpened] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const tab = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (opened) panel.current?.focus();
  }, [opened]);

  const close = () => {
    setOpened(false);
    tab.current?.focus();
  };

  useHotkeys(opened ? [['Escape', close]] : [], []);

  return (
    <aside aria-label="Offline backend">
      <UnstyledButton
        ref={tab}
        className={classes.tab}
        aria-label="Offline backend"
        aria-expanded={opened}
        title="Offline backend"
        onClick={() => setOpened(!opened)}
      >
        <IconPlugConnectedX size={16} aria-hidden />
      </UnstyledButton>
      {opened && (
        <section ref={panel} className={classes.panel} aria-labelledby={titleId} tabIndex={-1}>
          <div className={classes.head}>
            <Title order={2} size="h4" id={titleId}>
              Offline backend
            </Title>
            <CloseButton aria-label="Close" onClick={close} />
          </div>
          <OfflineControls backend={backend} onDataChange={onDataChange} />
        </section>
      )}
    </aside>
  );
};
