import { Table } from '@mantine/core';

/** The header row of a table. */
export const TableHead = ({ heads }: { heads: readonly string[] }) => (
  <Table.Thead>
    <Table.Tr>
      {heads.map((head) => (
        <Table.Th key={head} scope="col">
          {head}
        </Table.Th>
      ))}
    </Table.Tr>
  </Table.Thead>
);
