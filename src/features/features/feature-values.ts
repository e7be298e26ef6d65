import { resource } from '@/api/writes/resource';
import { featureContract, featureFields } from '@/generated/resources/features';
import { plainFields } from '@/lib/records/fields';

export const featureResource = resource({ ...featureContract, ...plainFields(featureFields) });
