import type { MouseEvent, ReactNode } from 'react';
import { type LinkProps, useRouter } from '@tanstack/react-router';
import { type From, listLink, useFrom } from '@/components/from';
import { useNeighbours } from '@/components/use-neighbours';
import { highlightRow } from '@/lib/highlighted-row';
import { NeighbourBar } from './neighbour-bar';

export interface NeighboursProps {
  /** How a record is called, in the singular and the plural and in lower case: "package", "packages". */
  nouns: readonly [one: string, many: string];
  id: number;
  /** Where their list is: "/packages". */
  list: string;
  /** The view screen of a record. */
  view: (id: number) => LinkProps;
  /** What leads back where it was opened from something else than the list. */
  otherwise?: (from: From) => ReactNode;
}

/** Back to the list that a record was opened from, and to the records beside it there; nothing when it was not. */
export const Neighbours = ({ nouns: [noun, many], id, list, view, otherwise }: NeighboursProps) => {
  const { history } = useRouter();
  const from = useFrom(id);
  const ways = useNeighbours(from, { noun, id, list, screen: view });
  if (!from) return null;
  if (!ways) return otherwise?.(from);

  const { link, moved } = listLink(from);
  const back = (event: MouseEvent) => {
    highlightRow(list, id);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey;
    // The list is the entry behind this one; where it shows this record, it comes back as it was scrolled.
    if (modified || moved) return;
    event.preventDefault();
    history.back();
  };
  return (
    <NeighbourBar
      label={`List of ${many}`}
      back={{ label: `Back to ${many}`, link, onClick: back }}
      ways={ways}
    />
  );
};
