import { Neighbours, type NeighboursProps } from '@/components/detail-page/neighbours';
import { FoundNeighbours } from './found-neighbours';

/** Back to the list that a listing was opened from, or to what the check of the shop found, and to those beside it there. */
export const ListingNeighbours = (props: NeighboursProps) => (
  <Neighbours
    {...props}
    otherwise={(from) => <FoundNeighbours path={`${props.area.path}/${props.id}/view`} from={from} />}
  />
);
