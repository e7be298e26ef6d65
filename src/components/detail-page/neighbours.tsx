import type { MouseEvent } from 'react';
import { type LinkProps, useRouter } from '@tanstack/react-router';
import { linkToPath } from '@/components/address';
import type { ListBehind } from '@/components/list-behind';
import { waysInList } from '@/components/neighbour-arrows';
import { useNeighbours } from '@/components/use-neighbours';
import { FoundNeighbours } from '@/domain/listings/found-neighbours';
import { markRecent } from '@/lib/recent-record';
import { NeighbourBar } from './neighbour-bar';

interface NeighboursProps<Row extends { id: number }, Params extends object> {
  /** How a record is called, in the singular and the plural and in lower case: "package", "packages". */
  nouns: readonly [one: string, many: string];
  id: number;
  list: ListBehind<Row, Params>;
  /** The view screen of a record. */
  view: (id: number) => LinkProps;
}

/** Back to the list that a record was opened from, and to the records beside it there; nothing when it was not. */
export const Neighbours = <Row extends { id: number }, Params extends object>(
  props: NeighboursProps<Row, Params>,
) => {
  const { nouns, id, list, view } = props;
  const [one, many] = nouns;
  const { history } = useRouter();
  const neighbours = useNeighbours(list, id);
  if (!neighbours) return <FoundNeighbours path={`${list.path}/${String(id)}/view`} />;

  const { search, page } = neighbours;
  const back = (event: MouseEvent) => {
    markRecent(list.path, id);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey;
    // The list is the entry behind this one; where it shows this record, it comes back as it was scrolled.
    if (modified || page !== (search.page ?? 1)) return;
    event.preventDefault();
    history.back();
  };
  return (
    <NeighbourBar
      label={`List of ${many}`}
      back={{
        label: `Back to ${many}`,
        link: { ...linkToPath(list.path), search: list.search.validate({ ...search, page }) as never },
        onClick: back,
      }}
      ways={waysInList(one, neighbours, view)}
    />
  );
};
