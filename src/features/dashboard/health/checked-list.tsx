import type { ReactNode } from 'react';
import { Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconZoomQuestion } from '@tabler/icons-react';
import { type LinkProps } from '@tanstack/react-router';
import { LinkButton, LinkText } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { useScreenTitle } from '@/components/screen/screen-title';
import { StatePanel } from '@/components/screen/state-panel';
import { TableHead } from '@/components/text/preview-table';
import classes from '@/features/dashboard/dashboard.module.css';
import { ReadAt } from '@/features/dashboard/reading/read-at';
import { counted } from '@/lib/text/plural';

interface CheckedListProps {
  title: string;
  /** The time of the check, in milliseconds since 1970; undefined before the first. */
  at: number | undefined;
  /** The singular and plural nouns. */
  nouns: readonly [one: string, other: string];
  heads: readonly string[];
  /** Each row with the link of its name, and the other columns. */
  rows: readonly { key: string | number; name: string; link: LinkProps; cells: readonly ReactNode[] }[];
}

/** A list from the last check, with a link back to the overview. */
export const CheckedList = ({ title, at, nouns, heads, rows }: CheckedListProps) => {
  useScreenTitle({ title });
  return (
    <Stack gap="md">
      <LinkText size="sm" c="dimmed" to="/">
        <Group gap={6} component="span">
          <IconArrowLeft size={16} className="mantine-rotate-rtl" aria-hidden />
          Back to Home
        </Group>
      </LinkText>
      <Title order={1} size="h2">
        {title}
      </Title>
      {at !== undefined ? (
        <section className={classes.panel} aria-label={title}>
          <Text size="sm" fw={600}>
            <bdi>{counted(rows.length, ...nouns)}</bdi>
          </Text>
          <ReadAt at={at} />
          <Table.ScrollContainer minWidth={280} mt="xs">
            <Table>
              <TableHead heads={heads} />
              <Table.Tbody>
                {rows.map(({ key, name, link, cells }) => (
                  <Table.Tr key={key}>
                    <Table.Td>
                      <RecordLink link={link}>
                        <bdi>{name}</bdi>
                      </RecordLink>
                    </Table.Td>
                    {cells.map((cell, column) => (
                      <Table.Td key={column}>{cell}</Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </section>
      ) : (
        <StatePanel
          icon={<IconZoomQuestion size={22} />}
          title="Nothing has been read in this browser"
          action={<LinkButton to="/">Back to Home</LinkButton>}
        >
          The start page reads every listing, page and vendor while it is open.
        </StatePanel>
      )}
    </Stack>
  );
};
