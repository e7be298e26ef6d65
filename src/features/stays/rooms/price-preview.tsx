import { Table, Text } from '@mantine/core';
import { TableHead } from '@/components/text/preview-table';
import { formatNpr } from '@/lib/formats/formats';
import type { NewPrice } from './price-change';
import classes from './rooms.module.css';

/** The current and new price of each room, with validation errors. */
export const PricePreview = ({ prices }: { prices: readonly NewPrice[] }) => (
  <Table.ScrollContainer minWidth={280} mah={260} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
    <Table className={classes.prices}>
      <TableHead heads={[$localize`Room`, $localize`Now`, $localize`After`]} />
      <Table.Tbody>
        {prices.map(({ id, name, before, after, problem }) => (
          <Table.Tr key={id}>
            <Table.Td>
              <bdi>{name}</bdi>
            </Table.Td>
            <Table.Td>
              <bdi>{before === null ? '–' : formatNpr(before)}</bdi>
            </Table.Td>
            <Table.Td>
              <bdi>{formatNpr(after)}</bdi>
              {problem && (
                <Text size="xs" c="danger">
                  {problem}
                </Text>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);
