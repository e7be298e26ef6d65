import { useEffect, useRef, useState } from 'react';
import { ActionIcon, Badge, Button, Collapse, ScrollArea, Text } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown } from '@tabler/icons-react';
import { RunProgress } from '@/components/run/run-progress';
import { inState, isUnfinished } from '@/components/run/run-steps';
import { DimmedText } from '@/components/text/dimmed-text';
import { formatCount } from '@/lib/formats/formats';
import classes from './itinerary.module.css';
import type { EditedItinerary } from './use-itinerary';
import { countChanges, type Label, stepLabels } from './words';

interface ShowChangesProps {
  shown: boolean;
  onShow: (shown: boolean) => void;
}

/** Opens and closes the list of what a save would write. */
const ShowChanges = ({ shown, onShow }: ShowChangesProps) => (
  <Button
    size="xs"
    variant="subtle"
    color="gray"
    aria-expanded={shown}
    rightSection={<IconChevronDown size={14} className={classes.chevron} data-open={shown} />}
    onClick={() => onShow(!shown)}
  >
    {shown ? $localize`Hide changes` : $localize`Show changes`}
  </Button>
);

/** Undoes the last step; `onUndo` is undefined if there is none. */
const UndoStep = ({ onUndo }: { onUndo: (() => void) | undefined }) => (
  <ActionIcon
    size={30}
    aria-label={$localize`Undo`}
    data-hint={$localize`Undo`}
    disabled={!onUndo}
    onClick={onUndo}
  >
    <IconArrowBackUp size={17} className="mirror-rtl" />
  </ActionIcon>
);

interface ChangeListProps {
  rows: readonly { text: string; label?: Label }[];
}

/** The calls of a save in words, with their results. */
const ChangeList = ({ rows }: ChangeListProps) => (
  <ScrollArea.Autosize mah="min(13rem, 30vh)" viewportProps={{ tabIndex: 0 }}>
    <ol className={classes.calls} aria-label={$localize`Changes`}>
      {rows.map(({ text, label }, index) => (
        <li key={index}>
          <div className={classes.call}>
            <bdi>{text}</bdi>
            {label && (
              <Badge size="sm" variant="dot" color={label[1]}>
                {label[0]}
              </Badge>
            )}
          </div>
        </li>
      ))}
    </ol>
  </ScrollArea.Autosize>
);

const summary = ({ changes, results, running, goesBack }: EditedItinerary) => {
  const settled = results.filter((result) => !isUnfinished(result)).length;
  const [done, current, all] = [settled, Math.min(settled + 1, results.length), results.length].map(
    formatCount,
  );
  if (running && results.length === 0) return $localize`Reading the itinerary again`;
  if (running)
    return goesBack
      ? $localize`Changing back ${current}:current: of ${all}:all:`
      : $localize`Saving change ${current}:current: of ${all}:all:`;
  if (results.length === 0) return countChanges(changes.length);
  return goesBack
    ? $localize`Stopped: ${done}:done: of ${all}:all: changes changed back`
    : $localize`Stopped: ${done}:done: of ${all}:all: changes saved`;
};

interface PlanBarProps {
  itinerary: EditedItinerary;
  onSave: () => void;
}

/** The differences from the saved itinerary, as the steps of a save, with their results. */
export const PlanBar = ({ itinerary, onSave }: PlanBarProps) => {
  const [shown, setShown] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { changes, results, running, problem, putBack, goesBack } = itinerary;
  const [failed] = inState(results, 'failed');
  const begun = results.length > 0;
  const goOn = goesBack ? putBack : onSave;
  const rows = begun
    ? results.map(({ step, state }) => ({ text: step.words, label: stepLabels[state] }))
    : changes.map((text) => ({ text }));

  useEffect(() => {
    // The focused button disappears during calls.
    if (running) bar.current?.focus({ preventScroll: true });
  }, [running]);

  return (
    <div
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-label={$localize`Unsaved itinerary`}
      className={classes.bar}
    >
      <RunProgress
        run={itinerary}
        label={$localize`Saving the itinerary`}
        summary={summary(itinerary)}
        announcement={
          running ? $localize`Saving the itinerary` : $localize`The itinerary has unsaved changes`
        }
        onStop={itinerary.stop}
        onRetry={goOn}
        onContinue={failed ? undefined : goOn}
      >
        <ShowChanges shown={shown} onShow={setShown} />
        {!running && (
          <>
            <UndoStep onUndo={itinerary.undo} />
            {putBack && !goesBack && (
              <Button size="xs" variant="default" onClick={putBack}>
                {$localize`Change back what was saved`}
              </Button>
            )}
            <Button size="xs" variant="default" onClick={itinerary.discard}>
              {$localize`Discard`}
            </Button>
            {!begun && (
              <Button size="xs" disabled={itinerary.isUnreadable} onClick={onSave}>
                {$localize`Save`}
              </Button>
            )}
          </>
        )}
      </RunProgress>
      {!running && failed && (
        <div role="alert" dir="auto">
          <Text size="sm" c="danger">
            {failed.step.words}: {failed.reason}
          </Text>
          <DimmedText>
            {$localize`The other changes wait, so that nothing is overwritten. Retry reads the itinerary first and saves nothing twice.`}
          </DimmedText>
        </div>
      )}
      {!running && problem && (
        <Text size="sm" c="danger" role="alert" dir="auto">
          {problem}
        </Text>
      )}
      <Collapse expanded={shown}>
        <ChangeList rows={rows} />
      </Collapse>
    </div>
  );
};
