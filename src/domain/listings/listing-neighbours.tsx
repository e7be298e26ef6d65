import { NeighbourBar } from '@/components/detail-page/neighbour-bar';
import { Neighbours, type NeighboursProps } from '@/components/detail-page/neighbours';
import { linkToPath } from '@/components/links/address';
import type { ReturnTo } from '@/components/links/from';
import type { NeighbourLink } from '@/components/records/neighbour-arrows';
import { foundTitle, isFound } from './found-titles';
import { type FoundListing, listingsFound, useShopHealth } from './shop-health';

/** Back to a result of the shop check, and to the adjacent listings there; null if it was not opened from there. */
const FoundNeighbours = ({ path, from }: { path: string; from: ReturnTo }) => {
  const health = useShopHealth();
  const found = from.path === '/' ? from.search.show : undefined;
  if (!isFound(found) || !health) return null;
  const listings = listingsFound(health, found);
  const at = listings.findIndex((listing) => listing.path === path);
  const isOpen = ({ closed }: FoundListing) => !closed;
  const linkTo = (label: string, next: FoundListing | undefined): NeighbourLink => {
    const to = next?.path;
    return {
      label,
      link: to === undefined ? undefined : { ...linkToPath(to), replace: true, state: { from } },
    };
  };
  return (
    <NeighbourBar
      label={foundTitle(found)}
      back={{
        label: $localize`Back to “${foundTitle(found)}:foundTitle:”`,
        link: { to: '/', search: { show: found } },
      }}
      links={{
        position: at < 0 ? undefined : { at: at + 1, of: listings.length },
        previous: linkTo($localize`Previous listing`, listings.slice(0, Math.max(at, 0)).findLast(isOpen)),
        next: linkTo($localize`Next listing`, at < 0 ? undefined : listings.slice(at + 1).find(isOpen)),
      }}
    />
  );
};

/** Back to the list or result that a listing was opened from, and to the adjacent listings there. */
export const ListingNeighbours = (props: NeighboursProps) => (
  <Neighbours
    {...props}
    otherwise={(from) => <FoundNeighbours path={`${props.area.path}/${props.id}/view`} from={from} />}
  />
);
