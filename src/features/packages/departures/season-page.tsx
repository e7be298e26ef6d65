import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { useScreenTitle } from '@/components/screen/screen-title';
import { FailedQuery } from '@/components/screen/state-panel';
import { datesOf, departuresQuery } from '@/domain/departures/departures';
import { useDeparturesTrail } from '@/features/packages/package-trail';
import type { PlainDate } from '@/lib/dates/dates';
import { SeasonPlan } from './season-plan';
import { SeasonProgress } from './season-progress';
import type { useSeason } from './use-season';

interface SeasonProps {
  packageId: number;
  season: ReturnType<typeof useSeason>;
  /** The screen's title, for the document. */
  title: string;
  /** The first date that is not past. */
  today: PlainDate;
}

/** Many departures at once: planned, previewed, created one by one. */
export const Season = ({ packageId, season, title, today }: SeasonProps) => {
  const { draft, run } = season;
  const departures = useQuery(departuresQuery(packageId));
  useScreenTitle({ title, trail: useDeparturesTrail(packageId) });

  return (
    <Stack maw="var(--width-column)">
      {departures.isError && !departures.data && (
        <FailedQuery what="the departures that exist" query={departures} />
      )}
      {run.results.length > 0 ? (
        <SeasonProgress packageId={packageId} run={run} onAnother={season.startOver} />
      ) : (
        <>
          {season.offer && <DraftOffer draft={season.offer} />}
          <SeasonPlan
            draft={draft}
            existing={departures.data && datesOf(departures.data)}
            today={today}
            onChange={season.change}
            onCreate={(dates) => run.start(dates, draft.offer)}
          />
        </>
      )}
    </Stack>
  );
};
