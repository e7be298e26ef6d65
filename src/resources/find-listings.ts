import { listHomestays } from '@/generated/api/homestays/homestays';
import { listHotels } from '@/generated/api/hotels/hotels';
import { listPackages } from '@/generated/api/packages/packages';
import type { ListPageOf } from '@/lib/lists/paging';
import { isPending } from './pending';
import { packageDetails, requestDetails, stayDetails } from './record-details';
import { findBy, type FindRecords } from './records';

interface RequestParams {
  name?: string;
  request_status?: 'pending';
  page?: number;
  per_page?: number;
}

/** Finds listings that await approval; an API may ignore the filter for them. */
const findRequests = <Row extends Parameters<typeof requestDetails>[0] & { id: number; name: string }>(
  list: (params: RequestParams, options: undefined, signal?: AbortSignal) => Promise<ListPageOf<Row>>,
): FindRecords =>
  findBy<RequestParams, Row>(
    async (params, options, signal) => {
      const page = await list({ ...params, request_status: 'pending' }, options, signal);
      return { ...page, data: page.data.filter(isPending) };
    },
    'name',
    requestDetails,
  );

export const findPackages = findBy(listPackages, 'name', packageDetails);
export const findHomestays = findBy(listHomestays, 'name', stayDetails);
export const findHotels = findBy(listHotels, 'name', stayDetails);

export const findPackageRequests = findRequests(listPackages);
export const findHomestayRequests = findRequests(listHomestays);
export const findHotelRequests = findRequests(listHotels);
