import { useState } from 'react';
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { useScreenTitle } from '@/components/shell/screen-title';
import { FailedQuery } from '@/components/state-panel';
import { datesOf, departuresQuery } from './departures';
import { useDeparturesTrail } from './departures-trail';
import { emptyDraft } from './season-draft';
import { SeasonPlan } from './season-plan';
import { SeasonProgress } from './season-progress';
import { useSeasonRun } from './use-season-run';

const title = 'Create a season';

/** Many departures in one go: planned, looked at, created one by one. */
export const Season = ({ packageId }: { packageId: number }) => {
  const [draft, setDraft] = useState(emptyDraft);
  const departures = useQuery(departuresQuery(packageId));
  const run = useSeasonRun(packageId);
  const guard = useLeaveGuard(`season-${String(packageId)}`, run.running, run.isRunning);
  useScreenTitle({ title, trail: useDeparturesTrail(packageId) });

  return (
    <Stack maw="60rem">
      <Title order={1} size="h2">
        {title}
      </Title>
      {departures.isError && !departures.data && (
        <FailedQuery what="the departures that exist" query={departures} />
      )}
      {run.rows.length > 0 ? (
        <SeasonProgress
          packageId={packageId}
          run={run}
          onAnother={() => {
            run.clear();
            setDraft(emptyDraft);
          }}
        />
      ) : (
        <SeasonPlan
          draft={draft}
          existing={departures.data && datesOf(departures.data)}
          onChange={(changes) => {
            setDraft((before) => ({ ...before, ...changes }));
          }}
          onCreate={(dates) => {
            run.start(dates, draft.offer);
          }}
        />
      )}
      <LeaveDialog guard={guard} />
    </Stack>
  );
};
