import { useEffect } from 'react';
import { Button, Group, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { toApiError } from '@/api/errors/api-error';
import { focusScreen } from '@/components/keys/focus-lost';
import { LinkText } from '@/components/links/link-button';
import { notifySuccess } from '@/components/notices/notices';
import dashboard from '@/features/dashboard/dashboard.module.css';
import { Panel } from '@/features/dashboard/panel';
import { formatCount } from '@/lib/formats/formats';
import classes from './setup.module.css';
import { firstPackage, type SetupStep, setupSteps } from './setup-steps';
import { markDone, putAway, type StepKey, useShopSetup } from './shop-setup';

interface StandingStep extends SetupStep {
  state: 'done' | 'open' | 'reading' | 'failed';
}

const ofPackage: readonly StepKey[] = ['package', 'days', 'departures'];
const asking = ['shop-setup'] as const;

/** The steps that this role may see, each with its state: one call for each that is not known to be done. */
const useSetupSteps = () => {
  const { done } = useShopSetup();
  const first = useQuery({
    queryKey: [...asking, 'first package'],
    queryFn: async () => (await firstPackage()) ?? null,
    enabled: ofPackage.some((key) => !done.includes(key)),
    staleTime: 0,
  });
  const id = first.data ?? undefined;
  const steps = setupSteps(id);
  const asked = steps.filter(({ key, isDone }) => isDone && !done.includes(key));
  const answers = useQueries({
    queries: asked.map(({ key, isDone = () => Promise.resolve(false) }) => ({
      queryKey: [...asking, key, id],
      queryFn: isDone,
      enabled: !ofPackage.includes(key) || first.data !== undefined,
      staleTime: 0,
    })),
  });
  const found = asked.filter((_, index) => answers[index]?.data === true).map(({ key }) => key);
  const news = found.join();
  useEffect(() => {
    for (const key of news.split(',')) if (key !== '') markDone(key as StepKey);
  }, [news]);

  const standing = steps.flatMap((step): StandingStep[] => {
    if (done.includes(step.key) || found.includes(step.key)) return [{ ...step, state: 'done' }];
    const at = asked.indexOf(step);
    if (at < 0) return [{ ...step, state: 'open' }];
    const error = (ofPackage.includes(step.key) ? first.error : null) ?? answers[at]?.error;
    if (error) return toApiError(error).status === 403 ? [] : [{ ...step, state: 'failed' }];
    return [{ ...step, state: answers[at]?.data === undefined ? 'reading' : 'open' }];
  });
  return {
    steps: standing,
    retry: () => {
      if (first.isError) void first.refetch();
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
};

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
