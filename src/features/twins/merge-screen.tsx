import { Group, Skeleton, Stack, Title } from '@mantine/core';
import { IconZoomQuestion } from '@tabler/icons-react';
import { isGone } from '@/api/errors/api-error';
import { WithHelp } from '@/components/links/help-link';
import { LinkButton } from '@/components/links/link-button';
import { useScreenTitle } from '@/components/screen/screen-title';
import { FailedQuery, StatePanel } from '@/components/screen/state-panel';
import { MergePanel } from './merge-panel';
import { type Merging, twinSources } from './sources';
import classes from './twins.module.css';
import { pairLink, type TwinPath, twinsLink } from './twins-search';
import { useMerge } from './use-merge';
import { usePair } from './use-pair';

interface MergeScreenProps {
  kind: TwinPath;
  keep: number;
  twin: number;
  merging: Merging;
}

/** Two records side by side, of which one is made. */
export const MergeScreen = ({ kind, keep, twin, merging }: MergeScreenProps) => {
  const { one, other } = twinSources[kind].area.nouns;
  const title = $localize`Compare two ${other}:other:`;
  useScreenTitle({ title, trail: [{ label: $localize`Likely twins`, to: '/twins' }] });
  const query = usePair(kind, merging, keep, twin);
  const merge = useMerge();
  const back = (
    <LinkButton variant="default" {...twinsLink(kind)}>
      {$localize`Back to the pairs`}
    </LinkButton>
  );
  const content = () => {
    if (query.data)
      return (
        <MergePanel
          kind={kind}
          merging={merging}
          pair={query.data}
          merge={merge}
          isFresh={!query.isFetching}
        />
      );
    if (!query.isError)
      return <Skeleton h={320} role="status" aria-label={$localize`Loading the two ${other}:other:`} />;
    if (isGone(query.error))
      return (
        <StatePanel
          icon={<IconZoomQuestion size={22} />}
          title={$localize`One ${one}:one: does not exist`}
          action={back}
        >
          {$localize`It may have been deleted meanwhile.`}
        </StatePanel>
      );
    return <FailedQuery what={$localize`the two ${other}:other:`} query={query} />;
  };
  return (
    <Stack gap="md" className={classes.frame}>
      <Group justify="space-between" data-screen-head>
        <WithHelp about="Find and merge twins">
          <Title order={1}>{title}</Title>
        </WithHelp>
        <Group gap="xs">
          {query.data && !merge.plan && (
            <LinkButton variant="default" {...pairLink(kind, twin, keep)}>
              {$localize`Keep the other one`}
            </LinkButton>
          )}
          {back}
        </Group>
      </Group>
      {content()}
    </Stack>
  );
};
