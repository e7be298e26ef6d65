import { Button, Group, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { focusScreen } from '@/components/keys/focus-lost';
import { LinkText } from '@/components/links/link-button';
import { notifySuccess } from '@/components/notices/notices';
import dashboard from '@/features/dashboard/dashboard.module.css';
import { Panel } from '@/features/dashboard/panel';
import { formatCount } from '@/lib/formats/formats';
import classes from './setup.module.css';
import { markDone, putAway } from './shop-setup';
import { type StandingStep, useSetupSteps } from './use-setup-steps';

interface StepProps {
  step: StandingStep;
  number: number;
  /** The first that is not done. */
  next: boolean;
}

const Step = ({ step: { key, title, why, link, state, isDone }, number, next }: StepProps) => (
  <li className={classes.step} data-state={state} aria-current={next ? 'step' : undefined}>
    <span className={classes.mark} aria-hidden>
      {state === 'done' ? <IconCheck size={14} stroke={2.2} /> : number}
    </span>
    {state === 'done' ? (
      <span>
        {title}
        <VisuallyHidden>{$localize`, done`}</VisuallyHidden>
      </span>
    ) : (
      <LinkText
        size="sm"
        fw={next ? 600 : undefined}
        {...link}
        // Whether that is done, no call can say.
        onClick={isDone ? undefined : () => markDone(key)}
      >
        {title}
      </LinkText>
    )}
    <span className={classes.why}>
      {state === 'failed' ? $localize`It could not be read whether this is done.` : why}
    </span>
  </li>
);

const title = $localize`Getting the shop ready`;

/** What gets a new shop ready, in order; it is not shown once all is done. */
export const SetupPanel = () => {
  const { steps, retry } = useSetupSteps();
  const done = steps.filter(({ state }) => state === 'done').length;
  const next = steps.find(({ state }) => state === 'open');
  const known = steps.every(({ state }) => state !== 'reading');
  if (known && done === steps.length) return null;
  return (
    <Panel
      title={title}
      help="Set up a new shop"
      aside={
        <span className={dashboard.links}>
          <bdi className={dashboard.quiet} role="status">
            {known && $localize`${formatCount(done)}:done: of ${formatCount(steps.length)}:steps: done`}
          </bdi>
          <Button
            size="compact-sm"
            variant="subtle"
            me={-9}
            onClick={() => {
              putAway(true);
              notifySuccess($localize`“${title}:title:” was put away.`, { undo: () => putAway(false) });
              setTimeout(focusScreen);
            }}
          >
            {$localize`Put away`}
          </Button>
        </span>
      }
    >
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <Step key={step.key} step={step} number={index + 1} next={step === next} />
        ))}
      </ol>
      {steps.some(({ state }) => state === 'failed') && (
        <Group gap="xs" mt="xs">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={$localize`Retry: the steps`}
            onClick={retry}
          >
            {$localize`Retry`}
          </Button>
        </Group>
      )}
    </Panel>
  );
};
