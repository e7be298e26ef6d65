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
import { dayOf, restOfCreation } from '@/domain/departures/create-departures';
import { datesOf, departuresQuery } from '@/domain/departures/departures';
import { useDeparturesTrail } from '@/features/packages/package-trail';
import type { PlainDate } from '@/lib/dates/dates';
import { departuresLink } from '@/resources/package-links';
import { type AskableForm, DepartureForm, ReplacingForm } from './departure-form';
import type { CreateSearch } from './departure-search';
import { SeasonPlan } from './season-plan';
import { useSeason } from './use-season';

interface SeasonProps {
  packageId: number;
  season: ReturnType<typeof useSeason>;
  /** The screen's title, for the document. */
  title: string;
  /** The first date that is not past. */
  today: PlainDate;
}

/** Many departures at once: planned, previewed, created one by one. */
const Season = ({ packageId, season, title, today }: SeasonProps) => {
  const { draft, run } = season;
  const departures = useQuery(departuresQuery(packageId));
  useScreenTitle({ title, trail: useDeparturesTrail(packageId) });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocusLost()) focusFirstField(frame.current);
  }, []);

  return (
    <Stack ref={frame} maw="var(--width-column)">
      {departures.isError && !departures.data && (
        <FailedQuery what={$localize`the departures that exist`} query={departures} />
      )}
      {run.results.length > 0 ? (
        <Paper withBorder p="md">
          <BatchResults
            batch={run}
            label={$localize`Creating departures`}
            heads={[$localize`Departure date`]}
            nameOf={dayOf}
            actions={
              <>
                <Button variant="default" onClick={season.startOver}>
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
            draft={draft}
            existing={departures.data && datesOf(departures.data)}
            today={today}
            onChange={season.change}
            onCreate={season.create}
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

const titles = { one: $localize`Create departure`, season: $localize`Create a season` };

interface CreateTabsProps {
  packageId: number;
  tab: 'one' | 'season';
  today: PlainDate;
}

const CreateTabs = ({ packageId, tab, today }: CreateTabsProps) => {
  const navigate = useNavigate();
  const form = useRef<AskableForm>(null);
  // Asks only once: a form with edits has its own guard.
  const season = useSeason(packageId, () => form.current?.isDirty() ?? false);
  const running = season.run.busy;
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
          disabled={running}
          title={running ? $localize`A season is being created. Wait for it, or stop it.` : undefined}
        >
          {$localize`One departure`}
        </Tabs.Tab>
        <Tabs.Tab value="season">{$localize`A season`}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="one">
        <DepartureForm ref={form} packageId={packageId} today={today} untitled />
      </Tabs.Panel>
      <Tabs.Panel value="season">
        <Season packageId={packageId} season={season} title={titles.season} today={today} />
      </Tabs.Panel>
      <LeaveDialog
        guard={season.guard}
        onLeave={season.leave}
        rest={season.run.results.length > 0 ? restOfCreation : undefined}
      />
    </Tabs>
  );
};
