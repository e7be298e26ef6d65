import { Alert, Button, Group, Text } from '@mantine/core';
import { removeRecord } from '@/components/dialogs/removal';
import { imageAddress } from '@/components/inputs/images/image-address';
import { ExternalLink } from '@/components/links/external-link';
import { ScreenButton } from '@/components/links/link-button';
import { BatchResults } from '@/components/run/batch-results';
import { inState, type StepResult } from '@/components/run/run-steps';
import { formatCount } from '@/lib/formats/formats';
import type { CopyPart } from './copy-part';
import type { CopyOperation } from './copy-steps';
import { type CopyRun, RECORD } from './use-copy-run';

interface CopyResultsProps {
  run: CopyRun;
  /** "package". */
  noun: string;
  /** A record that was made for the copies, and is deleted with them. */
  made: { name: string; remove: () => Promise<unknown> } | undefined;
  onDone: () => void;
}

const nameOf = ({ step: { item }, state }: StepResult<CopyOperation>) => (
  <bdi>
    {state === 'failed' && item.address !== undefined ? (
      <ExternalLink href={imageAddress(item.address)}>{item.name}</ExternalLink>
    ) : (
      item.name
    )}
  </bdi>
);

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
  const { results, busy, undo, isUndone, differing } = run;
  const record = undo.results.find(({ step }) => step.key === RECORD);
  const failed = inState(results, 'failed');
  return (
    <BatchResults
      batch={run}
      label={$localize`Copying parts`}
      heads={[$localize`Part`, $localize`Name`]}
      nameOf={nameOf}
      shortcomings={
        new Map([...differing].map((key) => [key, $localize`The server did not keep all of it: compare it.`]))
      }
      undoLast={made && { key: RECORD, name: made.name, run: () => removeRecord(made.remove) }}
      actions={
        <>
          {made && !isUndone && run.isUndoable() && (
            <Text size="sm" c="dimmed" flex="1 1 12rem">
              {$localize`Undo deletes what was copied, and then the new ${noun}:noun:.`}
            </Text>
          )}
          <Button onClick={onDone} data-autofocus>
            {$localize`Done`}
          </Button>
        </>
      }
    >
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
    </BatchResults>
  );
};
