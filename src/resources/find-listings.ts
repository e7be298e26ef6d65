import { listHomestays } from '@/generated/api/homestays/homestays';
import { listHotels } from '@/generated/api/hotels/hotels';
import { listPackages } from '@/generated/api/packages/packages';
import { packageDetails, stayDetails } from './record-details';
import { findBy } from './records';

export const findPackages = findBy(listPackages, 'name', packageDetails);
export const findHomestays = findBy(listHomestays, 'name', stayDetails);
export const findHotels = findBy(listHotels, 'name', stayDetails);
