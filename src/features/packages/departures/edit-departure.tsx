import { Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import { RowButton } from '@/components/links/row-button';
import { useFromHere } from '@/components/links/screen-link';
import { dayName } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import type { Departure } from '@/generated/model';

/** Offers to replace a departure instead of editing it: the API cannot edit one. */
export const EditDeparture = ({ packageId, departure }: { packageId: number; departure: Departure }) => {
  const [asking, { open, close }] = useDisclosure(false);
  const navigate = useNavigate();
  const fromHere = useFromHere();
  const { calendar } = useDisplay();
  const day = dayName(departure.departure_date, calendar);
  return (
    <>
      <RowButton
        aria-label={$localize`Edit ${day}:day:`}
        title={$localize`Edit`}
        data-shortcut="e"
        onClick={open}
      >
        <IconPencil size={17} aria-hidden />
      </RowButton>
      <ConfirmDialog
        opened={asking}
        title={$localize`Delete and create again?`}
        confirm={$localize`Continue`}
        onConfirm={() =>
          navigate({
            to: '/packages/$packageId/departures/create',
            params: { packageId },
            search: { replaces: departure.id },
            state: fromHere,
          })
        }
        onClose={close}
      >
        <Text size="sm">
          {$localize`A departure cannot be changed. To change the one of ${day}:day:, it is created again with your changes and the old one is deleted. Nothing happens before you save.`}
        </Text>
      </ConfirmDialog>
    </>
  );
};
