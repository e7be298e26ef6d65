import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { OverlayProps } from './on-demand';
import { usePaletteActions } from './palette-actions';

const [store, spotlight] = createSpotlight();

/** The command palette: every page, every "create", and the commands of the application. */
export function Palette({ opened, onClose }: OverlayProps) {
  const actions = usePaletteActions();

  useEffect(() => {
    if (opened) spotlight.open();
    else spotlight.close();
  }, [opened]);

  return (
    <Spotlight
      store={store}
      actions={actions}
      shortcut={null}
      onSpotlightClose={onClose}
      clearQueryOnClose
      highlightQuery
      scrollable
      maxHeight={420}
      nothingFound="Nothing matches."
      searchProps={{
        'aria-label': 'Command',
        placeholder: 'Go to a page or do something…',
        leftSection: <IconSearch size={18} stroke={1.6} aria-hidden />,
      }}
    />
  );
}
