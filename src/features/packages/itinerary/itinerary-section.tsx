import { useEffect, useRef, useState } from 'react';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { DetailSection } from '@/components/detail-page/detail-section';
import { Dialog } from '@/components/dialogs/dialog';
import { useDiscard } from '@/components/dialogs/use-discard';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { UnsentGuard } from '@/components/form-page/leave-dialog';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { ScreenButton } from '@/components/links/link-button';
import { ADD_DAY } from '@/domain/listings/rules/itinerary-days';
import type { Package } from '@/generated/model';
import { daysIn } from '@/lib/dates/days-in';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { daysFromText, importDays } from '@/resources/package-links';
import { Altitudes } from './altitudes';
import type { Copy } from './copy-days';
import { isBlank, isNew } from './days';
import classes from './itinerary.module.css';
import { BuilderBars, DayList, useBuilder } from './itinerary-builder';
import { useItinerary } from './use-itinerary';
import { WayOnMap } from './way-on-map';

interface SectionActionsProps {
  packageId: number;
  /** The number of days. */
  count: number;
  /** The number of days of the package's duration. */
  promised: number | undefined;
  /** All descriptions are shown. */
  unfolded: boolean;
  onUnfold: (there: boolean) => void;
  /** Undefined while saving. */
  onCopy: (() => void) | undefined;
}

/** The number of days and the buttons in the head of the itinerary. */
const SectionActions = (props: SectionActionsProps) => {
  const { packageId, count, promised, unfolded, onUnfold, onCopy } = props;
  return (
    <>
      {promised !== undefined && count > 0 && (
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {$localize`${formatCount(count)}:count: of ${formatCount(promised)}:promised: days`}
        </Text>
      )}
      {count > 1 && (
        <Button size="compact-sm" variant="subtle" onClick={() => onUnfold(!unfolded)}>
          {unfolded ? $localize`Collapse all` : $localize`Expand all`}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={!onCopy}
        aria-label={$localize`Copy days from another package`}
        onClick={onCopy}
      >
        {$localize`Copy days`}
      </Button>
      <ScreenButton size="compact-sm" variant="subtle" {...importDays({ id: packageId })}>
        {$localize`Import days`}
      </ScreenButton>
      <ScreenButton
        size="compact-sm"
        variant="subtle"
        aria-label={$localize`Days from a text`}
        {...daysFromText({ id: packageId })}
      >
        {$localize`From a text`}
      </ScreenButton>
    </>
  );
};

/** Adds a day if the URL's hash asks for it, and removes the hash, so that it works again. */
const useAddDayAsked = (add: () => void) => {
  const asked = useLocation({ select: ({ hash }) => hash === ADD_DAY });
  const navigate = useNavigate();
  const handled = useRef(false);
  useEffect(() => {
    if (asked && !handled.current) {
      add();
      void navigate({ to: '.', hash: '', search: true, state: true, replace: true, resetScroll: false });
    }
    handled.current = asked;
  });
};

const noCopy: Copy = { packageId: null, chosen: [] };

/** The days of a package, sorted and edited in place, and saved together. */
export const ItinerarySection = ({ record }: { record: Package }) => {
  const { id, duration } = record;
  const itinerary = useItinerary(record);
  const { days, running, dirty } = itinerary;
  const builder = useBuilder({ packageId: id, itinerary });
  const { actions, add, unfolded, focus } = builder;
  const [copying, setCopying] = useState<Copy>();
  const copyDays = useChunk(() => import('./copy-days'), copying !== undefined);
  const discardCopy = useDiscard($localize`copy`, setCopying);
  useAddDayAsked(() => {
    const last = days.at(-1);
    // A draft of an earlier visit comes first.
    if (itinerary.draft) focus(undefined);
    else if (last && isNew(last) && isBlank(last)) actions.open(last.key);
    else add(1);
  });

  const chosen = copying?.chosen.length ?? 0;
  const dismissCopy = () => {
    if (copying && chosen > 0) discardCopy($localize`No days were copied.`, copying);
    setCopying(undefined);
  };
  const promised = daysIn(duration);
  const missing = (promised ?? 0) - days.length;

  return (
    <DetailSection
      id="itinerary"
      title={$localize`Itinerary`}
      add={{ label: $localize`Add day`, onAdd: running ? undefined : () => add(1) }}
      actions={
        <SectionActions
          packageId={id}
          count={days.length}
          promised={promised}
          unfolded={days.every(({ key }) => unfolded.has(key))}
          onUnfold={builder.unfoldAll}
          onCopy={running ? undefined : () => setCopying(noCopy)}
        />
      }
    >
      {itinerary.draft && (
        <div className={classes.offer}>
          <DraftOffer draft={itinerary.draft} />
        </div>
      )}
      <Altitudes record={record} days={days} />
      <WayOnMap record={record} days={days} />
      <DayList builder={builder}>
        {missing > 0 && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} />}
            disabled={running}
            onClick={() => add(missing)}
          >
            {plural(missing, {
              one: $localize`Add the missing day`,
              other: $localize`Add the # missing days`,
            })}
          </Button>
        )}
      </DayList>
      <BuilderBars builder={builder} onLeave={dismissCopy} />
      <Dialog
        opened={copying !== undefined}
        onClose={dismissCopy}
        title={$localize`Copy days from another package`}
        size="lg"
      >
        {copyDays.state === 'ready' && (
          <copyDays.module.CopyDays
            days={days}
            copy={copying ?? noCopy}
            onChange={setCopying}
            onCopy={(at, copies) => {
              builder.insert(at, copies);
              setCopying(undefined);
            }}
            onDismiss={dismissCopy}
          />
        )}
        {copyDays.state === 'failed' && (
          <ChunkLost chunk={copyDays}>{$localize`The dialog could not be loaded.`}</ChunkLost>
        )}
      </Dialog>
      <UnsentGuard name="copy" unsent={chosen > 0 && !dirty} onLeave={dismissCopy} />
    </DetailSection>
  );
};
