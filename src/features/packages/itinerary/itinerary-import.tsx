import { useState } from 'react';
import { packageArea } from '@/areas/packages';
import { importing } from '@/components/edit-many/importing';
import { ImportPage } from '@/components/import/import-page';
import { usePackageTrail } from '@/features/packages/package-trail';
import { CreateItineraryBody } from '@/generated/zod/itineraries/itineraries';
import { itineraryOf } from './itinerary-values';

export const ItineraryImport = ({ packageId }: { packageId: number }) => {
  const [days] = useState(() =>
    importing({ resource: itineraryOf(packageId), schema: CreateItineraryBody, fields: [] }),
  );
  return (
    <ImportPage
      nouns={{ one: 'itinerary day', other: 'itinerary days' }}
      importing={days}
      trail={usePackageTrail(packageId)}
      back={packageArea.open(packageId)}
    />
  );
};
