import { useState } from 'react';
import { Stack, Text } from '@mantine/core';
import { importing } from '@/components/edit-many/importing';
import { ImportPage } from '@/components/import/import-page';
import { partsOf } from '@/components/import/known-records';
import { LinkText } from '@/components/links/link-button';
import { usePackageTrail } from '@/features/packages/package-trail';
import { getGetPackageQueryOptions } from '@/generated/api/packages/packages';
import { CreateItineraryBody } from '@/generated/zod/itineraries/itineraries';
import { daysFromText } from '@/resources/package-links';
import { packageArea } from '@/resources/packages';
import { itineraryOf } from './itinerary-values';

export const ItineraryImport = ({ packageId }: { packageId: number }) => {
  const [days] = useState(() =>
    importing({
      resource: itineraryOf(packageId),
      schema: CreateItineraryBody,
      repeats: true,
    }),
  );
  const [existing] = useState(() =>
    partsOf(getGetPackageQueryOptions(packageId), ({ itenaries = [] }) =>
      itenaries.map((row) => ({ id: row.id, name: row.title, row })),
    ),
  );
  return (
    <Stack>
      <ImportPage
        nouns={{ one: $localize`itinerary day`, other: $localize`itinerary days` }}
        importing={days}
        existing={existing}
        trail={usePackageTrail(packageId)}
        back={{ ...packageArea.open(packageId), hash: 'itinerary' }}
      />
      <Text size="sm">
        {$localize`A document, mail or chat instead of a table? `}
        <LinkText inherit {...daysFromText({ id: packageId })}>
          {$localize`Take the days from its text`}
        </LinkText>
      </Text>
    </Stack>
  );
};
