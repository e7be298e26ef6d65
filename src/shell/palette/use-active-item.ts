import { type KeyboardEvent, useEffect, useState } from 'react';
import { isComposing } from '@/lib/text/composing';
import type { PaletteItem } from './palette-item';

/** The item that Enter chooses: the first one, until the arrow keys move it; late results do not. */
export const useActiveItem = (
  items: readonly PaletteItem[],
  query: string,
  optionId: (id: string) => string,
) => {
  const [chosen, setChosen] = useState({ query, id: '' });
  const index = Math.max(0, chosen.query === query ? items.findIndex(({ id }) => id === chosen.id) : 0);
  const active = items[index];

  useEffect(() => {
    if (active) document.getElementById(optionId(active.id))?.scrollIntoView({ block: 'nearest' });
  }, [active, optionId]);

  const step = (by: 1 | -1) => {
    const next = items[(index + by + items.length) % items.length];
    if (next) setChosen({ query, id: next.id });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && active) document.getElementById(optionId(active.id))?.click();
    else return;
    event.preventDefault();
  };

  return { active, onKeyDown };
};
