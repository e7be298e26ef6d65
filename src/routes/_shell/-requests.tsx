import { packageRequests } from '@/features/packages/requests/package-requests';
import type { KindName } from '@/features/requests/kind-names';
import { RequestInbox } from '@/features/requests/request-inbox';
import { homestayRequests } from '@/features/stays/homestays/homestay-requests';
import { hotelRequests } from '@/features/stays/hotels/hotel-requests';

const kinds = { packages: packageRequests, homestays: homestayRequests, hotels: hotelRequests };

/** The inbox of one kind of listing; its address may ask for all of them. */
export const Requests = ({ only }: { only: KindName }) => <RequestInbox kinds={kinds} only={only} />;
