import { type Amenity, AmenityType, type ListAmenitiesParams } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

export const amenitySearch = listSearch<ListAmenitiesParams, Amenity>({
  filters: {
    name: { kind: 'text', label: 'Name' },
    display_name: { kind: 'text', label: 'Display name' },
    type: { kind: 'choice', label: 'Type', values: AmenityType },
  },
  sort: ['name', 'display_name', 'type', 'id', 'status'],
});
