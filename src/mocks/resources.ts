import type { Resource } from './context';
import { amenityHandlers } from './resources/amenities';
import { authHandlers } from './resources/auth';
import { featureHandlers } from './resources/features';
import { fileHandlers } from './resources/files';
import { lookupHandlers } from './resources/lookups';
import { profileHandlers } from './resources/profile';

/** Every resource that the offline backend serves, in the order of the contract. */
export const RESOURCES: readonly Resource[] = [
  authHandlers,
  profileHandlers,
  featureHandlers,
  amenityHandlers,
  fileHandlers,
  lookupHandlers,
];
