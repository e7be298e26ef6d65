import type { ReactNode } from 'react';
import { Anchor, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconZoomQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useScreenTitle } from '@/components/screen-title';
import { StatePanel } from '@/components/state-panel';
import { TableHead } from '@/components/table-head';
import classes from '@/features/dashboard/dashboard.module.css';
import { ReadAt } from '@/features/dashboard/reading/read-at';

interface CheckedListProps {
  title: string;
  /** When it was read, in milliseconds since 1970; nothing where nobody has. */
  at: number | undefined;
  /** How many there are, in words: "7 listings". */
  total: string;
  heads: readonly string[];
  /** The rows of the table. */
  children: ReactNode;
}

/** A list out of the last reading, with the way back to the overview. */
export const CheckedList = ({ title, at, total, heads, children }: CheckedListProps) => {
  useScreenTitle({ title });
  return (
    <Stack gap="md">
      <Anchor size="sm" c="dimmed" renderRoot={(props) => <Link {...props} to="/" />}>
        <Group gap={6} component="span">
          <IconArrowLeft size={16} className="mantine-rotate-rtl" aria-hidden />
          Back to Home
        </Group>
      </Anchor>
      <Title order={1} size="h2">
        {title}
      </Title>
      {at !== undefined ? (
        <section className={classes.panel} aria-label={title}>
          <Text size="sm" fw={600}>
            <bdi>{total}</bdi>
          </Text>
          <ReadAt at={at} />
          <Table.ScrollContainer minWidth={280} mt="xs">
            <Table>
              <TableHead heads={heads} />
              <Table.Tbody>{children}</Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </section>
      ) : (
        <StatePanel
          icon={<IconZoomQuestion size={22} />}
          title="Nothing has been read in this browser"
          action={<Button renderRoot={(props) => <Link {...props} to="/" />}>Back to Home</Button>}
        >
          “Read everything” on the start page looks at every listing, page and vendor.
        </StatePanel>
      )}
    </Stack>
  );
};
