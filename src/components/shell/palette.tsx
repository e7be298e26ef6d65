import { VisuallyHidden } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { OverlayProps } from './on-demand';
import { usePaletteActions } from './palette-actions';

const [store, spotlight] = createSpotlight();

const selectedAction = () => document.querySelector('[data-action][data-selected]')?.textContent ?? '';

/** The command palette: every page, every "create", and the commands of the application. */
export function Palette({ opened, onClose }: OverlayProps) {
  const actions = usePaletteActions();
  const [selected, setSelected] = useState('');

  useEffect(() => {
    if (opened) spotlight.open();
    else spotlight.close();
  }, [opened]);

  return (
    <Spotlight
      store={store}
      actions={actions}
      attributes={{ content: { 'aria-label': 'Command palette' } }}
      shortcut={null}
      onSpotlightClose={onClose}
      clearQueryOnClose
      highlightQuery
      scrollable
      maxHeight={420}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      nothingFound="Nothing matches."
      searchProps={{
        'aria-label': 'Command',
        // The focus stays in the field, so the command that Enter would run has to be told.
        onKeyUp: () => setSelected(selectedAction()),
        rightSection: <VisuallyHidden role="status">{selected}</VisuallyHidden>,
        placeholder: 'Go to a page or do something…',
        leftSection: <IconSearch size={18} stroke={1.6} aria-hidden />,
      }}
    />
  );
}
