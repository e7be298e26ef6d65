import type { MouseEvent, ReactNode } from 'react';
import { type LinkProps, useRouter } from '@tanstack/react-router';
import { listLink, type ReturnTo, useFrom } from '@/components/links/from';
import { useNeighbours } from '@/components/records/use-neighbours';
import { highlightRow } from '@/lib/records/highlighted-row';
import { NeighbourBar } from './neighbour-bar';

export interface NeighboursProps {
  /** The nouns of its records, the path of their list, and the link to one. */
  area: { nouns: { one: string; other: string }; path: string; open: (id: number) => LinkProps };
  id: number;
  /** The link back if the record was opened from something other than the list. */
  otherwise?: (from: ReturnTo) => ReactNode;
}

/** Back to the list that a record was opened from, and to the adjacent records; null if it was not. */
export const Neighbours = ({ area, id, otherwise }: NeighboursProps) => {
  const { history } = useRouter();
  const from = useFrom(id);
  const links = useNeighbours(from, { noun: area.nouns.one, id, list: area.path, screen: area.open });
  if (!from) return null;
  if (!links) return otherwise?.(from);

  const { link, moved } = listLink(from);
  const back = (event: MouseEvent) => {
    highlightRow(area.path, id);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey;
    // The list is the previous history entry; if it shows this record, going back restores its scroll position.
    if (modified || moved) return;
    event.preventDefault();
    history.back();
  };
  return (
    <NeighbourBar
      label={$localize`List of ${area.nouns.other}:nouns:`}
      back={{ label: $localize`Back to ${area.nouns.other}:nouns:`, link, onClick: back }}
      links={links}
    />
  );
};
