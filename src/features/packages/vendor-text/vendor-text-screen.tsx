import { useState } from 'react';
import { Stack, Text, Title } from '@mantine/core';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { WithHelp } from '@/components/links/help-link';
import { BuilderBars, useBuilder } from '@/features/packages/itinerary/itinerary-builder';
import type { Package } from '@/generated/model';
import { plural } from '@/lib/text/plural';
import { openDoubts } from './doubts';
import { ReadPanes } from './read-panes';
import { TextEntry } from './text-entry';
import { useVendorText } from './use-vendor-text';

/** Takes days, inclusions and exclusions of a package from a vendor's text. */
export const VendorTextScreen = ({ record }: { record: Package }) => {
  const vendor = useVendorText(record);
  const { itinerary, read, reading } = vendor;
  const doubts = read && reading ? openDoubts(reading, read, itinerary.days) : [];
  const [asking, setAsking] = useState<() => void>();
  const builder = useBuilder({
    packageId: record.id,
    itinerary,
    ask: (save) => (doubts.length > 0 ? setAsking(() => save) : save()),
  });
  return (
    <Stack gap="sm" maw="var(--width-whole)">
      <WithHelp about="Take the itinerary from a vendor’s text">
        <Title order={1}>{$localize`Itinerary from a text`}</Title>
      </WithHelp>
      {itinerary.draft && <DraftOffer draft={itinerary.draft} />}
      {vendor.typing || !read || !reading ? (
        <TextEntry
          text={vendor.typed}
          onChange={vendor.type}
          onRead={vendor.readText}
          onBack={vendor.closeText}
        />
      ) : (
        <ReadPanes {...{ vendor, builder, read, reading, doubts }} />
      )}
      <BuilderBars builder={builder} />
      <ConfirmDialog
        opened={asking !== undefined}
        title={$localize`Save without a look?`}
        confirm={$localize`Save all the same`}
        cancelLabel={$localize`Look at them`}
        color="primary"
        onConfirm={() => {
          asking?.();
          return Promise.resolve();
        }}
        onClose={() => setAsking(undefined)}
        onDismiss={() => document.querySelector<HTMLElement>('[data-check]')?.focus()}
      >
        <Text size="sm">
          {plural(doubts.length, {
            one: $localize`# place of the text is still to be checked.`,
            other: $localize`# places of the text are still to be checked.`,
          })}
        </Text>
      </ConfirmDialog>
    </Stack>
  );
};
