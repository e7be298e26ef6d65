import { type Icon, IconBuilding, IconHomeHeart, IconMountain } from '@tabler/icons-react';
import type { ServiceType } from '@/generated/model';

/** The icon of each kind of service. */
export const serviceIcons: Record<ServiceType, Icon> = {
  package: IconMountain,
  homestay: IconHomeHeart,
  hotel: IconBuilding,
};
