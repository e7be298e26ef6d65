import { Stack, Title } from '@mantine/core';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { WithHelp } from '@/components/links/help-link';
import type { Package } from '@/generated/model';
import { ReadPanes } from './read-panes';
import { SavedPanel } from './saved-panel';
import { TextEntry } from './text-entry';
import { useVendorText } from './use-vendor-text';

/** Takes days, inclusions and exclusions of a package from a vendor's text. */
export const VendorTextScreen = ({ record }: { record: Package }) => {
  const vendor = useVendorText(record);
  const { work, reading } = vendor;
  const { read } = work;
  return (
    <Stack gap="sm" maw="var(--width-whole)">
      <WithHelp about="Take the itinerary from a vendor’s text">
        <Title order={1} size="h2">
          {$localize`Itinerary from a text`}
        </Title>
      </WithHelp>
      {vendor.offer && <DraftOffer draft={vendor.offer} />}
      {vendor.done ? (
        <SavedPanel packageId={record.id} vendor={vendor} />
      ) : vendor.typing || !read || !reading ? (
        <TextEntry
          text={work.text}
          onChange={vendor.type}
          onRead={vendor.read}
          onBack={read && vendor.closeText}
        />
      ) : (
        <ReadPanes vendor={vendor} reading={reading} edited={read.edited} text={read.text} />
      )}
      <LeaveDialog
        guard={vendor.guard}
        saving={vendor.run.running}
        loss={work.before && $localize`What is not saved yet is kept and offered when you come back.`}
        onLeave={() => {
          if (!work.before) vendor.leave();
        }}
      />
    </Stack>
  );
};
