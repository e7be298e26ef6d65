import { useQuery } from '@tanstack/react-query';
import type { Listing } from '@/domain/listings/stay';
import type { RequestKind, ShowGaps } from '@/domain/requests/request-kind';

interface RequestGapsProps<Rec extends Listing> {
  kind: RequestKind<Rec>;
  id: number;
  show: ShowGaps;
}

/** Shows what a request lacks, once its record is read. */
export const RequestGaps = <Rec extends Listing>({ kind, id, show }: RequestGapsProps<Rec>) => {
  const { data } = useQuery(kind.record(id));
  return data && <kind.Gaps record={data.data} show={show} />;
};
