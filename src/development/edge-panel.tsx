import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CloseButton, Title, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import classes from './edge-panel.module.css';

interface EdgePanelProps {
  title: string;
  icon: ReactNode;
  /** The position of the tab; tabs must not overlap. */
  place: 'upper' | 'lower';
  children: ReactNode;
}

/** A tab at the edge of the screen that opens a panel for developers. */
export const EdgePanel = ({ title, icon, place, children }: EdgePanelProps) => {
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
    <aside aria-label={title}>
      <UnstyledButton
        ref={tab}
        className={classes.tab}
        data-place={place}
        aria-label={title}
        aria-expanded={opened}
        title={title}
        onClick={() => setOpened(!opened)}
      >
        {icon}
      </UnstyledButton>
      {opened && (
        <section ref={panel} className={classes.panel} aria-labelledby={titleId} tabIndex={-1}>
          <div className={classes.head}>
            <Title order={2} size="h4" id={titleId}>
              {title}
            </Title>
            <CloseButton aria-label="Close" onClick={close} />
          </div>
          {children}
        </section>
      )}
    </aside>
  );
};
