import { useEffect, useRef, useState } from 'react';
import { ActionIcon, Badge, Button, Collapse, Group, Loader, ScrollArea, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown } from '@tabler/icons-react';
import classes from './itinerary.module.css';
import type { Call } from './plan';
import type { Step } from './run-plan';
import { callInWords, countCalls, stepLabels } from './words';

interface PlanBarProps {
  /** What saving will do. */
  calls: readonly Call[];
  /** How far the last save came; none before the first. */
  steps: readonly Step[];
  running: boolean;
  /** Why saving could not begin. */
  problem: string | undefined;
  /** Takes the last step back, where there is one. */
  onUndo: (() => void) | undefined;
  onSave: () => void;
  onDiscard: () => void;
}

const summary = ({ calls, steps, running }: Pick<PlanBarProps, 'calls' | 'steps' | 'running'>) => {
  const settled = steps.filter(({ state }) => state === 'done' || state === 'unneeded').length;
  if (running)
    return steps.length === 0
      ? 'Reading the itinerary again'
      : `Saving call ${Math.min(settled + 1, steps.length)} of ${steps.length}`;
  const failed = steps.some(({ state }) => state === 'failed');
  return failed
    ? `Stopped: ${settled} of ${steps.length} calls saved`
    : `Unsaved itinerary: ${countCalls(calls.length)}`;
};

/** What differs from the saved itinerary, as the calls that saving makes, and how they went. */
export const PlanBar = ({ calls, steps, running, problem, onUndo, onSave, onDiscard }: PlanBarProps) => {
  const [shown, setShown] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const failed = steps.find(({ state }) => state === 'failed');
  const rows: readonly Step[] =
    steps.length > 0 ? steps : calls.map((call): Step => ({ call, state: 'waiting' }));

  useEffect(() => {
    // The button that had the focus is gone while calls are made.
    if (running) bar.current?.focus({ preventScroll: true });
  }, [running]);

  return (
    <div ref={bar} tabIndex={-1} role="group" aria-label="Unsaved itinerary" className={classes.bar}>
      <div className={classes.barHead}>
        <Group gap="xs" wrap="nowrap" className={classes.barText}>
          {running && <Loader size={14} aria-hidden />}
          <Text size="sm" fw={550} role="status">
            {summary({ calls, steps, running })}
          </Text>
        </Group>
        <Group gap="xs" wrap="nowrap" className={classes.barButtons}>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            aria-expanded={shown}
            rightSection={<IconChevronDown size={14} className={classes.chevron} data-open={shown} />}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide calls' : 'Show calls'}
          </Button>
          {!running && (
            <>
              <Tooltip label="Undo">
                <ActionIcon size={30} aria-label="Undo" disabled={!onUndo} onClick={onUndo}>
                  <IconArrowBackUp size={17} className="mirror-rtl" />
                </ActionIcon>
              </Tooltip>
              <Button size="xs" variant="default" onClick={onDiscard}>
                Discard
              </Button>
              <Button size="xs" onClick={onSave}>
                {failed ? 'Retry' : 'Save'}
              </Button>
            </>
          )}
        </Group>
      </div>
      {!running && failed && (
        <div role="alert" dir="auto">
          <Text size="sm" c="danger">
            {callInWords(failed.call)}: {failed.reason}
          </Text>
          <Text size="sm" c="dimmed">
            The rest waits, so that nothing is overwritten before it has its new place. Retry reads the
            itinerary first and saves nothing twice.
          </Text>
        </div>
      )}
      {!running && problem && (
        <Text size="sm" c="danger" role="alert" dir="auto">
          {problem}
        </Text>
      )}
      <Collapse expanded={shown}>
        <ScrollArea.Autosize mah="min(13rem, 30vh)" viewportProps={{ tabIndex: 0 }}>
          <ol className={classes.calls} aria-label="Calls">
            {rows.map(({ call, state }, index) => (
              <li key={index}>
                <div className={classes.call}>
                  <bdi>{callInWords(call)}</bdi>
                  {steps.length > 0 && (
                    <Badge size="sm" variant="dot" color={stepLabels[state][1]}>
                      {stepLabels[state][0]}
                    </Badge>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </ScrollArea.Autosize>
      </Collapse>
    </div>
  );
};
