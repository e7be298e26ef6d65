import { Alert, Anchor, Button, Group, List, Progress, Stack, Text, Title } from '@mantine/core';
import { Link, linkOptions } from '@tanstack/react-router';
import { MomentText } from '@/components/day-text';
import { inState } from '@/components/run/run-steps';
import { blockingTitles, helpfulTitles } from '@/domain/listings/rules/rule-titles';
import { countFound, type ShopHealth, useShopHealth } from '@/domain/listings/shop-health';
import classes from '@/features/dashboard/dashboard.module.css';
import { counted } from '@/lib/plural';
import type { Sweep } from './use-sweep';

interface FoundGapsProps {
  health: ShopHealth;
  /** The names of rules, and what their gaps are listed under. */
  titles: ReadonlyMap<string, string>;
  heading: string;
  /** What is said where nothing was found. */
  none?: string;
}

const FoundGaps = ({ health, titles, heading, none }: FoundGapsProps) => {
  const found = [...titles].flatMap(([rule, title]) => {
    const count = countFound(health, rule);
    return count > 0 ? [{ rule, title, count }] : [];
  });
  if (found.length === 0) return none !== undefined && <Text size="sm">{none}</Text>;
  return (
    <div>
      <Title order={3} size="h6" mb={4}>
        {heading}
      </Title>
      <List size="sm" listStyleType="none" spacing={4}>
        {found.map(({ rule, title, count }) => (
          <List.Item key={rule}>
            <Anchor
              inherit
              renderRoot={(props) => (
                <Link {...props} {...linkOptions({ to: '/', search: { show: rule } })} />
              )}
            >
              {title}: {counted(count, 'listing', 'listings')}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </div>
  );
};

const Controls = ({ sweep, again }: { sweep: Sweep; again: boolean }) => {
  if (!sweep.running && !sweep.paused)
    return (
      <Button size="xs" onClick={sweep.start}>
        {again ? 'Check again' : 'Check now'}
      </Button>
    );
  return (
    <>
      {sweep.paused && (
        <Button size="xs" onClick={sweep.goOn}>
          Go on
        </Button>
      )}
      {sweep.running && sweep.results.length > 0 && (
        <Button size="xs" variant="default" onClick={sweep.pause}>
          Pause
        </Button>
      )}
      <Button size="xs" variant="default" onClick={sweep.stop}>
        Stop
      </Button>
    </>
  );
};

const Going = ({ sweep: { results, paused } }: { sweep: Sweep }) => {
  const done = inState(results, 'done').length + inState(results, 'failed').length;
  return (
    <>
      <Progress
        value={results.length === 0 ? 0 : (done / results.length) * 100}
        aria-label="Checking the shop"
      />
      <Text size="sm" role="status" mb="xs">
        {done} of {results.length} checked{paused && ', paused'}
      </Text>
    </>
  );
};

/** What the last check could not look at, in sentences. */
const notSeen = ({ failed, skipped }: ShopHealth): string =>
  [
    failed > 0 && `${counted(failed, 'part', 'parts')} could not be read.`,
    skipped > 0 && `It was stopped before ${counted(skipped, 'part', 'parts')}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** One look over everything that is for sale, and what the last one found. */
export const ShopHealthPanel = ({ sweep }: { sweep: Sweep }) => {
  const health = useShopHealth();
  return (
    <section className={classes.panel} aria-label="Shop health">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          Shop health
        </Title>
        <Group gap="xs">
          <Controls sweep={sweep} again={health !== null} />
        </Group>
      </Group>
      {sweep.problem && (
        <Alert color="danger" role="alert" mb="xs">
          {sweep.problem}
        </Alert>
      )}
      {(sweep.running || sweep.paused) && <Going sweep={sweep} />}
      {health ? (
        <>
          <Text size="sm" c="dimmed" mb="xs">
            <bdi>
              {counted(health.seen, 'listing', 'listings')} checked on{' '}
              <MomentText moment={new Date(health.at).toISOString()} />. {notSeen(health)}
            </bdi>
          </Text>
          <Stack gap="sm">
            <FoundGaps
              health={health}
              titles={blockingTitles}
              heading="Blocks selling"
              none="Nothing keeps a listing from being sold."
            />
            <FoundGaps health={health} titles={helpfulTitles} heading="Would help" />
          </Stack>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          Looks at every package, homestay and hotel for what keeps it from being sold. It takes a while, and
          can be paused.
        </Text>
      )}
    </section>
  );
};
