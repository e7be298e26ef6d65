import { useEffect, useRef } from 'react';
import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core';
import { LinkButton } from '@/components/links/link-button';
import { RunProgress } from '@/components/run/run-progress';
import { inState } from '@/components/run/run-steps';
import { ChangeList } from '@/features/packages/itinerary/change-list';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { packageArea } from '@/resources/packages';
import { resultRows } from './save-bar';
import type { VendorText } from './use-vendor-text';
import classes from './vendor-text.module.css';

interface SavedPanelProps {
  packageId: number;
  vendor: VendorText;
}

/** What was saved, row by row, with an undo of the whole. */
export const SavedPanel = ({ packageId, vendor }: SavedPanelProps) => {
  const { run, undo, running, saved } = vendor.run;
  const [failed] = inState(undo.results, 'failed');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Paper withBorder p="md" className={classes.saved}>
      <Title order={2} size="h4" ref={heading} tabIndex={-1} className={classes.heading}>
        {plural(saved, { one: $localize`# change was saved`, other: $localize`# changes were saved` })}
      </Title>
      {vendor.clash === 'differs' && (
        <Alert color="warning" role="alert" title={$localize`The server’s days differ from what was sent`}>
          {$localize`Open the package and compare them.`}
        </Alert>
      )}
      <ChangeList rows={resultRows(run.results)} />
      <Group gap="xs">
        <RunProgress
          run={undo}
          label={$localize`Changing it back`}
          summary={
            undo.results.length > 0
              ? $localize`${formatCount(inState(undo.results, 'done').length)}:inState: of ${formatCount(undo.results.length)}:results: changed back`
              : undefined
          }
          announcement={running ? $localize`Changing it back` : undefined}
          onStop={undo.stop}
          onRetry={vendor.back}
          onContinue={vendor.back}
        />
        {!running && (
          <>
            {undo.results.length === 0 && (
              <Button variant="default" onClick={vendor.back}>
                {$localize`Undo`}
              </Button>
            )}
            <Button variant="default" onClick={vendor.another}>
              {$localize`Read another text`}
            </Button>
            <LinkButton {...packageArea.open(packageId)} hash="itinerary">
              {$localize`Open the package`}
            </LinkButton>
          </>
        )}
      </Group>
      {failed && (
        <Text size="sm" c="danger" role="alert" dir="auto">
          {failed.reason}
        </Text>
      )}
      {undo.problem !== undefined && (
        <Text size="sm" c="danger" role="alert" dir="auto">
          {$localize`The package could not be read, so nothing was changed back. ${undo.problem}:problem:`}
        </Text>
      )}
    </Paper>
  );
};
