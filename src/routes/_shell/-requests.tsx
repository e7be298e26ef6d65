import type { KindName } from '@/domain/requests/kind-names';
import { packageRequests } from '@/features/packages/requests/package-requests';
import { RequestInbox } from '@/features/requests/request-inbox';
import { homestayView } from '@/features/stays/kinds/homestay-view';
import { hotelView } from '@/features/stays/kinds/hotel-view';
import { stayRequests } from '@/features/stays/view/stay-requests';

const kinds = {
  packages: packageRequests,
  homestays: stayRequests(homestayView),
  hotels: stayRequests(hotelView),
};

/** The inbox of one kind of listing; its URL may ask for all of them. */
export const Requests = ({ only }: { only: KindName }) => <RequestInbox kinds={kinds} only={only} />;
