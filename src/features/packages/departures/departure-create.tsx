import { useEffect, useRef } from 'react';
import { Button, Paper, Stack, Tabs, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { focusFirstField } from '@/components/form-page/form-focus';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { useToday } from '@/components/hooks/use-today';
import { isFocusLost } from '@/components/keys/focus-lost';
import { WithHelp } from '@/components/links/help-link';
import { LinkButton } from '@/components/links/link-button';
import { BatchResults } from '@/components/run/batch-results';
import { useScreenTitle } from '@/components/screen/screen-title';
import { FailedQuery } from '@/components/screen/state-panel';
import { datesOf, departuresQuery } from '@/domain/departures/departures';
import { type Season, useSeason } from '@/domain/departures/use-season';
import { useDeparturesTrail } from '@/features/packages/package-trail';
import type { PlainDate } from '@/lib/dates/dates';
import { departuresLink } from '@/resources/package-links';
import { type AskableForm, DepartureForm, ReplacingForm } from './departure-form';
import type { CreateSearch } from './departure-search';
import { aside, type DatesInput, emptyInput } from './season-dates';
import { SeasonPlan } from './season-plan';

const titles = { one: $localize`Create departure`, season: $localize`Create a season` };

interface SeasonTabProps {
  packageId: number;
  season: Season<DatesInput>;
  /** The first date that is not past. */
  today: PlainDate;
}

/** Many departures at once: planned, previewed, created one by one. */
const SeasonTab = ({ packageId, season, today }: SeasonTabProps) => {
  const departures = useQuery(departuresQuery(packageId));
  useScreenTitle({ title: titles.season, trail: useDeparturesTrail(packageId) });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocusLost()) focusFirstField(frame.current);
  }, []);

  return (
    <Stack ref={frame} maw="var(--width-column)">
      {departures.isError && !departures.data && (
        <FailedQuery what={$localize`the departures that exist`} query={departures} />
      )}
      {season.started ? (
        <Paper withBorder p="md">
          <BatchResults
            {...season.results}
            heads={[$localize`Departure date`]}
            actions={
              <>
                <Button variant="default" onClick={season.end}>
                  {$localize`Plan another season`}
                </Button>
                <LinkButton variant="default" {...departuresLink(packageId)}>
                  {$localize`Show departures`}
                </LinkButton>
              </>
            }
          />
        </Paper>
      ) : (
        <>
          {season.offer && <DraftOffer draft={season.offer} />}
          <SeasonPlan
            packageId={packageId}
            season={season}
            existing={departures.data && datesOf(departures.data)}
            today={today}
          />
        </>
      )}
    </Stack>
  );
};

interface DepartureCreateProps extends CreateSearch {
  packageId: number;
  /** The first date that is not past; today in Nepal by default. */
  today?: PlainDate;
}

export const DepartureCreate = ({ packageId, mode, replaces, today: given }: DepartureCreateProps) => {
  const today = useToday(given);
  return replaces === undefined ? (
    <CreateTabs key={packageId} packageId={packageId} tab={mode ?? 'one'} today={today} />
  ) : (
    <ReplacingForm packageId={packageId} departureId={replaces} today={today} />
  );
};

interface CreateTabsProps {
  packageId: number;
  tab: 'one' | 'season';
  today: PlainDate;
}

const CreateTabs = ({ packageId, tab, today }: CreateTabsProps) => {
  const navigate = useNavigate();
  const form = useRef<AskableForm>(null);
  // Asks only once: a form with edits has its own guard.
  const season = useSeason({
    empty: emptyInput,
    aside,
    label: titles.season,
    at: `/packages/${packageId}/departures/create?mode=season`,
    asksAlready: () => form.current?.isDirty() ?? false,
  });
  return (
    <Tabs
      value={tab}
      keepMounted={false}
      maw="var(--width-column)"
      onChange={(next) =>
        void navigate({
          to: '/packages/$packageId/departures/create',
          params: { packageId },
          search: next === 'season' ? { mode: 'season' } : {},
          replace: true,
          state: (state) => state,
        })
      }
    >
      <WithHelp about="Plan its departures">
        <Title order={1}>{titles[tab]}</Title>
      </WithHelp>
      <Tabs.List mt="xs" mb="md">
        <Tabs.Tab
          value="one"
          disabled={season.busy}
          title={season.busy ? $localize`A season is being created. Wait for it, or stop it.` : undefined}
        >
          {$localize`One departure`}
        </Tabs.Tab>
        <Tabs.Tab value="season">{$localize`A season`}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="one">
        <DepartureForm ref={form} packageId={packageId} today={today} untitled />
      </Tabs.Panel>
      <Tabs.Panel value="season">
        <SeasonTab packageId={packageId} season={season} today={today} />
      </Tabs.Panel>
      <LeaveDialog {...season.leaving} />
    </Tabs>
  );
};
