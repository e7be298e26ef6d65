import type { KindName } from '@/components/request-queue/kind-names';
import { RequestInbox } from '@/components/request-queue/request-inbox';
import { packageRequests } from '@/features/packages/requests/package-requests';
import { homestayRequests } from '@/features/stays/homestays/homestay-requests';
import { hotelRequests } from '@/features/stays/hotels/hotel-requests';

const kinds = { packages: packageRequests, homestays: homestayRequests, hotels: hotelRequests };

/** The inbox of one kind of listing; its address may ask for all of them. */
export const Requests = ({ only }: { only: KindName }) => <RequestInbox kinds={kinds} only={only} />;
