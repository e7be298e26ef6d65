import type { ReactNode } from 'react';
import { Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconZoomQuestion } from '@tabler/icons-react';
import { WithHelp } from '@/components/links/help-link';
import type { HelpTopic } from '@/components/links/help-topic';
import { LinkButton, LinkText } from '@/components/links/link-button';
import { useScreenTitle } from '@/components/screen/screen-title';
import { StatePanel } from '@/components/screen/state-panel';
import classes from '@/features/dashboard/dashboard.module.css';
import { ReadAt } from '@/features/dashboard/reading/read-at';
import { counted } from '@/lib/text/plural';

export interface CheckedFrameProps {
  title: string;
  /** The part of the help that explains it. */
  help?: HelpTopic;
  /** The time of the check, in milliseconds since 1970; undefined before the first. */
  at: number | undefined;
  /** The number of records found, and the singular and plural nouns. */
  count: number;
  nouns: readonly [one: string, other: string];
  children: ReactNode;
}

/** The frame of what the last check found, with a link back to the overview. */
export const CheckedFrame = ({
  title,
  help = 'See what to do next',
  at,
  count,
  nouns,
  children,
}: CheckedFrameProps) => {
  useScreenTitle({ title });
  return (
    <Stack gap="md">
      <LinkText size="sm" c="dimmed" to="/">
        <Group gap={6} component="span">
          <IconArrowLeft size={16} className="mantine-rotate-rtl" aria-hidden />
          {$localize`Back to Home`}
        </Group>
      </LinkText>
      <WithHelp about={help}>
        <Title order={1}>{title}</Title>
      </WithHelp>
      {at !== undefined ? (
        <section className={classes.panel} aria-label={title}>
          <Text size="sm" fw={600}>
            <bdi>{counted(count, ...nouns)}</bdi>
          </Text>
          <ReadAt at={at} />
          {children}
        </section>
      ) : (
        <StatePanel
          icon={<IconZoomQuestion size={22} />}
          title={$localize`Nothing has been read in this browser`}
          action={<LinkButton to="/">{$localize`Back to Home`}</LinkButton>}
        >
          {$localize`The start page reads every listing, page and vendor while it is open.`}
        </StatePanel>
      )}
    </Stack>
  );
};
