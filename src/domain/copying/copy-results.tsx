import { memo } from 'react';
import { Alert, Button, Group, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { imageAddress } from '@/components/inputs/images/image-address';
import { ExternalLink } from '@/components/links/external-link';
import { ScreenButton } from '@/components/links/link-button';
import { RunProgress } from '@/components/run/run-progress';
import { inState, type StepResult, type StepState } from '@/components/run/run-steps';
import { TableHead } from '@/components/text/preview-table';
import {
  creationLabels,
  CreationOutcome,
  creationSummary,
  type OutcomeLabel,
  undoLabels,
} from '@/domain/departures/creation-outcome';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import type { CopyPart } from './copy-part';
import { type CopyStep, madeIn, RECORD, type RemoveStep } from './copy-steps';
import type { CopyRun, MadeRecord } from './use-copy-run';

interface CopyResultsProps {
  run: CopyRun;
  /** "package". */
  noun: string;
  made: MadeRecord | undefined;
  onDone: () => void;
}

const labelsOfUndo = undoLabels($localize`Copied`);

const copyLabels: Record<StepState, OutcomeLabel> = {
  ...creationLabels,
  running: [$localize`Copying`, 'primary'],
  done: [$localize`Copied`, 'success'],
  skipped: [$localize`There already`, 'gray'],
};

interface RowProps {
  result: StepResult<CopyStep>;
  undone: StepResult<RemoveStep> | undefined;
  differs: boolean;
}

const labelOf = ({ result: { state, outcome }, undone, differs }: RowProps): OutcomeLabel => {
  if (undone) return labelsOfUndo[undone.state];
  if (differs) return [$localize`Copied in part`, 'warning'];
  return copyLabels[outcome?.made === false ? 'skipped' : state];
};

const reasonOf = ({ result, undone, differs }: RowProps) =>
  undone?.reason ??
  result.reason ??
  (differs ? $localize`The server did not keep all of it: compare it.` : undefined);

const ResultRow = memo((props: RowProps) => {
  const { part, item } = props.result.step;
  const isLink = props.result.state === 'failed' && item.address !== undefined;
  return (
    <Table.Tr>
      <Table.Td>{part.title}</Table.Td>
      <Table.Td>
        <bdi>
          {isLink ? (
            <ExternalLink href={imageAddress(item.address ?? '')}>{item.name}</ExternalLink>
          ) : (
            item.name
          )}
        </bdi>
      </Table.Td>
      <Table.Td>
        <CreationOutcome label={labelOf(props)} reason={reasonOf(props)} />
      </Table.Td>
    </Table.Tr>
  );
});
ResultRow.displayName = 'ResultRow';

/** What could not be copied, and where it is added by hand. */
const ByHand = ({ part, failed }: { part: CopyPart; failed: number }) =>
  part.byHand && (
    <Alert
      color="warning"
      role="status"
      title={$localize`${part.title}:title:: ${formatCount(failed)}:failed: not copied`}
    >
      <Group gap="xs">
        <Text size="sm">{$localize`Open each one below, save it, and add it here:`}</Text>
        <ScreenButton size="compact-sm" variant="default" {...part.byHand.link}>
          {part.byHand.label}
        </ScreenButton>
      </Group>
    </Alert>
  );

/** The progress of copying by part, with the possible actions. */
export const CopyResults = ({ run, noun, made, onDone }: CopyResultsProps) => {
  const { results, running, undo, differing } = run;
  const failed = inState(results, 'failed');
  const isUndone = undo.results.length > 0;
  const busy = running || undo.running;
  const copied = madeIn(results).length;
  const left = copied - inState(undo.results, 'done').length;
  const undone = new Map(undo.results.map((result) => [result.step.key, result]));
  const record = undone.get(RECORD);
  const problem = undo.problem ?? run.problem;
  const announcement = undo.running
    ? plural(copied, { one: $localize`Deleting # part`, other: $localize`Deleting # parts` })
    : plural(results.length, { one: $localize`Copying # part`, other: $localize`Copying # parts` });
  const progress = {
    summary: creationSummary(run, copied, ['copied', $localize`there already`]),
    announcement: busy ? announcement : undefined,
  };
  return (
    <Stack>
      <Group>
        {undo.running ? (
          <RunProgress run={undo} label={$localize`Deleting parts`} onStop={undo.stop} {...progress} />
        ) : (
          <RunProgress
            run={run}
            label={$localize`Copying parts`}
            onStop={run.stop}
            {...progress}
            {...(!isUndone && {
              onRetry: () => run.resume('failed'),
              retryLabel: $localize`Retry ${formatCount(failed.length)}:failed: failed`,
              onContinue: () => run.resume('waiting'),
            })}
          />
        )}
      </Group>
      {problem && (
        <Alert color="danger" role="alert" title={$localize`What is there could not be read`}>
          {$localize`${problem}:problem: Nothing was copied.`}
        </Alert>
      )}
      {record?.state === 'failed' && (
        <Alert
          color="danger"
          role="alert"
          title={
            record.mayBeDone
              ? $localize`It is not known whether the ${noun}:noun: was deleted`
              : $localize`The ${noun}:noun: was not deleted`
          }
        >
          {record.reason}
        </Alert>
      )}
      {!busy &&
        !isUndone &&
        [...Map.groupBy(failed, ({ step }) => step.part)].map(([part, some]) => (
          <ByHand key={part.id} part={part} failed={some.length} />
        ))}
      <ScrollArea.Autosize mah="50vh" viewportProps={{ tabIndex: 0 }}>
        <Table stickyHeader verticalSpacing={6} aria-label={$localize`Parts`}>
          <TableHead heads={[$localize`Part`, $localize`Name`, $localize`Result`]} />
          <Table.Tbody>
            {results.map((result) => (
              <ResultRow
                key={result.step.key}
                result={result}
                undone={undone.get(result.step.key)}
                differs={differing.has(result.step.key)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {!busy && (
        <Group justify="flex-end">
          {left > 0 && made && (
            <Text size="sm" c="dimmed" flex="1 1 12rem">
              {$localize`Undo deletes what was copied, and then the new ${noun}:noun:.`}
            </Text>
          )}
          {left > 0 && (
            <Button
              variant="default"
              title={plural(copied, {
                one: $localize`Deletes the # part that was copied`,
                other: $localize`Deletes the # parts that were copied`,
              })}
              onClick={() => run.undoCopied(made)}
            >
              {$localize`Undo`}
            </Button>
          )}
          <Button onClick={onDone} data-autofocus>
            {$localize`Done`}
          </Button>
        </Group>
      )}
    </Stack>
  );
};
